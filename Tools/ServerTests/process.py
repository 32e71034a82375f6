"""A server as a process, and messages as bytes: for what no library would send."""

import json
import os
import queue
import subprocess
import threading
import time
from pathlib import Path

# Shared machines are sometimes slow, so CI multiplies the limits; local runs use them unchanged.
PATIENCE = float(os.environ.get("MARQUEE_PATIENCE", "1"))

STATUS = Path("/proc/self/status")


class Ended(Exception):
    """The server has closed its output."""


class Process:
    """A server, its answers, and the other messages that it has sent."""

    def __init__(self, program, folder="/"):
        self.process = subprocess.Popen(
            [program, "server"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)
        self.count = 0
        self.others = []
        self._messages = queue.Queue()
        self._errors = []
        threading.Thread(target=self._read, daemon=True).start()
        self._error_reader = threading.Thread(target=self._read_errors, daemon=True)
        self._error_reader.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdin = None

    # Messages

    def write(self, data):
        """Sends bytes; a server that has ended does not read them."""
        try:
            self.process.stdin.write(data)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def send(self, message):
        body = json.dumps(message).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def notify(self, method, params=None):
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    def ask(self, method, params=None):
        """Sends a request, and gives its identifier."""
        self.count += 1
        self.send({"jsonrpc": "2.0", "id": self.count, "method": method, "params": params})
        return self.count

    def request(self, method, params=None, seconds=10):
        """The answer to a request: the whole message."""
        return self.answer(self.ask(method, params), seconds)

    def result(self, method, params=None, seconds=10):
        """The result of a request that is not refused."""
        answer = self.request(method, params, seconds)
        assert "error" not in answer, answer
        return answer["result"]

    def answer(self, number, seconds=10):
        """The answer with an identifier; other messages are kept."""
        return self.next(
            lambda message: "method" not in message and message.get("id") == number, seconds)

    def notification(self, method, seconds=10):
        """The next notification of a method."""
        return self.next(lambda message: message.get("method") == method, seconds)

    def next(self, matches, seconds=10):
        """The next message with a property."""
        for index, message in enumerate(self.others):
            if matches(message):
                return self.others.pop(index)
        end = time.monotonic() + seconds * PATIENCE
        while True:
            try:
                message = self._messages.get(timeout=max(0, end - time.monotonic()))
            except queue.Empty:
                raise AssertionError("the server does not answer") from None
            if message is None:
                raise Ended(self.errors)
            if matches(message):
                return message
            self.others.append(message)

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline()) not in (b"\r\n", b""):
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            body = stream.read(length) if length is not None else b""
            if length is None or len(body) < length:
                self._messages.put(None)
                return
            self._messages.put(json.loads(body))

    def _read_errors(self):
        self._errors.extend(self.process.stderr)

    # The life of a server

    def initialize(self, capabilities=None, **others):
        result = self.result("initialize", {"capabilities": capabilities or {}, **others})
        self.notify("initialized", {})
        return result

    def open(self, path, text, version=1):
        """Opens a document, and gives its address."""
        uri = Path(path).as_uri()
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "xml", "version": version, "text": text}})
        return uri

    def change(self, uri, changes, version=2):
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": changes})

    def close(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def shut_down(self):
        """Ends the server as an editor does."""
        assert self.result("shutdown") is None
        self.notify("exit")
        assert self.exit_code() == 0, self.errors

    def exit_code(self, seconds=10):
        """The exit code of a server that ends by itself."""
        try:
            code = self.process.wait(seconds * PATIENCE)
            # What it printed before its end may not be read yet.
            self._error_reader.join(seconds * PATIENCE)
            return code
        except subprocess.TimeoutExpired:
            raise AssertionError("the server does not end") from None

    @property
    def errors(self):
        """What the server has printed as errors."""
        return b"".join(self._errors).decode(errors="replace")

    def memory(self, name="VmRSS"):
        """The megabytes that the server uses; only on Linux."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith(f"{name}:"):
                return int(line.split()[1]) / 1024
        raise AssertionError(f"the system does not report {name}")

    def processor_time(self):
        """The seconds that processors have worked for the server; only on Linux."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
