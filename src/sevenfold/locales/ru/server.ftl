# Сервер и игра по сети.

cli-about-serve = запустить сервер: люди играют в браузере, программы — по протоколу
cli-about-bot = посадить программу за стол на сервере
cli-about-verify = проверить, что скачанная партия роздана и сыграна честно
cli-about-site = записать страницу простыми файлами для любого хостинга
cli-help-site-folder = куда их записать
cli-help-site-server = сервер, где можно встретиться с друзьями; без него ничего, что требует сервера, не предлагается
cli-site-written = В папке { $folder } лежит страница. Её может отдавать любой веб-сервер по любому пути.
cli-site-unbuilt = Страница ещё не собрана: её собирает scripts/web.
cli-site-taken = В папке «{ $folder }» лежат другие файлы: выберите пустую папку.
cli-site-server = «{ $server }» — не адрес сервера: он должен начинаться с https:// или http://.
cli-help-server-options = Сервер
cli-help-host = адрес, на котором слушать
cli-help-port = порт, на котором слушать; 0 — любой свободный
cli-help-database = где хранить столы: sqlite:///ФАЙЛ или postgresql://ИМЯ@ХОСТ/БАЗА
cli-help-workers = сколько процессов обслуживают игру (больше одного — только с PostgreSQL)
cli-help-url = адрес, которым пользуются люди, если он другой
cli-help-log = подробность журнала: debug, info, warning, error
cli-help-open = открыть адрес в браузере
cli-serving = Sevenfold здесь: { $address }  (Ctrl+C — остановить; каждый ход сохранён)
cli-serving-others = Другие устройства вашей сети найдут его по адресу { $address }
cli-help-server = адрес сервера
cli-help-server-table = стол: имя или ссылка
cli-help-server-name = как вас там называть
cli-help-program = файл Python с ботом или любая программа, понимающая построчный протокол
cli-help-token = ключ вашей программы; без него она придёт гостем. Лучше задать его в переменной окружения { $variable }: командную строку могут прочитать другие
cli-help-verify-file = партия, скачанная с сервера: одна или по одной в строке
cli-verified = { $game }: { $moves ->
    [one] { $moves } ход сделан
    [few] { $moves } хода сделано
   *[many] { $moves } ходов сделано
 } по правилам, и раздача та самая, что была обещана. Обязательство { $commitment }
cli-not-verified = Строку { $line } подтвердить нельзя ({ $reason }): скачайте партию ещё раз, а если не поможет, не доверяйте раздаче.
cli-no-server = Сервер недоступен ({ $reason }): проверьте его адрес и запущен ли он.
cli-refused = Сервер отказал: { $reason }.
cli-online-seat = Вы играете на месте { $seat } за столом { $table }.
cli-online-watch = Вы наблюдаете за столом { $table }.
cli-online-waiting = Ждём: { $player } …
cli-online-open = Стол ждёт игроков: { $link }
cli-online-start = Все на месте. Нажмите Enter, чтобы начать
cli-online-lost = Связь прервалась; пробуем снова …
cli-online-back = Связь восстановлена.
cli-about-export = записать партии для изучения: сервера, сохранённые или ботов
cli-help-export-file = файл для записи: .jsonl (строки JSON) или .parquet; без имён людей
cli-exported = { $count ->
    [one] Записана { $count } партия
    [few] Записано { $count } партии
   *[many] Записано { $count } партий
 }: { $file }
cli-about-backup = скопировать столы сервера на SQLite в файл, не останавливая его
cli-help-backup-file = файл для записи; в нём расклады идущих партий, никому его не давайте
cli-backed-up = { $count ->
    [one] { $count } стол сохранён в { $file }.
    [few] { $count } стола сохранены в { $file }.
   *[many] { $count } столов сохранено в { $file }.
 }
cli-backup-elsewhere = «{ $database }» — не файл: сохраните базу командой pg_dump --format=custom --file=FILE DATABASE.
cli-about-restore = вернуть столы из копии, пока сервер остановлен
cli-help-restore-file = файл, записанный командой «sevenfold backup»
cli-restored = { $count ->
    [one] { $count } стол возвращён в { $database }.
    [few] { $count } стола возвращены в { $database }.
   *[many] { $count } столов возвращено в { $database }.
 }
cli-restore-elsewhere = «{ $database }» — не файл: верните базу командой pg_restore --clean --if-exists --dbname=DATABASE FILE.
cli-restore-running = С базой «{ $database }» работает сервер: остановите его и повторите.
cli-no-backup = «{ $file }» — не копия базы: укажите файл, записанный командой «sevenfold backup».
cli-help-server-seat = место, если есть выбор, считая с 0

# Why the server says no.

server-malformed = сообщение не читается
server-unknown-table = такого стола нет
server-not-seated = это не ваше место
server-not-host = это может только хозяин стола
server-not-open = сейчас за этим столом так нельзя
server-not-running = партия ещё не началась
server-over = партия окончена
server-not-your-turn = сейчас не ваш ход
server-stale = другой ход был раньше
server-invalid = это не ход
server-illegal = правила этого не разрешают
server-seat-taken = для вас нет свободного места
server-seats-open = ещё не все собрались
server-bad-option = одна из этих настроек невозможна
server-too-many = это слишком много сразу
server-bad-code = код неверен, использован или устарел
server-rate-limited = слишком быстро; подождите немного
server-unauthorized = сервер вас не знает
server-too-late = ваше время вышло
server-unavailable = сервер занят; попробуйте чуть позже
