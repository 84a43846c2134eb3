"""What people can say at a table: phrases that everybody reads in their own language, and reactions. No free text."""

PHRASES = (
    *("hello", "good-luck", "have-fun", "your-turn", "one-moment", "thinking"),
    *("nice-move", "thank-you", "oops", "so-close", "well-played", "again"),
)
REACTIONS = ("smile", "laugh", "wow", "cry", "heart", "dragon", "clover", "party")
EVERYTHING = frozenset(PHRASES + REACTIONS)
