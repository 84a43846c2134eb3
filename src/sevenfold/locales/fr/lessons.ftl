# Les leçons, étape par étape : un titre, la consigne, ce qu'on dit une fois la chose faite, et pour un autre coup permis.

web-lesson = Leçon
web-lesson-steps = Étapes
web-lesson-step = Étape { $number } sur { $count }
web-lesson-time = Environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-lesson-next = Suivant
web-lesson-skip = Passer l’étape
web-lesson-anew = Recommencer
web-lesson-finished = Bravo, la leçon est finie !
web-lesson-finished-about = Le reste se découvre en jouant : les places possibles brillent, et si un coup n’est pas permis, le jeu dit pourquoi.
web-lesson-rules = Les règles : { $game }
web-lesson-learned = Leçon suivie
web-lesson-other = Ça marche aussi.
