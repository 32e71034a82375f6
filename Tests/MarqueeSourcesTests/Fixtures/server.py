"""A web server that misbehaves as it is told, for tests of transfers.

    python3 server.py [PORT]

It listens on this machine alone, on a free port if none is named, prints the port, and ends when its input does. The first
part of a path says what happens; /log has the requests that came until now, one a line.
"""

import gzip
import hashlib
import http.server
import json
import sys
import threading
import time

LOG = []
LOCK = threading.Lock()
# Files that tests put here with PUT /files/NAME, and get with GET /files/NAME.
FILES = {}
DAY = "Sun, 06 Nov 1994 08:49:37 GMT"


def screen(text, version=1):
    item = {"id": "a/1", "description": text, "imageName": "poster"}
    section = {"id": "a", "type": "grid", "layout": "grid", "items": [item]}
    root = {"formatVersion": version, "sections": [section], "layouts": {}}
    return json.dumps(root).encode()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def reply(self, status, body=b"", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if "Content_Length" not in headers and status != 304:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_PUT(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        with LOCK:
            FILES[self.path] = body
        self.reply(200)

    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.do_GET()

    def do_GET(self):
        fields = ["If-None-Match", "If-Modified-Since", "X-Key"]
        sent = [f"{name}={self.headers[name]}" for name in fields if self.headers[name]]
        if self.path != "/log":
            with LOCK:
                LOG.append(" ".join([self.command, self.path, *sent]))
        name = self.path.split("?")[0].split("/")[1].split(".")[0]
        action = getattr(self, f"do_{name.replace('-', '_')}", None)
        try:
            if action:
                action()
            else:
                self.do_404()
        except (BrokenPipeError, ConnectionResetError):
            self.close_connection = True

    def do_log(self):
        with LOCK:
            self.reply(200, "\n".join(LOG).encode())

    def do_ok(self):
        self.reply(200, screen("ok"))

    def do_etag(self):
        if self.headers["If-None-Match"] == '"1"':
            self.reply(304, ETag='"1"')
        else:
            self.reply(200, screen("etag"), ETag='"1"')

    def do_modified(self):
        if self.headers["If-Modified-Since"] == DAY:
            self.reply(304)
        else:
            self.reply(200, screen("modified"), Last_Modified=DAY)

    def do_young(self):
        """A file that was written just now, and may be written again in the same second."""
        self.reply(200, screen("young"), Last_Modified=self.date_time_string())

    def do_fresh(self):
        """May be used for a minute without asking."""
        self.reply(200, screen("fresh"), Cache_Control="max-age=60")

    def do_secret(self):
        """Must not be stored."""
        self.reply(200, screen("secret"), Cache_Control="private, no-store")

    def do_renewed(self):
        """Has not changed, and has another validator each time."""
        number = int((self.headers["If-None-Match"] or '"0"').strip('"'))
        if number == 0:
            self.reply(200, screen("renewed"), ETag='"1"')
        else:
            self.reply(304, ETag=f'"{number + 1}"')

    def do_locked(self):
        """Only with the key 'new'."""
        if self.headers["X-Key"] == "new":
            self.reply(200, screen("locked"))
        else:
            self.reply(401)

    def do_liar(self):
        """Says that nothing has changed to somebody who has nothing."""
        self.reply(304)

    def do_404(self):
        self.reply(404, b"<html>not here</html>")

    def do_500(self):
        self.reply(500, b"error")

    def do_410(self):
        self.reply(410)

    def do_slow(self):
        """A body that takes a minute, in pieces, so that no pause is long."""
        body = screen("slow").ljust(600)
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        for start in range(0, len(body), 10):
            self.wfile.write(body[start:start + 10])
            self.wfile.flush()
            time.sleep(1)

    def do_silent(self):
        time.sleep(60)

    def do_wait(self):
        """Long enough for others to ask meanwhile."""
        time.sleep(1)
        self.reply(200, screen("wait"))

    def do_cut(self):
        body = screen("cut")
        self.reply(200, body[:-20], Content_Length=str(len(body)))
        self.close_connection = True

    def do_redirect(self):
        self.reply(302, Location="/ok.json")

    def do_loop(self):
        self.reply(302, Location="/loop.json")

    def do_elsewhere(self):
        """Redirects to the same server by another name, which is another origin."""
        port = self.server.server_address[1]
        self.reply(302, Location=f"http://localhost:{port}/ok.json")

    def do_huge(self):
        """100 MB without a length."""
        self.send_response(200)
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        for _ in range(100):
            self.wfile.write(b" " * (1 << 20))

    def do_announced(self):
        self.reply(200, b" " * 1000, Content_Length=str(100 << 20))
        self.close_connection = True

    def do_gzip(self):
        body = gzip.compress(screen("gzip"))
        self.reply(200, body, Content_Encoding="gzip")

    def do_bomb(self):
        """100 MB in 100 KB."""
        self.reply(200, gzip.compress(b" " * (100 << 20)), Content_Encoding="gzip")

    def do_invalid(self):
        self.reply(200, b"<html>Welcome to the hotel</html>")

    def do_error(self):
        self.reply(200, b'{"error":"quota"}')

    def do_newer(self):
        self.reply(200, screen("newer", version=2))

    def do_older(self):
        """As a writer before format versions may have it."""
        body = json.loads(screen("older"))
        del body["formatVersion"]
        self.reply(200, json.dumps(body).encode())

    def do_partial(self):
        body = json.loads(screen("partial"))
        body["sections"].append({"id": "b", "type": "hero", "layout": "hero", "items": []})
        self.reply(200, json.dumps(body).encode())

    def do_play(self):
        """What the text says that was put there, so that a server can change its mind."""
        with LOCK:
            action = FILES[self.path].decode()
        getattr(self, f"do_{action}")()

    def do_files(self):
        """What was put there, as a static server has it: with a strong tag."""
        with LOCK:
            body = FILES.get(self.path.split("?")[0])
        if body is None:
            self.reply(404)
            return
        tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        if self.headers["If-None-Match"] == tag:
            self.reply(304, ETag=tag)
        else:
            self.reply(200, body, ETag=tag)


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *arguments):
        pass


def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    server = Server(("127.0.0.1", port), Handler)
    print(server.server_address[1], flush=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    sys.stdin.read()


if __name__ == "__main__":
    main()
