"""A visitor of a Vermeil server: requests over HTTP, and a table that is followed over a WebSocket."""

import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request

from plain_websocket import Closed, Refused, WebSocket

LONGEST_PAUSE = 8.0


class Rejected(Exception):
    """The server refused something. `code` says why."""

    def __init__(self, rejection):
        super().__init__(json.dumps(rejection))
        self.code = rejection["code"]


class Visitor:
    def __init__(self, url, name):
        self.url = url.rstrip("/")
        self.cookie = None
        self.request("PUT", "/api/me", {"name": name})

    def request(self, method, path, body=None):
        headers = {"content-type": "application/json"} if body is not None else {}
        if self.cookie:
            headers["cookie"] = self.cookie
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request) as response:
                set_cookie = response.headers.get("set-cookie")
                if set_cookie:
                    self.cookie = set_cookie.split(";")[0]
                return json.load(response)
        except urllib.error.HTTPError as problem:
            raise Rejected(json.load(problem)["rejection"]) from None

    def open_socket(self):
        return WebSocket(urllib.parse.urlsplit(self.url + "/socket"), {"Cookie": self.cookie})


class Table:
    """One table as its viewer sees it. A connection that breaks is replaced, and nothing is lost or done twice."""

    def __init__(self, visitor, table):
        self.visitor = visitor
        self.table = table
        self.position = None
        self.reconnects = 0
        self._number = None
        self._socket = None
        self._connect()

    def wait(self):
        """Takes in the next message."""
        try:
            self._take(json.loads(self._socket.receive()))
        except Closed:
            self._reconnect()

    def ask(self, command):
        """Sends a command and waits for its answer. Whatever happens, it is carried out at most once."""
        command = {**command, "id": secrets.token_urlsafe(12), "table": self.table}
        while True:
            try:
                answer = self._send(command)
            except Closed:
                self._reconnect()
                continue
            if answer["type"] == "done":
                return
            if answer["rejection"]["code"] != "tooFast":
                raise Rejected(answer["rejection"])
            time.sleep(1)

    def cut(self):
        """Breaks the connection, to try out what happens then."""
        self._socket.cut()

    def _send(self, command):
        self._socket.send(json.dumps(command))
        while True:
            message = json.loads(self._socket.receive())
            if message.get("id") == command["id"]:
                return message
            self._take(message)

    def _take(self, message):
        if message.get("table") != self.table or "number" not in message:
            return
        self._number = message["number"]
        if "position" in message:
            self.position = message["position"]

    def _connect(self):
        self._socket = self.visitor.open_socket()
        seen = {} if self._number is None else {"seen": self._number}
        answer = self._send({"type": "join", "id": secrets.token_urlsafe(12), "table": self.table, **seen})
        if answer["type"] == "refused":
            raise Rejected(answer["rejection"])

    def _reconnect(self):
        pause = 0.5
        while True:
            self.reconnects += 1
            try:
                return self._connect()
            except (Closed, Refused, OSError):
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Rejected as rejected:
                if rejected.code != "tooFast":
                    raise
                time.sleep(1)
