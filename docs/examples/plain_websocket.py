"""A WebSocket client (RFC 6455) that needs only the standard library: text messages, pings and close codes."""

import base64
import os
import socket
import ssl
import struct

CONTINUATION, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


class Refused(Exception):
    """The server did not open a socket. `status` is the HTTP status of its answer."""

    def __init__(self, status):
        super().__init__(f"the handshake was answered with status {status}")
        self.status = status


class Closed(Exception):
    """The connection is gone. `code` is the server's close code, or 1006 if it sent none."""

    def __init__(self, code=1006, reason=""):
        super().__init__(f"closed: {code} {reason}")
        self.code = code


class WebSocket:
    def __init__(self, url, headers):
        """`url` is the result of urllib.parse.urlsplit, with the scheme http or https."""
        port = url.port or (443 if url.scheme == "https" else 80)
        self._stream = socket.create_connection((url.hostname, port), timeout=120)
        # A move is one small packet, which must not wait for the next one.
        self._stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if url.scheme == "https":
            context = ssl.create_default_context()
            self._stream = context.wrap_socket(self._stream, server_hostname=url.hostname)
        self._unread = b""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {url.path} HTTP/1.1",
            f"Host: {url.netloc}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self._stream.sendall("\r\n".join([*lines, "", ""]).encode())
        while b"\r\n\r\n" not in self._unread:
            self._read_more()
        head, self._unread = self._unread.split(b"\r\n\r\n", 1)
        status = int(head.split(b" ", 2)[1])
        if status != 101:
            raise Refused(status)

    def send(self, text):
        self._send_frame(TEXT, text.encode())

    def receive(self):
        """The next text message. Answers pings on the way."""
        message = b""
        while True:
            final, kind, data = self._receive_frame()
            if kind == PING:
                self._send_frame(PONG, data)
            elif kind == CLOSE:
                code = struct.unpack(">H", data[:2])[0] if len(data) >= 2 else 1005
                raise Closed(code, data[2:].decode())
            elif kind in (TEXT, CONTINUATION):
                message += data
                if final:
                    return message.decode()

    def cut(self):
        """Drops the connection without a word, as a tunnel does."""
        self._stream.close()

    def _send_frame(self, kind, data):
        mask = os.urandom(4)
        size = len(data)
        head = struct.pack(">BB", 0x80 | kind, 0x80 | size) if size < 126 else struct.pack(">BBH", 0x80 | kind, 0xFE, size)
        try:
            self._stream.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))
        except OSError as problem:
            raise Closed() from problem

    def _receive_frame(self):
        first, second = self._read(2)
        size = second & 0x7F
        if size == 126:
            size = struct.unpack(">H", self._read(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self._read(8))[0]
        return bool(first & 0x80), first & 0x0F, self._read(size)

    def _read(self, size):
        while len(self._unread) < size:
            self._read_more()
        data, self._unread = self._unread[:size], self._unread[size:]
        return data

    def _read_more(self):
        try:
            data = self._stream.recv(65536)
        except OSError as problem:
            raise Closed() from problem
        if not data:
            raise Closed()
        self._unread += data
