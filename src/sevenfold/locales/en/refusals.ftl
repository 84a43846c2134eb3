# Why something is not possible: one sentence for each reason, by the clause of the rules.

refusal-join = nobody can join this game once it is under way
