"""All cards or tiles of a game, for prepared positions: a sketch says what a lesson is about, the rest fills the piles.

What a box holds is asked of a fresh deal, so that no deck is written down twice.
"""

from collections.abc import Iterable


class Box:
    """Cards or tiles, until they are taken out."""

    def __init__(self, things: Iterable[str]) -> None:
        self.left = list(things)

    def take(self, things: Iterable[str]) -> list[str]:
        taken = list(things)
        for thing in taken:
            self.left.remove(thing)
        return taken

    def deal(self, count: int) -> list[str]:
        """Whatever comes last."""
        return self.take(self.left[len(self.left) - count :])

    def hands(self, sketched: list[list[str] | int]) -> list[list[str]]:
        """A hand is sketched card by card, or as a number of cards that nobody needs to see."""
        known = [None if isinstance(hand, int) else self.take(hand) for hand in sketched]
        return [
            self.deal(hand) if isinstance(hand, int) else cards or []
            for hand, cards in zip(sketched, known, strict=True)
        ]

    def pile(self, first: list[str]) -> list[str]:
        """All that is left, beginning with these."""
        top = self.take(first)
        return top + self.take(list(self.left))
