"""Finds moves for Elfenland and Elfengold in what a seat sees. Travels to towns that it has not visited yet."""

TERRAINS = ["plain", "wood", "desert", "mountain", "river", "lake"]
LAND = 4
TOWNS = (
    "albaran beata dagamura elvenhold ergeren feodor grangor ixara jaccaranda kihromah lapphalia "
    "mahdavikia parundia rivinia strykhaven throtmanni tichih usselen virst wylhien yttar"
).split()
ROADS = [
    (TOWNS.index(start), TOWNS.index(end), TERRAINS.index(terrain))
    for terrain, roads in {
        "plain": "beata-elvenhold beata-strykhaven elvenhold-lapphalia ixara-virst lapphalia-virst parundia-wylhien "
        "throtmanni-tichih usselen-wylhien",
        "wood": "dagamura-ixara dagamura-kihromah dagamura-lapphalia elvenhold-ergeren ergeren-tichih feodor-lapphalia "
        "feodor-rivinia ixara-lapphalia lapphalia-rivinia parundia-usselen rivinia-throtmanni usselen-yttar",
        "desert": "albaran-dagamura albaran-feodor albaran-parundia albaran-throtmanni albaran-wylhien dagamura-feodor "
        "feodor-throtmanni",
        "mountain": "dagamura-mahdavikia grangor-mahdavikia grangor-yttar ixara-mahdavikia jaccaranda-throtmanni "
        "jaccaranda-tichih jaccaranda-wylhien strykhaven-virst",
        "river": "beata-elvenhold elvenhold-rivinia mahdavikia-grangor ixara-mahdavikia virst-ixara rivinia-tichih "
        "wylhien-usselen",
        "lake": "elvenhold-strykhaven elvenhold-virst grangor-parundia grangor-yttar parundia-yttar strykhaven-virst",
    }.items()
    for start, end in (road.split("-") for road in roads.split())
]
RAFT = 6
# By transport: plain, wood, desert, mountain, river downstream, river upstream, lake.
COSTS = [
    [1, 1, None, None, None, None, None],
    [1, 1, None, 2, None, None, None],
    [2, 2, None, 1, None, None, None],
    [None, 1, 2, 1, None, None, None],
    [1, 2, 2, 2, None, None, None],
    [1, 2, 1, 1, None, None, None],
    [None, None, None, None, 1, 2, 2],
]
ANY_COUNTER, OBSTACLE = 0b111111, 64
COUNTERS = range(6)
CARAVAN = 3
NOTHING = -1


def choose(view):
    return PHASES[view["open"]["phase"]](view, view["open"], view["own"], view["open"]["players"][view["seat"]])


def three_counters(view, open_, own, me):
    place = max(range(5), key=lambda place: own["hand"][open_["openCounters"][place]])
    return {"type": "takeCounter", "place": place}


def draw_card(view, open_, own, me):
    for place, card in enumerate(open_["openCards"]):
        if card != NOTHING:
            return {"type": "takeCard", "place": place}
    return {"type": "takeGoldPile"} if open_["goldPile"] > 0 else {"type": "drawCard"}


def show_token(view, open_, own, me):
    return {"type": "show", "token": own["drawn"][0]}


def bid(view, open_, own, me):
    """Up to a quarter of the gold, for counters that go with the hand."""
    token = open_["row"][open_["lot"]]
    gold = open_["bid"] + 1
    alone = open_["bidding"] == 1 << view["seat"]
    wanted = token in COUNTERS and own["hand"][token] > 0 and 4 * gold <= me["gold"]
    return {"type": "bid", "gold": gold} if wanted and (gold == 1 or not alone) else {"type": "pass"}


def plan(view, open_, own, me):
    """Lays a counter where it opens the way to a new town."""
    reached = reachable(open_, own, me)
    for road, (start, end, terrain) in enumerate(ROADS):
        if terrain >= LAND or open_["roads"][road] & ANY_COUNTER:
            continue
        if not any(here in reached and is_new(me, there) for here, there in ((start, end), (end, start))):
            continue
        for token in COUNTERS:
            cost = COSTS[token][terrain]
            if cost is None or own["hand"][token] < cost:
                continue
            if me["tokens"][token] > 0:
                return {"type": "lay", "token": token, "road": road, "hidden": False}
            if own["hiddenTokens"][token] > 0:
                return {"type": "lay", "token": token, "road": road, "hidden": True}
    return {"type": "pass"}


def reachable(open_, own, me):
    """The towns that can be reached if each road is paid for alone."""
    reached = {me["boot"]}
    while True:
        more = {there for town in reached for there, *_ in ways(open_, own, town)} - reached
        if not more:
            return reached
        reached |= more


def ways(open_, own, town):
    """Each road from a town with a transport that the hand can pay: (other town, cards, road, transport)."""
    for road, (start, end, terrain) in enumerate(ROADS):
        if town not in (start, end):
            continue
        load = open_["roads"][road]
        column = terrain if terrain < LAND or (terrain == LAND and town == start) else terrain + 1
        for transport in [RAFT] if terrain >= LAND else [kind for kind in COUNTERS if load >> kind & 1]:
            cost = COSTS[transport][column]
            if cost is None:
                continue
            cards = cost + (1 if load & OBSTACLE else 0)
            if own["hand"][transport] >= cards:
                yield (end if town == start else start), cards, road, transport


def travel(view, open_, own, me):
    """The cheapest way to a town without a visit so far; with a caravan if nothing else leads to one."""
    new = [way for way in ways(open_, own, me["boot"]) if is_new(me, way[0])]
    if new:
        _, _, road, transport = min(new, key=lambda way: way[1])
        return {"type": "travel", "road": road, "by": transport}
    for road, (start, end, terrain) in enumerate(ROADS):
        load = open_["roads"][road]
        here = me["boot"] in (start, end)
        if not here or terrain >= LAND or not load & ANY_COUNTER or not is_new(me, start + end - me["boot"]):
            continue
        cards = caravan(own["hand"], CARAVAN + (1 if load & OBSTACLE else 0))
        if cards:
            return {"type": "caravan", "road": road, "cards": cards}
    return {"type": "stop"}


def caravan(hand, size):
    cards = [0] * 7
    for kind in range(7):
        cards[kind] = min(hand[kind], size - sum(cards))
    return cards if sum(cards) == size else None


def is_new(me, town):
    return town != TOWNS.index("elvenhold") and not me["pieces"] >> town & 1


def discard(view, open_, own, me):
    return {"type": "discard", "card": max(range(8), key=lambda card: own["hand"][card])}


def reward(view, open_, own, me):
    return {"type": "reward", "take": "gold" if open_["earned"] >= 4 else "cards"}


def keep(view, open_, own, me):
    counters_only = open_["variant"]["game"] == "elfenland"
    for token in COUNTERS if counters_only else range(11):
        for hidden, held in ((False, me["tokens"]), (True, own["hiddenTokens"])):
            if held[token] > own["kept"].count(2 * token + (1 if hidden else 0)):
                return {"type": "keep", "token": token, "hidden": hidden}
    raise ValueError("nothing to keep")


PHASES = {
    "threeCounters": three_counters,
    "drawCards": draw_card,
    "rewardCards": draw_card,
    "tokens": show_token,
    "auction": bid,
    "planning": plan,
    "moving": travel,
    "handLimit": discard,
    "reward": reward,
    "roundEnd": keep,
}
