"""A cable that a test can pull."""

from playwright.sync_api import Page, WebSocketRoute


class Cable:
    """What lies between page and kernel; it can be pulled, or carry only what the page says."""

    def __init__(self, page: Page) -> None:
        self.carries_there = self.carries_back = True
        page.route_web_socket("**/channels*", self._lay)

    def _lay(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        near.on_message(lambda message: far.send(message) if self.carries_there else None)
        far.on_message(lambda message: near.send(message) if self.carries_back else None)
