"""Doing many things at a time, but not all at once."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


async def gather(work: Callable[[Item], Awaitable[Result]], items: Iterable[Item], at_a_time: int) -> list[Result]:
    """The results in order; `at_a_time` of them are under way."""
    gate = asyncio.Semaphore(at_a_time)

    async def one(item: Item) -> Result:
        async with gate:
            return await work(item)

    return await asyncio.gather(*(one(item) for item in items))
