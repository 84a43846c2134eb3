# Уроки, шаг за шагом: заголовок, что сделать, что сказать, когда получилось, и когда сделан другой допустимый ход.

web-lesson = Урок
web-lesson-steps = Шаги
web-lesson-step = Шаг { $number } из { $count }
web-lesson-time = Примерно { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
web-lesson-next = Дальше
web-lesson-skip = Пропустить
web-lesson-anew = Начать сначала
web-lesson-finished = Урок пройден!
web-lesson-finished-about = Остальное узнаете в игре: подходящие места светятся, а если так ходить нельзя, игра объяснит почему.
web-lesson-rules = Правила: { $game }
web-lesson-learned = Пройдено
web-lesson-other = Так тоже можно.
