#!/usr/bin/env python3
"""A cache for Bazel's --remote_cache, on this machine alone: what is PUT can be got with GET.

    python3 http_cache.py FOLDER PORT_FILE

Listens on a free port of the loopback interface, and writes its number to PORT_FILE when it is ready.
It is there to try things out: no access rights, and nothing is ever removed.
"""

import os
import re
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

# Results of actions, and contents by their digests.
KEY = re.compile(r"/(ac|cas)/[0-9a-f]{64}")


class Cache(BaseHTTPRequestHandler):
    # Keeps connections open; Bazel asks thousands of questions.
    protocol_version = "HTTP/1.1"
    # An answer goes out at once and whole, although its header is written before its content.
    disable_nagle_algorithm = True
    wbufsize = -1
    folder = Path()

    def do_GET(self):
        path = self.file()
        if path is None or not path.is_file():
            self.answer(404)
        else:
            self.answer(200, path.read_bytes())

    def do_PUT(self):
        content = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        path = self.file()
        if path is None:
            self.answer(400)
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        # A file under its final name is always complete.
        temporary = path.with_name(f"{path.name}.{self.client_address[1]}.tmp")
        temporary.write_bytes(content)
        os.replace(temporary, path)
        self.answer(200)

    def file(self):
        """The file of a key; nothing but a key reaches the file system."""
        return self.folder / self.path[1:] if KEY.fullmatch(self.path) else None

    def answer(self, status, content=b""):
        self.send_response(status)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)
        self.wfile.flush()

    def log_message(self, format, *arguments):
        pass


class Server(ThreadingHTTPServer):
    # Bazel opens a hundred connections at once; one that finds no place waits for seconds.
    request_queue_size = 1024


def main():
    folder, port_file = (Path(argument) for argument in sys.argv[1:])
    Cache.folder = folder
    server = Server(("127.0.0.1", 0), Cache)
    # A reader sees either no number or the complete one.
    temporary = port_file.with_suffix(".tmp")
    temporary.write_text(str(server.server_port))
    os.replace(temporary, port_file)
    server.serve_forever()


if __name__ == "__main__":
    main()
