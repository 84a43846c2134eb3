"""How the server says no."""

from sevenfold.protocol.reasons import Reason


class RequestRefused(Exception):
    """The server declines, and says why; nothing has changed."""

    def __init__(self, reason: Reason, detail: str = "", clause: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else str(reason))
        self.reason = reason
        self.detail = detail
        self.clause = clause
