# То, что говорит только веб-приложение.

web-tagline = Игры с семёркой
web-promise = Настольные игры для семьи и друзей. Без регистрации и рекламы: выберите игру и играйте.
web-unofficial = Неофициальная любительская версия: слова и рисунки наши. { $credits } Игры принадлежат их авторам и издателям; если они вам понравились, купите их.
web-home = На главную
web-navigation = Главное меню
web-skip = К содержанию
web-learn = Обучение
web-learn-about = Для каждой игры короткий урок за настоящим столом и правила.
web-settings = Настройки
web-language = Язык
web-sound = Звук
web-loading = Минутку…
web-lost = Здесь ничего нет
web-lost-about = Возможно, ссылка неверная или устарела.
web-help = Помощь
web-help-end = Выйти из помощи
web-help-rule = Правило: { $title }
web-close = Закрыть
web-back = Назад
web-ok = ОК
web-guest = Гость
web-bot = Бот
web-bot-0 = Робин
web-bot-1 = Ирис
web-bot-2 = Оскар
web-bot-3 = Майя
web-bot-4 = Феликс

## Главная и подготовка

web-play-now = Играть
web-play-easy = Сыграть с лёгким ботом
web-choose-game = Выбрать игру
web-friends = С друзьями
web-device = На одном экране
web-options = Параметры
web-continue = Продолжить: { $game }
web-continue-turn = Продолжить: ваш ход, { $game }
web-box-players = { $from }–{ $to } игроков
web-box-minutes = { $minutes } мин
web-box-age = от { $age } лет
web-lobby = Открытые столы
web-lobby-about = Столы, за которые любой может сесть или просто посмотреть игру.
web-lobby-empty = Открытых столов сейчас нет. Создайте свой: сесть за него сможет любой.
web-lobby-own = Или создайте свой
web-lobby-open = Открыть стол
web-my-games = Мои партии
web-puzzles = Задачи
web-puzzles-about = Позиции из настоящих партий, где один ход явно лучший. Каждый день новая.
web-games-results = Результаты и разборы
web-games-about = Результаты, разборы, точность и удача. Всё остаётся на этом устройстве.
web-delete = Удалить эту партию: { $game }
web-refused-no-rules = не удалось загрузить правила; проверьте соединение и откройте страницу снова
web-refused-no-store = этот браузер здесь ничего не сохраняет; так часто бывает в приватных окнах
web-refused-store-full = на устройстве не осталось места для партии, поэтому ничего не сыграно; удалите старые партии и попробуйте снова
web-refused-store-damaged = эту партию больше нельзя прочитать; остальные партии не пострадали
web-refused-store-newer = открыта более новая версия этой страницы; перезагрузите эту
web-refused-store-foreign = другая программа этого сайта хранит данные под нашим именем; чтобы играть здесь, удалите данные этого сайта в браузере
web-refused-damaged-link = ссылка неполная или от другой версии правил; попросите её ещё раз
web-phase-running = идёт
web-phase-over = окончена
web-just-now = только что
web-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-company = Кто играет?
web-company-bots = Я против ботов
web-company-friends = Друзья на своих устройствах
web-company-device = Все за одним устройством
web-seats = Места
web-seat = Место { $seat }
web-who-sits = Кто сидит на месте { $seat }?
web-me = Я
web-kind-bot = бот
web-kind-open = друг, по ссылке
web-kind-guest = кто-то за этим устройством
web-level = Уровень бота
web-name-of = Имя на месте { $seat }
web-first = Кто начинает?
web-first-random = по жребию
web-seat-name = Игрок { $seat }
web-more-options = Дополнительно
web-clock = Время
web-clock-none = без ограничения
web-clock-move = { $span } на ход
web-clock-game = { $span } каждому на всю партию
web-clock-day = сутки на ход
web-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
web-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
web-hints-allowed = Подсказки разрешены
web-listed = Этот стол может найти любой
web-set-up = Создать стол
web-start = Начать
web-away = За того, кого нет две минуты, играет бот
web-away-bot = Если игрок отсутствует две минуты в свой ход, за него играет бот, пока он не вернётся.
web-away-ask = Если кто-то отойдёт, бот сыграет за него, только если согласятся остальные.

## В ожидании остальных

web-waiting = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
   *[many] { $count } мест свободно
}
web-all-here = Все в сборе.
web-start-missing = { $count ->
    [one] Свободно ещё { $count } место. Пригласите друга или посадите бота.
    [few] Свободны ещё { $count } места. Пригласите друзей или посадите ботов.
   *[many] Свободно ещё { $count } мест. Пригласите друзей или посадите ботов.
}
web-start-absent = Сейчас не за столом: { $names }.
web-fill = Ботов на свободные места
web-set-up-anew = Изменить число игроков
web-open-seat = Свободное место
web-sit = Сесть
web-get-up = Встать
web-seat-bot = Посадить бота
web-send-away = Убрать
web-host-starts = Партию начинает тот, кто создал стол.
web-my-name = Моё имя
web-saved = Сохранено
web-invite = Пригласить
web-invite-about = Друзья сканируют код или открывают ссылку.
web-only-here = Эта ссылка работает только на этом компьютере.
web-only-here-how = Чтобы пригласить другие устройства вашей сети, запустите сервер командой «sevenfold serve --host 0.0.0.0»: тогда здесь появится ссылка, которую они смогут открыть.
web-qr = QR-код со ссылкой на этот стол
web-link = Ссылка на этот стол
web-share = Поделиться ссылкой
web-copied = Скопировано
web-share-link = Ссылка
web-share-picture = Картинка
web-share-moment = { $game } · после { $ply ->
    [0] раздачи
    [one] { $ply } хода
   *[other] { $ply } ходов
}

## За столом

web-table = Стол
web-hand = Ваши карты
web-new = новая
web-your-turn = Ваш ход
web-card-first = Сначала выберите карту из руки.
web-card-nowhere = Эта карта сейчас никуда не подходит.
web-their-turn = { $name } думает…
web-on-turn = ходит
web-over = Партия окончена
web-looking-back = Вы смотрите прошлые ходы
web-now = К текущему ходу
web-sending = Ход отправлен…
web-watching = Вы наблюдаете.
web-offline = Нет связи.
web-offline-table = Ничего не потеряно: игра продолжится, как только сервер снова ответит.
web-offline-home = Играть с ботами и на одном устройстве можно как обычно, уроки тоже работают. Играть с друзьями можно будет, когда связь восстановится.
web-out-of-reach = Сервер не отвечает. Проверьте подключение и попробуйте ещё раз.
web-try-again = Попробовать ещё раз
web-absent = сейчас не за столом
web-away-left = больше не за столом; играет бот
web-away-away = нет на месте; играет бот
web-away-time = время вышло; играет бот
web-away-forgotten = больше не за столом; играет бот
web-bot-plays-for-you = За вас играет бот
web-come-back = Я снова здесь
web-missed = Игрока { $name } давно нет
web-stand-in = Пусть играет бот
web-confirm = Сыграть
web-change = Изменить
web-hint = Подсказка
web-take-back = Вернуть ход
web-coach = Первые шаги
web-hint-win = побед: примерно { $share } из 100 (от { $low } до { $high })
web-hint-wins = сразу выигрывает
web-another = Другой совет
web-moves = Ходы
web-no-moves = Выбирать не из чего.
web-count-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
web-log = История
web-of = { $player }: { $words }
web-log-empty = Пока ничего не произошло.
web-talk = Чат
web-described = Описание
web-tools = Рядом со столом
web-rules = Правила
web-menu = Ещё
web-leave = Уйти
web-leave-sure = За вас будет играть бот. Вернуться можно в любой момент.
web-leave-alone = Партия сохранится. Она будет на главной странице.
web-stay = Остаться
web-join = Присоединиться
web-step = Партия ход за ходом
web-step-first = К началу
web-step-previous = На ход назад
web-step-next = На ход вперёд
web-step-last = К концу
web-step-play = Показать ходы по порядку
web-step-pause = Пауза
web-step-speed = Скорость: { $times }×
web-replay-round = Последний круг
web-curtain = Передайте устройство: { $name }
web-curtain-why = Карт никто не увидит, пока { $name } не возьмёт устройство.
web-curtain-ready = Это я, { $name }
web-hand-count = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[many] { $count } карт на руке
}
web-your-hand = Ваши карты: { $cards }

## Сказать

web-say-hello = Привет!
web-say-good-luck = Удачи!
web-say-have-fun = Приятной игры!
web-say-your-turn = Твой ход!
web-say-one-moment = Минуточку
web-say-thinking = Думаю…
web-say-nice-move = Отличный ход!
web-say-thank-you = Спасибо!
web-say-oops = Ой!
web-say-so-close = Чуть-чуть не хватило!
web-say-well-played = Хорошая игра!
web-say-again = Ещё разок?
web-react-smile = улыбка
web-react-laugh = смех
web-react-wow = ого
web-react-cry = слёзы
web-react-heart = сердце
web-react-dragon = дракон
web-react-clover = клевер
web-react-party = праздник
web-said = Что было сказано

## После партии

web-result = Итог
web-winner = победитель
web-you-won = Вы победили!
web-you-share = Вы делите победу!
web-won = { $count ->
    [one] Победа: { $names }
   *[other] Победу делят: { $names }
}
web-nobody-won = Никто не победил.
web-well-played = Хорошая игра! В следующий раз может повезти и вам.
web-so-close = Совсем чуть-чуть не хватило! В следующий раз может повезти и вам.
web-player = Игрок
web-score = Счёт
web-chart = Как шла партия
web-rematch = Ещё раз
web-again-asked = { $count ->
    [one] { $names } хочет сыграть ещё раз.
   *[other] { $names } хотят сыграть ещё раз.
}
web-again-join = Я в игре
web-again-watch = К новому столу
web-next-level = Следующий уровень: { $level }
web-replay = Пересмотреть
web-download = Скачать
web-fair = Честной ли была раздача?
web-fair-how = Раздача была определена до первого хода. Этот отпечаток ваше устройство получило в самом начале; он вычислен из двух значений, указанных ниже. Скачанную партию можно проверить командой «sevenfold verify».

## Настройки

web-theme = Цвета
web-theme-auto = как на устройстве
web-theme-light = светлые
web-theme-dark = тёмные
web-speed = Темп соперников
web-speed-slow = медленный
web-speed-calm = спокойный
web-speed-fast = быстрый
web-set-sound = Звук
web-set-sound-about = Тихие звуки при ходах и когда подходит ваша очередь.
web-set-motion = Анимация
web-set-motion-about = Карты и плитки летят на свои места.
web-set-confirm = Подтверждать ходы
web-set-confirm-about = Ход ждёт вашего согласия, и его можно изменить.
web-set-sure = Подтверждать и в игре с ботами
web-set-sure-about = В игре с ботами ход можно вернуть, поэтому он делается сразу.
web-set-hints = Показывать, куда подходит карта
web-set-hints-about = Доступные места светятся.
web-set-memory = Помнить за меня
web-set-memory-about = Карты и цели, которые вы видели, остаются для вас открытыми.
web-set-voice = Читать вслух
web-set-voice-about = Подсказки голосом вашего браузера.
web-set-remote = Играть на сервере
web-set-remote-about = Партии с ботами и на одном устройстве тоже хранятся на сервере, и их можно продолжить на другом устройстве.
web-set-notify = Уведомлять меня
web-set-notify-about = Уведомление, когда ваш ход, а страница открыта в фоне.
web-move-device = Перейти на другое устройство
web-move-device-about = Код действует один раз, пятнадцать минут, и переносит ваше имя и ваши партии на другой телефон или компьютер.
web-make-code = Получить код
web-move-here = Да, я перехожу сюда
web-move-here-about = Ваше имя и ваши партии перейдут на это устройство.
web-moved-here = Добро пожаловать, { $name }. Ваши партии здесь.
web-forget = Забыть меня
web-forget-about = Ваше имя и ваши места стираются с сервера; за вас доигрывают боты.
web-forget-sure = Да, забыть меня
