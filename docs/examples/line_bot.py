"""A bot for `vermeil play-external`: takes a legal move at random. Replace `choose` by something better."""

import json
import random
import sys


def choose(view, moves):
    return random.randrange(len(moves))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        move = choose(message["view"], message["moves"])
        print(json.dumps({"id": message["id"], "move": move}), flush=True)
