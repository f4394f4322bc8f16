"""Lists: one page at a time, or all items by iterating."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Generator, Iterator
from typing import Any, Generic, TypeVar

Item = TypeVar("Item")


class Page(Generic[Item]):
    """One page of a list. Iterate over it for its items and those of all pages after it."""

    def __init__(self, body: dict[str, Any], load: Callable[[str], Page[Item]]) -> None:
        self.data: list[Item] = body["data"]
        self.has_more: bool = body["has_more"]
        self.next_cursor: str | None = body["next_cursor"]
        self._load = load

    def next_page(self) -> Page[Item] | None:
        """The page after this one; None on the last."""
        return None if self.next_cursor is None else self._load(self.next_cursor)

    def __iter__(self) -> Iterator[Item]:
        page: Page[Item] | None = self
        while page is not None:
            yield from page.data
            page = page.next_page()


class AsyncPage(Generic[Item]):
    """One page of a list. Iterate over it with ``async for`` for its items and those of all pages after it."""

    def __init__(self, body: dict[str, Any], load: Callable[[str], Awaitable[AsyncPage[Item]]]) -> None:
        self.data: list[Item] = body["data"]
        self.has_more: bool = body["has_more"]
        self.next_cursor: str | None = body["next_cursor"]
        self._load = load

    async def next_page(self) -> AsyncPage[Item] | None:
        """The page after this one; None on the last."""
        return None if self.next_cursor is None else await self._load(self.next_cursor)

    async def __aiter__(self) -> AsyncIterator[Item]:
        page: AsyncPage[Item] | None = self
        while page is not None:
            for item in page.data:
                yield item
            page = await page.next_page()


class AsyncListRequest(Generic[Item]):
    """A list that was asked for. Await it for the first page, or iterate over it with ``async for`` for all items."""

    def __init__(self, first: Callable[[], Awaitable[AsyncPage[Item]]]) -> None:
        self._first = first

    def __await__(self) -> Generator[Any, None, AsyncPage[Item]]:
        return self._first().__await__()

    async def __aiter__(self) -> AsyncIterator[Item]:
        async for item in await self._first():
            yield item
