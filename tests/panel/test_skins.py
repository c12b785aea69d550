"""The `Skin` protocol has few members, and every capability has a default."""

from dataclasses import MISSING, fields
from typing import get_type_hints

import pytest

from vfw.panel.skins.capabilities import About, Capabilities, Skin
from vfw.panel.skins.registry import SKINS
from vfw.panel.view_models import Capability

CAPABILITIES = sorted(set(get_type_hints(Capabilities)) - {"about"})


def test_a_skin_has_at_most_ten_members() -> None:
    members = {name for name in vars(Skin) if not name.startswith("_")}
    assert "capabilities" in members
    assert len(members) <= 10


def test_a_game_need_not_have_any_capability() -> None:
    assert all(field.default_factory is not MISSING for field in fields(Capabilities))
    assert Capabilities().about == About()


@pytest.mark.parametrize("name", CAPABILITIES)
def test_a_capability_is_true_if_and_only_if_a_game_has_it(name: str) -> None:
    default = getattr(Capabilities(), name)
    assert type(default).__bases__ == (Capability,)
    assert not default
    assert any(getattr(skin.capabilities, name) for skin in SKINS.values())
    assert all(isinstance(getattr(skin.capabilities, name), type(default)) for skin in SKINS.values())
