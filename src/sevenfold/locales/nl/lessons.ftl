# Lessen, stap voor stap: een titel, wat je doet, wat er klinkt als het gelukt is, en bij een andere geldige zet.

web-lesson = Les
web-lesson-steps = Stappen
web-lesson-step = Stap { $number } van { $count }
web-lesson-time = Ongeveer { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
web-lesson-next = Verder
web-lesson-skip = Overslaan
web-lesson-anew = Opnieuw beginnen
web-lesson-finished = Nu kun je spelen!
web-lesson-finished-about = De rest ontdek je al spelend: plekken die passen lichten op, en als iets niet mag, lees je waarom.
web-lesson-rules = De regels: { $game }
web-lesson-learned = Geleerd
web-lesson-other = Dat kan ook.
