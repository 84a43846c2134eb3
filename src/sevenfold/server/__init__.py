"""Online tables: a server that never loses a move and never leaks a card."""
