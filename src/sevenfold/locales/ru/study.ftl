# Разборы, задачи и статистика.

cli-about-review = разобрать каждое решение партии и отделить удачу от умения
cli-help-thought = итерации поиска на каждое решение
cli-help-thought-seed = случайность поиска; то же число даёт тот же разбор
cli-help-review-json = вывести разбор в формате JSON
cli-help-review-plot = нарисовать там шансы каждого по ходу партии, в формате SVG
cli-review-move = ход
cli-review-player = игрок
cli-review-played = сыграно
cli-review-chance = шансы на победу
cli-review-cost = цена
cli-review-verdict = оценка
cli-review-better = лучше
cli-review-best = лучший
cli-review-close = спорный
cli-review-mistake = ошибка
cli-review-turn-decision = Перелом на ходу { $ply }: решение ({ $player }, { $change })
cli-review-turn-luck = Перелом на ходу { $ply }: удача ({ $player }, { $change })
cli-review-costly = Ход { $ply }, { $player }: { $words } — цена { $cost } победы
cli-review-instead = Лучше: { $words }
cli-review-wins = Этот ход сразу выигрывает.
cli-review-blocks = После него кто-то другой может выиграть следующим ходом на { $less } столов, которые выглядят так же, а не на { $more }.
cli-review-none = Явных ошибок не было.
cli-review-seat = { $player }: точность { $accuracy }, { $mistakes ->
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
   *[many] { $mistakes } ошибок
}. Результат { $result } = равная доля { $initial }, свои решения { $own }, решения других { $others }, раздача { $deal }, карты потом { $draws } (честный результат { $fair })
cli-review-cards = С открытыми картами: все карты вместе, розданные и будущие, дали { $cards }; результат без них { $rest }
cli-review-honest = Каждое решение оценено по тому, что игрок тогда знал, по { $iterations } итерациям поиска; выбор, который при более долгом раздумье может выглядеть иначе, назван спорным.
cli-review-known = по тому, что знал каждый
cli-review-open = с открытыми картами

cli-about-puzzles = решить задачу: дня или по одной из игр
cli-help-puzzles = игра или ничего, если нужна задача дня; «make ИГРА» ищет новые, «verify ИГРА» проверяет прежние заново
cli-help-grade = только задачи этой сложности, от 1 (легко) до 6
cli-help-puzzle-count = make: сколько задач
cli-help-puzzle-out = make: куда их записать; журнал рядом позволит продолжить позже
cli-puzzles-which = Назовите одну игру или «make» либо «verify» и одну игру; задачи есть по играм { $games }.
cli-puzzles-made = { $count ->
    [one] { $count } задача
    [few] { $count } задачи
   *[many] { $count } задач
} в файле { $file }
cli-bad-puzzles = В файле { $file } не найденные задачи, а что-то другое: укажите другой файл после --out.
cli-puzzle-day = Задача дня, { $date }
cli-puzzle-task = Ходит { $player }. Найдите лучший ход. Сложность { $grade }; { $themes }
cli-puzzle-prompt = Ваш ход (solution: показать решение, quit: выйти):
cli-puzzle-right = { $tries ->
    [1] Верно, с первой попытки!
   *[other] Верно, попытка { $tries }!
}
cli-puzzle-wrong = Не { $move }: этот ход выигрывает около { $chance } % таких партий, лучший — { $best } %.
cli-puzzle-allows = После него кто-то другой может сразу же выиграть следующим ходом на { $share } % таких столов.
cli-puzzle-solution = Решение: { $words } (выигрывает { $chance } %)
cli-puzzle-next = Enter: ещё задача, quit: выйти
theme-win = выиграть сразу
theme-block = отразить угрозу
theme-endgame = просчитано до конца

cli-about-study = сыграть много партий и написать отчёт об игре
cli-help-study-games = партий на каждую строку отчёта
cli-help-study-out = папка для отчёта и картинок; прерванное продолжится там
cli-help-study-device = где играются партии; боты с поиском всегда играют на процессоре
cli-study-written = Отчёт в файле { $file }
cli-no-device = Здесь нет подходящего графического процессора NVIDIA ({ $reason }): не указывайте --device cuda.

cli-help-export-from = выгрузить эти записанные партии (JSON или строки JSON), а не партии сервера
cli-help-export-play = пусть боты сыграют в эту игру, и выгрузить это
cli-help-export-bots = кто играет: имена ботов по порядку мест
cli-help-export-games = сколько партий играют боты
cli-help-export-steps = шаги вместо целых партий: наблюдение, маска и действие каждого решения
cli-export-which = Партии берутся из одного места: уберите одно из { $given }.
cli-exported-steps = { $count ->
    [one] Записан { $count } шаг
    [few] Записано { $count } шага
   *[many] Записано { $count } шагов
}: { $file }
cli-about-train = дать сети играть с самой собой и учиться оценивать игру
cli-help-train-players = 2 или 3 — для всех столов, где игроков больше
cli-help-train-rounds = раундов игры и обучения
cli-help-train-positions = позиций за раунд
cli-help-train-iterations = итераций поиска за ход; 0 — взгляд на один ход вперёд
cli-help-train-against = наилучший ответ: всегда играть против чемпиона с N итерациями за ход и учиться его обыгрывать
cli-help-train-deals = раздач против каждого соперника после каждого раунда
cli-help-train-out = папка для сети и её кривой обучения; прерванное продолжится там
cli-train-round = Раунд { $round }: { $positions } позиций за { $played } с, обучение { $learned } с; потери { $loss }, против greedy выиграно { $greedy } %, против поиска без сети { $rival } %
cli-train-round-against = Раунд { $round }: { $positions } позиций за { $played } с, обучение { $learned } с; потери { $loss }, против greedy выиграно { $greedy } %, против чемпиона { $rival } %
cli-train-written = Сеть в файле { $file }
cli-train-no-features = У { $game } нет features.py, а он нужен сети: в нём сказано, что сеть узнаёт о положении (CONTRIBUTING.md).
