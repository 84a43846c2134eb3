"""Games as text: boards drawn for a terminal, moves in words. The command line and the environments show them."""
