# Арена.

cli-about-arena = провести матч между ботами и оценить их силу
cli-help-match = матч
cli-help-game-id = { $games }
cli-help-rivals = боты: имя, ИМЯ@СЕКУНДЫ на ход, search:ИТЕРАЦИИ или файл программы; дважды тот же играет сам с собой
cli-help-games = сколько партий; каждая раздача играется с каждого места
cli-help-first-deal = номер первой раздачи
cli-help-sprt = остановиться, как только станет ясно, что первый бот сильнее скорее на второе число очков Эло, чем на первое
cli-help-out = записывать туда каждую партию строкой JSON; прерванный матч продолжится
cli-help-plot = нарисовать там рейтинги в формате SVG
cli-help-patience = сколько секунд программа может думать над ходом сверх данных ей, прежде чем матч прервётся
cli-help-jobs = сколько партий одновременно; иначе по числу ядер
cli-help-ray = играть на кластере Ray; «local» запустит его здесь
cli-arena-bot = бот
cli-arena-games = партии
cli-arena-share = доля побед (95 %)
cli-arena-elo = Эло (95 %)
cli-arena-seconds = секунд на партию
cli-arena-skill = openskill
cli-arena-better = { $bot } сильнее, чем { $rival }: скорее на { $high } очков Эло, чем на { $low }.
cli-arena-not-better = { $bot } не сильнее, чем { $rival }, на { $high } очков Эло.
cli-arena-undecided = Пока неясно: нужно больше партий.
cli-no-cluster = Кластер Ray недоступен ({ $reason }): проверьте его адрес и запущен ли он; --ray local запустит его здесь.
