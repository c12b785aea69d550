"""The start page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.panel.modes.mode import Commands, Mode
from vfw.panel.play.manner import GUIDED
from vfw.panel.rendering.start_page import LEARN, REPLACE, START_VIEWS, StartPage, new_game_options
from vfw.panel.surfaces.surface import Surface


class Starting(Mode):
    """Nothing is on the table: it is asked what begins."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        desk = self.desk
        teaches = desk.skin.abilities.tutorial
        lesson: Commands = {"lesson": lambda: desk.learn(int(fields["value"])), "guided": self._play_guided}
        return {
            **{leaf: partial(desk.turn_to, leaf) for leaf in START_VIEWS if leaf != LEARN or teaches},
            "play": lambda: desk.begin(new_game_options(desk.skin).play.answers),
            "watch": lambda: desk.begin(new_game_options(desk.skin).watch.answers),
            "begin": partial(desk.begin, fields),
            **({"begin asked": partial(desk.begin, desk.asked.way.answers)} if desk.asked else {}),
            "continue": desk.go_on,
            "save": desk.save,
            **(lesson if teaches else {}),
            **({"begin anyway": desk.instead} if desk.instead else {}),
        }

    def show_on(self, surface: Surface, question: int) -> dict[str, str]:
        """The table as a usual game finds it. What is a widget goes on showing what it showed last."""
        if surface.widget is not None:
            return {}
        game = self.desk.skin.game
        begins = game.start(self.desk.skin.abilities.starts.usual)
        return surface.show_past(game.view(begins, None), (), question)

    def _play_guided(self) -> None:
        """Play as is recommended, with a coach: in this game, and in others until something else is liked."""
        desk = self.desk
        desk.page.send({"kind": "like", "name": "help", "value": GUIDED})
        desk.mind(replace(desk.manner, help=GUIDED))
        desk.begin(new_game_options(desk.skin).play.answers)

    def regions(self, question: int) -> dict[str, str]:
        desk = self.desk
        leaf = REPLACE if desk.instead else desk.leaf
        page = StartPage(desk.skin, desk.waiting, leaf, desk.notice, desk.tutor.learned, desk.asked)
        return {"cover": page.html(question)}
