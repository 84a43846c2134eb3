# Терминал.

cli-about = Играйте в настольные игры и изучайте их: { $games }.
cli-about-play = играть в этом терминале: вместе или против ботов
cli-about-games = список игр и их настроек
cli-about-replay = просмотреть записанную партию ход за ходом
cli-about-bench = измерить, сколько ходов в секунду делает этот компьютер
cli-unofficial = Неофициальный фанатский проект.

cli-help-general = общее
cli-help-help = показать эту справку
cli-help-version = показать версию
cli-help-usage = Использование:
cli-help-commands = команды
cli-help-table = партия
cli-help-lang = язык: en, fr, nl или ru
cli-help-game = { $games }; если не указать, мы спросим
cli-help-bot = посадить ботов: сколько или одного по имени (hatchling, novice, player, expert, master, champion; также random, greedy) либо файл программы; можно повторять
cli-help-hints = разрешить подсказки; обычно, когда вы играете в одиночку против ботов
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
cli-name-bot = Бот { $seat } · { $bot }
cli-name-level = Бот { $seat } · уровень { $bot }
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

cli-hint = { $words }   [{ $move }]: побеждает в { $win } % таких партий ({ $low }–{ $high })
cli-no-hints = За этим столом подсказок нет: все должны согласиться на них до начала партии (--hints).

cli-help-title = Справка
cli-help =
    Выбирайте шаг за шагом; .. или Enter — на шаг назад.
    Или наберите несколько букв, чтобы сократить список, или сам ход.

    rules      краткие правила этой игры
    hint       как сыграл бы на вашем месте сильнейший бот
    log        все ходы до сих пор
    discard    просмотреть сброс, если он есть
    join       кто-то садится посреди партии, если правила это позволяют
    save FILE  сохранить копию (партия сохраняется после каждого хода)
    quit       выйти

# Что не годится: аргументы.

cli-bad-arguments = «{ $given }» здесь непонятно; { $command } --help покажет, что есть.
cli-missing-arguments = Не хватает: { $missing }; { $command } --help покажет, что там должно стоять.
cli-missing-value = После { $option } нужно значение; { $command } --help покажет, какое.
cli-needless-value = { $option } пишется без значения: уберите { $value }.
cli-ambiguous-option = { $option } может означать { $allowed }: напишите полностью.
cli-bad-choice = { $option } должно быть одним из: { $allowed }, а не «{ $value }».
cli-game-is-no-command = «{ $game }» — это игра: её начинает команда sevenfold play { $game }.
cli-bad-integer = { $option } должно быть целым числом, а не «{ $value }».
cli-bad-number = { $option } должно быть числом от { $low } до { $high }, а не «{ $value }».
cli-bad-seconds = { $option } должно быть числом секунд, больше 0 и не больше { $high }, а не «{ $value }».
cli-bad-sprt = { $option } должно состоять из двух чисел очков Эло, меньшее первым, например 0,50, а не «{ $value }».

# Игры и их настройки.

cli-bad-game = Игры «{ $value }» нет; выберите { $allowed }.
cli-bad-game-option = У этой игры нет настройки --{ $value }; есть { $allowed }.
cli-fixed-option = Этот вариант сам определяет { $option }: уберите эту настройку.
cli-bad-actions = { $option } должно называть карты из { $allowed } через запятую, каждую один раз, а не «{ $value }».
cli-bad-ages = { $option } должно содержать возраст каждого игрока, от 3 до 999, или «-» с 7 лет: для двух игроков, например, 5,- а не «{ $value }».

# Боты.

cli-bad-bot = Бота «{ $value }» нет; выберите { $allowed }, search:400 (или другое число итераций) или файл программы, например ./my_bot.py.
cli-bad-budget = «{ $value }» — не бот со временем: после @ пишется число секунд, например master@0.5.
cli-bot-start = { $bot } не запускается ({ $detail }): нужен файл Python с именем на .py или программа, которую можно выполнить.
cli-bot-ended = { $bot } завершился без ответа; возможно, причина в том, что он написал в терминал.
cli-bot-illegal = { $bot } ответил { $detail }, а это не допустимый ход: отвечать нужно одним из присланных ходов.
cli-bot-late = { $bot } не ответил за { $detail } с: ускорьте его или дайте больше времени через --patience.
cli-too-many-bots = Ботами здесь может быть занято мест: { $most }, а --bot просит { $count }: попросите меньше или больше --players.
cli-too-many-names = В --names больше имён ({ $count }), чем людей за столом ({ $most }): уберите лишние или посадите меньше ботов.

# Матчи.

cli-arena-alone = Для матча за столом нужны хотя бы двое: укажите --players 2 или больше.
cli-arena-one-bot = Для матча нужны хотя бы два бота: кроме { $bot }, назовите ещё одного или его же ещё раз.
cli-bad-journal = В { $file } записано что-то другое, а не партии матча: укажите после --out другой файл.
cli-journal-changed = { $what } изменился с тех пор, как были сыграны партии из { $file }, и это уже не его результаты: укажите после --out другой файл или удалите этот.
cli-rules-changed = Правила игры { $what } изменились с тех пор, как были сыграны партии из { $file }, и они больше не считаются: укажите после --out другой файл или удалите этот.
cli-match-changed = { $what } изменился во время матча: начните матч заново.

# Серверы и базы.

cli-needs-extra = Для { $command } нужны пакеты, которых нет; установите их командой: pip install 'sevenfold[{ $extra }]'
cli-bad-workers = { $option } должно быть числом от 1 до 64, и больше 1 требует --database postgresql://USER@HOST/NAME; было «{ $value }».
cli-bad-database = База «{ $value }» не подходит: укажите sqlite:///FILE с файлом, который не занят другим сервером, или postgresql://USER@HOST/NAME.
cli-no-database = В «{ $database }» нет базы Sevenfold: укажите ту, с которой работает ваш сервер, --database sqlite:///FILE или postgresql://USER@HOST/NAME.
cli-database-away = База «{ $database }» не отвечает ({ $reason }): проверьте её адрес и запущена ли она.
cli-database-refused = База «{ $value }» нас не пускает ({ $allowed }): проверьте её имя, пользователя и пароль.
cli-few-connections = У PostgreSQL не хватает свободных соединений для --workers { $value }; их хватит на { $allowed }. Укажите меньше процессов или увеличьте max_connections.
cli-bad-settings = У { $option } в окружении недопустимое значение: исправьте его или уберите.
cli-bad-host = «{ $host }» — не адрес этого компьютера; укажите --host localhost или --host 0.0.0.0, чтобы пустить другие устройства.
cli-port-taken = { $file } занят другой программой: остановите её или выберите другой --port.
cli-bad-server = «{ $value }» — не адрес сервера; он выглядит так: http://localhost:7777.
cli-bad-table = «{ $value }» — не стол; укажите его имя или ссылку вида http://localhost:7777/t/ID.
cli-which-table = Скажите, во что играть на сервере: игра — для нового стола, или --table с именем либо ссылкой готового.

# Файлы.

cli-no-file = { $file } не существует: проверьте путь.
cli-no-folder = Часть пути { $file } — не папка: проверьте путь.
cli-file-is-folder = { $file } — это папка, а нужен файл: укажите путь к файлу.
cli-file-forbidden = У вас нет прав на { $file }: выберите другое или измените права.
cli-file-trouble = { $file } использовать нельзя ({ $reason }): выберите другое или устраните причину.
cli-bad-file = В этом файле нет партии, которую можно прочесть ({ $reason }): укажите сохранённую здесь или скачанную с сервера.
cli-nothing-saved = В { $folder } ещё нет сохранённых партий: начните новую командой sevenfold play.
cli-saved-keeps = Сохранённая партия продолжается как была: уберите { $given }.
