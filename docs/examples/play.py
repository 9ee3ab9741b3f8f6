"""Plays one match against bots: python3 play.py http://localhost:8080 elfenland [--seats 3] [--cut 20]"""

import argparse
import json

import elfenland
import silver_and_gold
from vermeil_client import Rejected, Table, Visitor

PLAYERS = {
    "silver-and-gold": silver_and_gold.choose,
    "elfenland": elfenland.choose,
    "elfengold": elfenland.choose,
}


def main():
    parser = argparse.ArgumentParser(description="Play one match against bots.")
    parser.add_argument("url", help="the address of the server, such as http://localhost:8080")
    parser.add_argument("game", choices=PLAYERS)
    parser.add_argument("--seats", type=int, default=2, help="players, with bots in all seats but one")
    parser.add_argument("--cut", type=int, default=0, help="break the connection after every CUT moves")
    arguments = parser.parse_args()

    visitor = Visitor(arguments.url, "Python")
    games = visitor.request("GET", "/api/games")["games"]
    weakest = next(game["bots"][0] for game in games if game["id"] == arguments.game)
    bots = [{"kind": "bot", "bot": weakest}] * (arguments.seats - 1)
    created = visitor.request(
        "POST", "/api/tables", {"game": arguments.game, "seats": [{"kind": "me"}, *bots], "startWhenFull": True}
    )
    table = Table(visitor, created["table"])
    moves = play(table, PLAYERS[arguments.game], arguments.cut)
    result = table.position["over"]["result"]
    print(json.dumps({"moves": moves, "reconnects": table.reconnects, "result": result}))


def play(table, choose, cut):
    """Plays until the match is over and returns the number of moves."""
    moves = 0
    while table.position is None or "over" not in table.position:
        if table.position is None or "asked" not in table.position:
            table.wait()
            continue
        position = table.position
        move = choose(position["view"])
        try:
            table.ask({"type": "play", "asked": position["asked"], "moves": [move]})
            moves += 1
        except Rejected as rejected:
            # The question has changed while the answer was on its way.
            if rejected.code != "outdated":
                raise
        if cut > 0 and moves % cut == 0:
            table.cut()
    return moves


if __name__ == "__main__":
    main()
