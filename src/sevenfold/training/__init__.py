"""How networks (bots/network.py) come to be: they play themselves, and learn from who won. Needs PyTorch."""
