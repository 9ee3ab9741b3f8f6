"""Finds moves for Silver & Gold in what a seat sees. Marks as many cells as possible."""

# The standard deck: the cells of each pattern as (row, column).
PATTERNS = [
    [(0, 0), (1, 0)],
    [(0, 0), (1, 0), (2, 0)],
    [(0, 0), (1, 0), (1, 1)],
    [(0, 0), (1, 0), (1, 1), (2, 0)],
    [(0, 0), (1, 0), (2, 0), (2, 1)],
    [(0, 0), (0, 1), (1, 0), (1, 1)],
]
SIDE = 4
NO_CARD = -1


def choose(view):
    phase, own = view["open"]["phase"], view["own"]
    if phase == "keep":
        return {"type": "keep", "card": next(card for card in own["dealt"] if card not in own["kept"])}
    if phase == "mark":
        return mark(view)
    return pick(view["open"])


def mark(view):
    own = view["own"]
    player = view["open"]["players"][view["seat"]]
    free = [cells & ~marked for cells, marked in zip(player["free"], own["marks"])]
    # The card that is nearer to being finished comes first.
    places = sorted((place for place in (0, 1) if free[place]), key=lambda place: bin(free[place]).count("1"))
    if own["owed"] == 0:
        for place in places:
            for cells in placements(PATTERNS[view["open"]["expedition"]]):
                if cells & ~free[place] == 0:
                    return {"type": "pattern", "place": place, "cells": cells}
    kind = "extra" if own["owed"] > 0 else "single"
    place = places[0]
    return {"type": kind, "place": place, "cell": lowest(free[place])}


def pick(open_):
    for card in open_["display"]:
        if card != NO_CARD:
            return {"type": "take", "card": card}
    return {"type": "draw"}


def placements(pattern):
    """Every placement of a pattern on the grid as a bit set: turned, mirrored and moved."""
    found = set()
    for mirrored in (False, True):
        cells = [(row, -column) if mirrored else (row, column) for row, column in pattern]
        for _ in range(4):
            cells = [(column, -row) for row, column in cells]
            top, left = min(row for row, _ in cells), min(column for _, column in cells)
            for down in range(SIDE):
                for right in range(SIDE):
                    moved = [(row - top + down, column - left + right) for row, column in cells]
                    if all(row < SIDE and column < SIDE for row, column in moved):
                        found.add(sum(1 << (SIDE * row + column) for row, column in moved))
    return sorted(found)


def lowest(cells):
    return (cells & -cells).bit_length() - 1
