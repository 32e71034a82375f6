"""nginx with the example configuration, on a port of this machine alone."""

import getpass
import http.client
import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

EXAMPLE = Path(__file__).with_name("nginx.conf")

WRAPPER = """
{user}
worker_processes 2;
daemon off;
pid {work}/nginx.pid;
error_log {work}/error.log;
events {{ }}
http {{
  include {types};
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path {work}/body;
  proxy_temp_path {work}/proxy;
  fastcgi_temp_path {work}/fastcgi;
  uwsgi_temp_path {work}/uwsgi;
  scgi_temp_path {work}/scgi;
  include {work}/site.conf;
}}
"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def mime_types():
    program = Path(shutil.which("nginx") or "/usr/sbin/nginx").resolve()
    places = [Path("/etc/nginx/mime.types"), program.parent.parent / "etc/nginx/mime.types"]
    return next(path for path in places if path.exists())


class Server:
    """Serves a folder while it is used in a `with` statement."""

    def __init__(self, root, work):
        self.port = free_port()
        self.work = work
        work.mkdir()
        example = EXAMPLE.read_text()
        assert "listen 8080;" in example and "root /srv/screens;" in example
        (work / "site.conf").write_text(
            example.replace("listen 8080;", f"listen 127.0.0.1:{self.port};").replace(
                "root /srv/screens;", f"root {root};"
            )
        )
        user = f"user {getpass.getuser()};" if os.geteuid() == 0 else ""
        configuration = work / "nginx.conf"
        configuration.write_text(WRAPPER.format(work=work, types=mime_types(), user=user))
        self.command = ["nginx", "-c", str(configuration), "-p", str(work)]

    def __enter__(self):
        self.process = subprocess.Popen(
            self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return self
            except OSError:
                time.sleep(0.05)
        raise RuntimeError((self.work / "error.log").read_text())

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=20)

    def get(self, path, **headers):
        """The status, the header fields by their names in lower case, and the body."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            fields = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request("GET", path, headers=fields)
            response = connection.getresponse()
            names = {name.lower(): value for name, value in response.getheaders()}
            return response.status, names, response.read()
        finally:
            connection.close()
