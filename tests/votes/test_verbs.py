"""Every function that must know all verbs, questions or events; the tests name those with one missing.

"How to add a verb" in CONTRIBUTING.md goes through these places in turn.
"""

from dataclasses import dataclass, replace

import pytest

from tests.votes.compiled import only_pure
from tests.votes.verbs import (
    asked,
    below,
    may_ask,
    news,
    played,
    printed,
    told_of,
    unknown_news,
    unknown_question,
    unknown_verb,
)
from vfw.core import Decision
from vfw.votes.narration.cards import condition_text
from vfw.votes.rules.deck import CARDS, Condition, walk
from vfw.votes.rules.effects import Effect
from vfw.votes.rules.position import Draft, Step, Verb
from vfw.votes.rules.steps import stays

ON_CARDS = [verb for card in CARDS.values() for verb in walk((*card.steps, *card.oppobot))]


def each_once(places: list[list[str]]) -> str:
    return "\n".join(dict.fromkeys(place for some in places for place in some))


@pytest.mark.parametrize("verb", below(Verb), ids=lambda verb: str(verb.__name__))
def test_every_module_that_describes_or_values_cards_knows_the_verb(verb: type[Verb]) -> None:
    forms = printed(verb)
    assert forms, f"no card has {verb.__name__}: a step that stands on no card is a Step, and no Verb"
    assert not (unknown := each_once([unknown_verb(form) for form in forms])), (
        f"{verb.__name__} is not known:\n{unknown}"
    )


@pytest.mark.parametrize("step", [step for step in below(Step) if may_ask(step)], ids=lambda step: str(step.__name__))
def test_every_module_that_handles_questions_knows_the_step_that_asks(step: type[Step]) -> None:
    questions = asked(step)
    assert questions, f"{step.__name__} asks nothing, neither on a card nor in a game"
    unknown = each_once([unknown_question(position) for position in questions])
    assert not unknown, f"what {step.__name__} asks is not known:\n{unknown}"


@pytest.mark.parametrize("kind", told_of())
def test_the_log_has_a_sentence_for_every_event(kind: str) -> None:
    happened = news().get(kind, set())
    assert happened, f"{kind!r} is told, but happens neither on a card nor in a game"
    assert not (unknown := each_once([unknown_news(event) for event in happened])), unknown


def test_every_step_of_a_card_is_a_verb() -> None:
    assert {type(verb) for verb in ON_CARDS} == set(below(Verb))


def test_every_effect_and_condition_is_on_a_card_that_describes_it() -> None:
    """Those that a card says are said with the verb `stays`."""
    assert {type(effect) for verb in ON_CARDS if isinstance(verb, stays) for effect in verb.effects} == set(
        below(Effect)
    )
    conditions = {condition for card in CARDS.values() for condition in card.needs}
    assert {type(condition) for condition in conditions} == set(below(Condition))
    assert all(condition_text(condition) for condition in conditions)


# That the tests above can fail


@dataclass(frozen=True)
class petition(Verb):
    """A verb without an entry anywhere."""

    def do(self, draft: Draft) -> Decision | None:
        return self.choice(draft, "signature", ("yes", "no"), "petition")

    def resume(self, draft: Draft, reply: str) -> None:
        draft.tell("signed", draft.side, reply)


def places(unknown: list[str]) -> set[str]:
    return {place.partition(":")[0] for place in unknown}


@only_pure
def test_an_unknown_verb_is_named_with_every_place(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ("lucy-stone", "oppobot:old-dixie"):
        monkeypatch.setitem(CARDS, key, replace(CARDS[key], steps=(petition(),)))
    of_the_oppobot, of_a_person = sorted(printed(petition), key=lambda one: not one.by_oppobot)
    assert places(unknown_verb(of_a_person)) == {
        "vfw/votes/narration/cards.py, _special_text",
        "vfw/votes/players/evaluation.py, rough_step_value",
        "vfw/votes/players/evaluation_cards.py, steps_value",
        "vfw/votes/coach/event_forecast.py, _special",
    }
    assert places(unknown_verb(of_the_oppobot)) == {
        "vfw/votes/narration/cards.py, _special_text",
        "vfw/votes/rules/benefit.py, _would_do",
    }
    asks, signed = list(played(of_a_person))[:2]
    assert places(unknown_question(asks)) == {
        "vfw/votes/narration/prompts.py, partner_prompt",
        "vfw/votes/players/heuristics.py, choice_values",
        "vfw/votes/records/replay.py, _choice",
    }
    assert places([place for event in signed.news for place in unknown_news(event)]) == {
        "vfw/votes/narration/log.py, format_event"
    }
