"""Matches between bots: duplicate deals, every seat, and numbers that say how sure they are."""
