"""What servers and clients share: messages, reasons to refuse, phrases, and the proof of a fair deal."""

COOKIE = "sevenfold"  # in which a browser keeps a person's key
