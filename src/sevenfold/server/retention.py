"""How long tables are kept. Now and then, a few at a time, so that nobody who plays has to wait for it."""

from sevenfold.server.settings import Settings
from sevenfold.server.store import Store
from sevenfold.server.time_source import TimeSource

DAY = 86_400_000  # milliseconds
DESERTED = 1 / 24  # days that a table is kept where nobody sits, and that never began
AT_ONCE = 20  # tables: some milliseconds of work
PAUSE = 0.05  # seconds, for others
NEVER = -1  # before the first moment there was


class Retention:
    """Packs and deletes what is due."""

    def __init__(self, store: Store, settings: Settings, time: TimeSource) -> None:
        self.store = store
        self.settings = settings
        self.time = time
        self.packed = (NEVER, "")  # everything up to this table was packed

    async def tidy(self) -> None:
        """Everything that is due by now."""
        days = self.settings.keep_finished, self.settings.keep_abandoned, DESERTED
        finished, abandoned, deserted = map(self.before, days)
        while await self.store.expire_some(finished, abandoned, deserted, AT_ONCE):
            await self.time.sleep(PAUSE)
        pack = self.before(self.settings.pack)
        while (packed := await self.store.archive_some(pack, self.packed, AT_ONCE)) is not None:
            self.packed = packed
            await self.time.sleep(PAUSE)

    def before(self, days: float) -> int:
        """Tables that were last touched before this moment are so many days old; with 0 days none is."""
        return self.time.now() - int(days * DAY) if days else NEVER
