"""What is built beside the exhibit where it stands in an unusual place, such as a kiosk. The house knows only this."""

from typing import Any, Protocol

from tornado.routing import Rule


class ServerExtension(Protocol):
    """Rules, pages and a piece of every page's head, for one exhibit that is being opened."""

    def head(self, base_url: str) -> str:
        """HTML with which the head of every page ends; asked for each of them anew."""
        ...

    def opens(self, address: str) -> bool:
        """Whether the front page leads to this address, below that of the exhibit."""
        ...

    def rules(self, *, base_url: str) -> list[Rule]:
        """Rules that come before those of the pages, and after the refusals."""
        ...

    def handlers(self, server_url: str, voila_configuration: Any) -> list[Any]:
        """Pages of its own, as Tornado wants them."""
        ...
