"""SD-DECK, SD-SEATS, SD-START: cards, seats and the deal."""

from collections import Counter

import pytest

import sevenfold
from sevenfold import OptionError
from tests.building import moves, seven_dragons
from tests.seven_dragons.cards import ACTION_CARDS, ACTION_COLOURS, DRAGON_CARDS
from tests.seven_dragons.helpers import cards_of

EDITIONS = ["en", "fr", "nl", "ru"]
VARIANTS = ["full", "single-action", "basic", "connections"]
ORDINARY = list(DRAGON_CARDS.elements())
RUSSIAN_SEATS = {2: [0, 3], 3: [0, 2, 4], 4: [0, 2, 3, 4], 5: [0, 1, 2, 3, 4]}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_SD_DECK_seventy_two_cards(players: int) -> None:
    whole = DRAGON_CARDS + ACTION_CARDS + Counter({"****": 1, "SSSS": 1})
    assert sum(whole.values()) + 5 == 72
    for seed in range(5):
        position = sevenfold.new("seven-dragons", players=players, seed=seed).position()
        assert cards_of(position) == whole
        assert sorted(position["goals"]) == sorted("RYBGK")


def test_SD_DECK_every_colour_stands_on_24_of_the_50_ordinary_cards() -> None:
    assert len(ORDINARY) == 50
    assert [sum(colour in card for card in ORDINARY) for colour in "RYBGK"] == [24] * 5


def test_SD_DECK_no_card_is_another_one_turned() -> None:
    assert all(card[::-1] not in DRAGON_CARDS for card in DRAGON_CARDS if card != card[::-1])


def test_SD_DECK_no_card_has_two_panels_of_one_dragon() -> None:
    """Same letters never stand only diagonally; groups may be counted in cards (SD-WIN)."""
    for tl, tr, bl, br in map(tuple, ORDINARY):
        assert tl != br or tl in (tr, bl)
        assert tr != bl or tr in (tl, br)


@pytest.mark.parametrize(("action", "colour"), ACTION_COLOURS.items())
def test_SD_DECK_each_action_carries_the_colour_of_a_dragon(action: str, colour: str) -> None:
    singles = ["RRRR", "YYYY", "BBBB", "GGGG", "KKKK"]
    table = sevenfold.load(seven_dragons({"0,0": "SSSS"}, [[action], singles], deck=singles))
    table.play(f"{action} color")
    assert moves(table) == sorted(f"{colour * 4}@{place}" for place in ("0,1", "1,0", "0,-1", "-1,0"))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_SD_SEATS_the_edition_decides_where_players_sit_in_every_variant(players: int, variant: str) -> None:
    for edition in EDITIONS:
        position = sevenfold.new("seven-dragons", players=players, variant=variant, edition=edition, seed=2).position()
        seats = RUSSIAN_SEATS[players] if edition == "ru" else list(range(players))
        assert position["seats"] == seats
        assert [hand is not None for hand in position["hands"]] == [seat in seats for seat in range(5)]


@pytest.mark.parametrize("players", [0, 1, 6, -1, True, 2.0, "2", None])
def test_SD_SEATS_two_to_five_players(players: object) -> None:
    with pytest.raises(OptionError):
        sevenfold.new("seven-dragons", players=players)


def test_SD_SEATS_the_number_of_players_must_be_said() -> None:
    with pytest.raises(OptionError):
        sevenfold.new("seven-dragons")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_SD_SEATS_every_seat_has_a_goal_and_nobody_looks_at_the_unused_ones(players: int, edition: str) -> None:
    table = sevenfold.new("seven-dragons", players=players, edition=edition, seed=3)
    position = table.position()
    for seat, goal in enumerate(position["goals"]):
        assert position["goals_seen"][goal] == ([seat] if seat in position["seats"] else [])
    for viewer in position["seats"]:
        own = position["goals"][viewer]
        assert table.view(viewer)["goals"] == [own if seat == viewer else "?" for seat in range(5)]
    assert table.view(None)["goals"] == ["?"] * 5


def test_SD_SEATS_nobody_sees_through_the_eyes_of_an_imaginary_player() -> None:
    table = sevenfold.new("seven-dragons", players=2, edition="ru", seed=3)
    for seat in (1, 2, 4):
        with pytest.raises(ValueError, match="seat"):
            table.view(seat)


@pytest.mark.parametrize("edition", ["en", "ru"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_SD_START_silver_in_the_middle_three_cards_each_and_the_first_player_has_drawn(
    players: int, edition: str
) -> None:
    for first in range(players):
        position = sevenfold.new("seven-dragons", players=players, first=first, edition=edition, seed=first).position()
        starter = position["seats"][first]
        assert position["turn"] == starter
        assert position["table"] == {"0,0": "SSSS"}
        sizes = {seat: len(position["hands"][seat]) for seat in position["seats"]}
        assert sizes == {seat: 4 if seat == starter else 3 for seat in position["seats"]}
        assert len(position["deck"]) == 66 - 3 * players - 1
        assert (position["discard"], position["passes"], position["last_played"]) == ([], 0, None)


def test_SD_START_the_first_player_of_the_deal_begins_by_default() -> None:
    assert [sevenfold.new("seven-dragons", players=3, seed=seed).turn for seed in range(5)] == [0] * 5


@pytest.mark.parametrize("first", [3, -1, True, "0", None])
def test_SD_START_first_is_one_of_the_players(first: object) -> None:
    with pytest.raises(OptionError):
        sevenfold.new("seven-dragons", players=3, first=first)


def test_SD_START_the_deck_is_shuffled() -> None:
    """Every kind of card turns up on top, and the same seed gives the same deal."""
    decks = [sevenfold.new("seven-dragons", players=2, seed=seed).position()["deck"] for seed in range(400)]
    assert {deck[0] for deck in decks} == {deck[-1] for deck in decks} == set(DRAGON_CARDS + ACTION_CARDS) | {"****"}
    assert decks[7] == sevenfold.new("seven-dragons", players=2, seed=7).position()["deck"]
    assert len(set(map(tuple, decks))) == len(decks)


def test_SD_START_goals_are_mixed() -> None:
    """Any goal comes to any seat, unused ones included, and as often as any other."""
    deals = [sevenfold.new("seven-dragons", players=2, seed=seed).position()["goals"] for seed in range(400)]
    for seat in range(5):
        often = Counter(goals[seat] for goals in deals)
        assert set(often) == set("RYBGK")
        assert all(40 <= count <= 120 for count in often.values())


def test_SD_START_a_start_card_lies_as_printed_and_may_be_any_card_but_rainbow() -> None:
    """Without Silver; the chance of a card does not depend on its kind, so singles come twice as often."""
    starts: Counter[str] = Counter()
    for seed in range(700):
        position = sevenfold.new("seven-dragons", players=2, variant="single-action", seed=seed).position()
        starts[position["table"].pop("0,0")] += 1
        assert position["table"] == {}
    assert set(starts) == set(DRAGON_CARDS)
    assert 100 <= sum(starts[card] for card, copies in DRAGON_CARDS.items() if copies == 2) <= 180


def test_SD_START_x_grows_to_the_right_and_y_upwards() -> None:
    """A red Silver: the red half must lie towards it."""
    position = seven_dragons({"0,0": "SSSS"}, [["RRBB", "RYRY"], ["KKKK"]], discard=["zap-card"])
    assert moves(sevenfold.load(position)) == sorted(
        [
            *("BBRR@0,1", "RRBB@0,-1", "RYRY@1,0", "YRYR@-1,0"),
            *("RRBB@1,0", "BBRR@1,0", "RRBB@-1,0", "BBRR@-1,0"),  # one quarter of two suffices
            *("RYRY@0,1", "YRYR@0,1", "RYRY@0,-1", "YRYR@0,-1"),
        ]
    )
