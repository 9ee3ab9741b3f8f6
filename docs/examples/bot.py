"""A bot of your own: python3 bot.py http://localhost:8080 TOKEN elfenland [TABLE]

Sits down at a table, or makes one with a bot of the house, and plays it to its end. It knows no rules: it asks for the
legal moves and takes one at random. Replace `choose` by something better.
"""

import json
import random
import sys
import urllib.parse
import urllib.request

from plain_websocket import WebSocket


def choose(view, moves):
    return random.choice(moves)


def request(url, token, path, body):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(url + path, json.dumps(body).encode(), headers)) as response:
        return json.load(response)


class Table:
    def __init__(self, url, token, table):
        socket = urllib.parse.urlsplit(url + "/socket")
        self.socket = WebSocket(socket, {"Authorization": f"Bearer {token}"})
        self.table, self.position, self.sent = table, {}, 0

    def receive(self):
        """The next message. Whatever happens at the table, the latest position is what counts."""
        message = json.loads(self.socket.receive())
        self.position = message.get("position", self.position)
        return message

    def ask(self, command):
        """Sends a command and waits for its answer."""
        self.sent += 1
        self.socket.send(json.dumps({**command, "id": f"c{self.sent}", "table": self.table}))
        while True:
            message = self.receive()
            if message.get("id") == f"c{self.sent}":
                return message


def main(url, token, game, table=None):
    bots = [{"kind": "me"}, {"kind": "bot", "bot": "gentle"}]
    table = table or request(url, token, "/api/tables", {"game": game, "seats": bots, "startWhenFull": True})["table"]
    match = Table(url, token, table)
    match.ask({"type": "join"})
    match.ask({"type": "sit"})  # refused if it sits there already, which is fine
    while "over" not in match.position:
        if "asked" not in match.position:
            match.receive()
            continue
        answer = match.ask({"type": "moves"})
        if "asked" in answer:
            move = choose(match.position["view"], answer["moves"])
            match.ask({"type": "play", "asked": answer["asked"], "moves": [move]})
    print(json.dumps(match.position["over"]["result"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
