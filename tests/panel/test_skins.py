"""A skin is small: what every game must give is little, and what a game lacks has an answer."""

from dataclasses import MISSING, fields
from typing import get_type_hints

import pytest

from vfw.panel.skins.abilities.shown import About
from vfw.panel.skins.protocol import Abilities, Skin
from vfw.panel.skins.registry import SKINS
from vfw.panel.view_models import Capability

ABILITIES = sorted(set(get_type_hints(Abilities)) - {"about"})


def test_every_game_gives_at_most_ten_things() -> None:
    members = {name for name in vars(Skin) if not name.startswith("_")}
    assert "abilities" in members
    assert len(members) <= 10


def test_a_game_need_not_have_any_ability() -> None:
    assert all(field.default_factory is not MISSING for field in fields(Abilities))
    assert Abilities().about == About()


@pytest.mark.parametrize("name", ABILITIES)
def test_an_ability_is_true_where_a_game_has_it(name: str) -> None:
    lacked = getattr(Abilities(), name)
    assert type(lacked).__bases__ == (Capability,)
    assert not lacked
    assert any(getattr(skin.abilities, name) for skin in SKINS.values())
    assert all(isinstance(getattr(skin.abilities, name), type(lacked)) for skin in SKINS.values())
