"""A connection that a test can interrupt, and a socket that it can cut."""

from playwright.sync_api import Page, WebSocketRoute


class Connection:
    """The connection between page and kernel; it can fail, deliver in one direction only, or hold back some kinds."""

    def __init__(self, page: Page, *held: str) -> None:
        self.delivers_to_kernel = self.delivers_to_page = True
        self.held = held
        page.route_web_socket("**/channels*", self._lay)

    def _lay(self, near: WebSocketRoute) -> None:
        far = near.connect_to_server()
        near.on_message(lambda message: far.send(message) if self.delivers_to_kernel else None)
        far.on_message(lambda message: near.send(message) if self._comes_back(message) else None)

    def _comes_back(self, message: str | bytes) -> bool:
        text = message if isinstance(message, str) else message.decode(errors="replace")
        return self.delivers_to_page and not any(f'"{kind}"' in text for kind in self.held)


WAYS_TO_CUT = ("before it is sent", "after it was sent", "before its receipt")

HOLD_SOCKETS = """(() => {
    const Usual = WebSocket;
    window.sockets = [];
    window.WebSocket = class extends Usual {
        constructor(...about) {
            super(...about);
            sockets.push(this);
        }
    };
})()"""

PRESS_AND_CUT = """([selector, way]) => {
    const socket = sockets.at(-1);
    const buttons = [...document.querySelectorAll(selector)];
    const button = buttons.find((button) => button.checkVisibility()) ?? buttons[0];
    // What the kernel says gets lost from now on; once it has spoken, the socket is cut.
    if (way === 'before its receipt') socket.onmessage = () => socket.close();
    if (way === 'before it is sent') socket.close();
    button.click();
    if (way === 'after it was sent') socket.close();
    return button.dataset.pick;
}"""


class SocketCutter:
    """Cuts the socket of a page in the moment of a press."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(HOLD_SOCKETS)

    @property
    def sockets(self) -> int:
        """The number of sockets so far."""
        sockets: int = self.page.evaluate("sockets.length")
        return sockets

    def press_and_cut(self, selector: str, way: str) -> str:
        """Press the first visible of these buttons, else the first in a closed list; return its reply, as JSON."""
        pick: str = self.page.evaluate(PRESS_AND_CUT, [selector, way])
        return pick
