# Lessons, step by step: a title, what to do, what is said when it is done, and when another legal move is tried.

web-lesson = Lesson
web-lesson-steps = Steps
web-lesson-step = Step { $number } of { $count }
web-lesson-time = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
web-lesson-next = Next
web-lesson-skip = Skip
web-lesson-anew = Start over
web-lesson-finished = You know how to play!
web-lesson-finished-about = You will pick up the rest as you play: places that fit light up, and if a move is not allowed, you are told why.
web-lesson-rules = The rules: { $game }
web-lesson-learned = Learned
web-lesson-other = That works, too.
