# Терминал.

cli-about = Играйте в «Семь драконов», Double Seven и Dragon и изучайте их.
cli-about-play = играть в этом терминале: вместе или против ботов
cli-about-games = список игр и их настроек
cli-about-replay = просмотреть записанную игру ход за ходом
cli-about-bench = измерить, сколько ходов в секунду играет эта машина
cli-unofficial = Неофициальный любительский проект. «Семь драконов» придумал Эндрю Луни (Looney Labs), Double Seven — Михаэль Шахт (Tiki Editions), Dragon — Сильви Барк.

cli-help-lang = язык: en, fr, nl или ru
cli-help-game = seven-dragons, double-seven или dragon; иначе мы спросим
cli-help-bot = посадить ботов: сколько или по имени (random, greedy); можно повторять
cli-help-names = имена людей по порядку мест
cli-help-seed = раздать игру с этим номером
cli-help-resume = продолжить сохранённую игру
cli-help-save = куда сохранять игру
cli-help-options = настройки игр
cli-help-file = сохранённая игра или запись
cli-help-json = вывести числа в JSON
cli-help-seconds = сколько секунд измерять каждую игру

cli-games-option = настройка
cli-games-choices = варианты
cli-games-default = обычно
cli-games-by-variant = по варианту
cli-games-required = надо указать

cli-compiling = Готовим правила, только в этот первый раз: { $count ->
    [one] { $count } часть
    [few] { $count } части
   *[many] { $count } частей
}, { $seconds } с
cli-bench-game = игра
cli-bench-rate = ходов в секунду, одно ядро

cli-welcome = Во что играем?
cli-ask-game = Номер [{ $usual }]:
cli-ask-variant = Какой вариант? [{ $usual }]:
cli-ask-players = Сколько игроков, от { $low } до { $high }? [{ $usual }]:
cli-ask-bots = Сколько из них ботов, от { $low } до { $high }? [{ $usual }]:
cli-ask-first = Кто начинает, от { $low } до { $high }? [{ $usual }]:
cli-ask-again = Пожалуйста, число от { $low } до { $high }.

cli-name-player = Игрок { $seat }
cli-name-bot = Бот { $seat } ({ $bot })
cli-you = { $player }, это вы
cli-curtain = Ходит { $player }. Остальные, пожалуйста, отвернитесь.
cli-curtain-ready = { $player }, нажмите Enter, когда будете готовы:
cli-prompt = { $player } >
cli-more = … и ещё { $count }: наберите несколько букв, чтобы сократить список.
cli-illegal = { $move } — так нельзя: { $reason } ({ $clause })
cli-nothing-found = Среди возможных ходов нет ничего похожего на «{ $text }». Наберите ? для справки.
cli-played = { $player }: { $words }   [{ $move }]
cli-joined = { $player } вступает в игру.
cli-saved = Сохранено в { $file }. Продолжить: sevenfold play --resume
cli-not-saved = Не удалось сохранить в { $file }: { $reason }
cli-score = { $won }{ $player }: { $score }
cli-winners = Победили места: { $winners }
cli-nobody-won = Никто не победил.
cli-replay-prompt = Ход { $at } из { $last }. Enter — дальше, b — назад, число — перейти, q — выйти

cli-help-title = Справка
cli-help =
    Выбирайте по номеру, шаг за шагом; Enter или .. возвращает ко всему списку.
    Или наберите несколько букв, чтобы сократить список, или сам ход.

    rules      краткие правила этой игры
    log        все ходы до сих пор
    join       кто-то садится посреди игры («Семь драконов»)
    save FILE  сохранить; при выходе игра сохраняется сама
    quit       выйти
