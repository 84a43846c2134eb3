"""What servers and clients share: messages, reasons to refuse, phrases, and the proof of a fair deal."""
