# Терминал.

cli-about = Играйте в «Семь драконов», Double Seven и Dragon и изучайте их.
cli-about-play = играть в этом терминале: вместе или против ботов
cli-about-games = список игр и их настроек
cli-about-replay = просмотреть записанную партию ход за ходом
cli-about-bench = измерить, сколько ходов в секунду делает этот компьютер
cli-unofficial = Неофициальный фанатский проект. «Семь драконов» придумал Эндрю Луни (Looney Labs), Double Seven — Михаэль Шахт (Tiki Editions), Dragon — Сильви Барк.

cli-help-general = общее
cli-help-help = показать эту справку
cli-help-version = показать версию
cli-help-usage = Использование:
cli-help-commands = команды
cli-help-table = партия
cli-bad-arguments = Команда непонятна: { $reason }
cli-help-lang = язык: en, fr, nl или ru
cli-help-game = seven-dragons, double-seven или dragon; если не указать, мы спросим
cli-help-bot = посадить ботов: сколько или одного по имени (hatchling, novice, player, expert, master; также random, greedy) либо файл программы; можно повторять
cli-help-hints = разрешить подсказки; обычно, когда вы играете один против ботов
cli-help-names = имена игроков-людей по порядку мест
cli-help-seed = номер раздачи; одинаковый номер — одинаковая раздача
cli-help-resume = продолжить сохранённую партию
cli-help-save = куда сохранять партию
cli-help-options = настройки игр
cli-help-file = сохранённая партия или её запись
cli-help-json = вывести результаты в JSON
cli-help-seconds = сколько секунд измерять каждую игру

cli-games-option = настройка
cli-games-choices = значения
cli-games-default = по умолчанию
cli-games-by-variant = зависит от варианта

cli-compiling = Готовим правила (только в этот первый раз): { $count ->
    [one] { $count } часть
    [few] { $count } части
   *[many] { $count } частей
}, { $seconds } с
cli-bench-game = игра
cli-bench-rate = ходов в секунду на одном ядре

cli-welcome = Во что играем?
cli-ask-game = Номер [{ $usual }]:
cli-ask-variant = Какой вариант? [{ $usual }]:
cli-ask-players = Сколько игроков, от { $low } до { $high }? [{ $usual }]:
cli-ask-bots = Сколько из них ботов, от { $low } до { $high }? [{ $usual }]:
cli-ask-first = Кто начинает, от { $low } до { $high }? [{ $usual }]:
cli-ask-again = Пожалуйста, число от { $low } до { $high }.

cli-name-player = Игрок { $seat }
cli-name-bot = Бот { $seat } ({ $bot })
cli-you = { $player } — вы
cli-curtain = Ходит { $player }. Остальные, пожалуйста, отвернитесь.
cli-curtain-ready = { $player }, нажмите Enter, когда будете готовы:
cli-prompt = { $player } >
cli-next-page = Enter — дальше
cli-more = … и ещё { $count }: наберите несколько букв, чтобы сократить список.
cli-illegal = { $move } — так нельзя: { $reason } ({ $clause })
cli-nothing-found = Среди возможных ходов нет ничего похожего на «{ $text }». Наберите ? для справки.
cli-played = { $player }: { $words }
cli-saved = Сохранено. Продолжить: sevenfold --lang { $language } play --resume "{ $file }"
cli-not-saved = Не удалось сохранить в { $file }: { $reason }
cli-score = { $won }{ $player }: { $score }
cli-score-none = { $won }{ $player }
cli-nobody-won = Никто не победил.
cli-replay-prompt = Ход { $at } из { $last }. Enter — дальше, b — назад, число — перейти, q — выйти

cli-name-nobody = Место { $seat } (никого)
cli-new-cards = Новое у вас на руке: { $cards }
cli-hand-over = Нажмите Enter и передайте ход:
cli-ask-name = Имя нового игрока (Enter — без имени):
cli-ask-names = Имена через запятую (Enter — без имён):
cli-game-line = { $number }  { $title }: { $about }
cli-discard = Сброс, начиная сверху: { $cards }
cli-replay-hint = Посмотреть ещё раз: sevenfold replay "{ $file }"

cli-bad-option = { $option }: значение { $value } не подходит; можно: { $allowed }
cli-bad-file = В этом файле нет партии, которую можно прочесть: { $reason }
cli-no-file = { $file }: { $reason }
cli-bad-bot = Бот играет не так, как должен: { $reason }
cli-hint = { $words }   [{ $move }]: побеждает в { $win } % таких партий ({ $low }–{ $high })
cli-no-hints = За этим столом подсказок нет: все должны согласиться на них до начала партии (--hints).

cli-help-title = Справка
cli-help =
    Выбирайте шаг за шагом; .. или Enter — на шаг назад.
    Или наберите несколько букв, чтобы сократить список, или сам ход.

    rules      краткие правила этой игры
    hint       как сыграл бы на вашем месте сильнейший бот
    log        все ходы до сих пор
    discard    просмотреть сброс («Семь драконов»)
    join       кто-то садится посреди партии («Семь драконов»)
    save FILE  сохранить копию (партия сохраняется после каждого хода)
    quit       выйти
