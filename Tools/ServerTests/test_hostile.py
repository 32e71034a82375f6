"""Clients that send what no editor sends.

The server answers with an error or ends; it never crashes, hangs, or reads other files.
"""

import json
import os
import random
import signal
import subprocess
import threading
import time

import pytest

from process import PATIENCE, STATUS, Ended

SECRET = "ghp_verysecret123"


def framed(body):
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def is_alive(server):
    """Whether a server still answers, after what it was sent."""
    return "error" in server.request("marquee/nothing")


# Framing


@pytest.mark.parametrize("data", [
    b"hello\r\n\r\n",
    b"\r\n\r\n",
    b"Content-Length: \r\n\r\n{}",
    b"Content-Length: -1\r\n\r\n{}",
    b"Content-Length: 0x10\r\n\r\n{}",
    b"Content-Length: 2 \r\n\r\n{}",
    b"Content-Length: \xef\xbc\x92\r\n\r\n{}",
    b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}",
    b"Content-Length: 1099511627776\r\n\r\n{}",
    b"Content-Length: 99999999999999999999999999\r\n\r\n{}",
    b"Content-Type: text\r\n\r\n{}",
    b"X" * 100_000,
    b"X: \xff\xfe\x00\r\n\r\n",
    b"X: y\r\n" * 10_000 + b"\r\n",
    bytes(range(256)) * 100,
], ids=range(15))
def test_a_stream_without_messages_ends(server, data):
    server.write(data)
    assert server.exit_code() in (1, 2)
    assert server.errors.startswith("marquee: error: ")


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux reports a process's memory")
def test_an_announced_length_takes_no_memory(server):
    server.initialize()
    # What cannot be the whole message yet is kept, and no more.
    server.write(b"Content-Length: 268435456\r\n\r\n" + b" " * 1000)
    time.sleep(0.2)
    assert server.memory() < 100
    server.process.stdin.close()
    assert server.exit_code() == 1


@pytest.mark.parametrize("header", [
    b"content-length: %d\r\n\r\n",
    b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length:%d\r\n\r\n",
    b"Content-Length:   %d\r\nX: y\r\n\r\n",
], ids=range(3))
def test_headers_that_are_allowed(server, header):
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    server.write(header % len(body) + body)
    assert "result" in server.answer(1)


def test_a_message_in_pieces(server):
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'
    for byte in framed(body):
        server.write(bytes([byte]))
    assert "result" in server.answer(1)


@pytest.mark.parametrize("length", [0, 1, 10, 16, 17, 18, 19, 20, 21, 50, -1])
def test_an_input_that_ends_in_a_message(server, length):
    server.initialize()
    message = framed(b'{"jsonrpc":"2.0","id":1,"method":"shutdown"}')
    server.write(message[:length])
    server.process.stdin.close()
    assert server.exit_code() == 1


def test_a_client_that_is_gone(program):
    process = subprocess.Popen(
        [program, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL)
    process.stdout.close()
    with pytest.raises(BrokenPipeError):
        # The first answers are lost; then the server has ended.
        for _ in range(1_000_000):
            process.stdin.write(framed(b'{"id":1,"method":"textDocument/hover"}'))
            process.stdin.flush()
    assert process.wait(10 * PATIENCE) in (1, 2, 3, -signal.SIGPIPE)


# Messages


@pytest.mark.parametrize("body, code", [
    (b"", -32700), (b"{", -32700), (b"nul", -32700), (b"\xff\xfe", -32700),
    (b'{"id":1,"method":"shut\xffdown"}', -32700),
    (b'{"id":1,"method":"\\ud800"}', None),
    (b"[]", -32600), (b"[{}]", -32600), (b"1", -32600), (b"null", -32600), (b'"a"', -32600),
    (b"{}", -32600), (b'{"jsonrpc":"2.0"}', -32600),
    (b'{"id":1,"method":7}', -32600), (b'{"id":{},"method":"shutdown"}', -32600),
    (b'{"id":1.5,"method":"shutdown"}', -32600),
    (b'{"id":99999999999999999999,"method":"shutdown"}', -32600),
    (b"[" * 100_000, -32700),
    (b'{"id":1,"method":"initialize","params":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001, None),
    (b'{"id":1,"method":"' + b"m" * 1_000_000 + b'"}', None),
    (json.dumps({"id": "i" * 1_000_000, "method": "nothing"}).encode(), None),
], ids=range(21))
def test_wrong_json_is_refused(server, body, code):
    server.initialize()
    server.write(framed(body))
    answer = server.next(lambda message: "error" in message)
    assert code in (None, answer["error"]["code"])
    assert len(json.dumps(answer["error"])) < 2_100_000
    assert is_alive(server)
    server.shut_down()


METHODS = [
    "textDocument/completion", "textDocument/hover", "textDocument/definition",
    "textDocument/references", "textDocument/prepareRename", "textDocument/rename",
    "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/inlayHint",
    "textDocument/codeAction", "textDocument/diagnostic", "textDocument/formatting",
    "workspace/symbol", "workspace/executeCommand", "completionItem/resolve",
    "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
    "textDocument/didSave", "workspace/didChangeWatchedFiles",
    "workspace/didChangeConfiguration", "$/cancelRequest", "$/setTrace", "initialize",
]
HUGE = 2**31 - 1


def wrong_parameters(uri):
    place = {"line": 3, "character": 4}
    document = {"uri": uri}
    yield from (None, [], {}, 7, "text", {"textDocument": None}, {"textDocument": {"uri": 7}})
    yield {"textDocument": document}
    for wrong in (None, {}, [], {"line": -1, "character": -1}, {"line": HUGE, "character": HUGE},
                  {"line": 2**62, "character": 2**62}, {"line": 2**70, "character": 0},
                  {"line": 1.5, "character": 0}, {"line": "1", "character": 0}):
        yield {"textDocument": document, "position": wrong, "newName": "a", "context": None}
        yield {"textDocument": document, "range": {"start": wrong, "end": place}, "context": {}}
        yield {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [
            {"range": {"start": place, "end": wrong}, "text": ""}]}
    for other in ("", "x", "http://localhost/Home.plist", "file:", "file://", "file:///",
                  "file:////", "file://other/Home.plist", "untitled:Untitled-1", "file:///%",
                  "file:///%0", "file:///%00", "file:///%zz", "file:///%ff%fe", "file:///a%2fb",
                  "file:///dev/zero", "file:///dev/stdin", "file:///proc/self/mem",
                  "file:///%2e%2e/%2e%2e/etc/passwd", "file:///" + "a/" * 5000, "\u0000",
                  "file:///" + "%41" * 100_000 + ".plist"):
        yield {"textDocument": {"uri": other}, "position": place, "newName": "a",
               "range": {"start": place, "end": place}, "context": {"diagnostics": []}}
        yield {"textDocument": {
            "uri": other, "version": 1, "languageId": "xml", "text": "<plist/>"}}
        yield {"textDocument": {"uri": other, "version": 2}, "contentChanges": [{"text": ""}]}


@pytest.mark.parametrize("method", METHODS)
def test_wrong_parameters_are_refused(server, folder, method):
    server.initialize(rootUri=folder.as_uri())
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    uri = server.open(folder / "Home.plist", text)
    numbers = []
    for parameters in wrong_parameters(uri):
        numbers.append(server.ask(method, parameters))
        server.notify(method, parameters)
    for number in numbers:
        answer = server.answer(number, 30)
        assert ("result" in answer) != ("error" in answer)
    # What was open is open, with the edits that could be made.
    server.change(uri, [{"text": text.replace(">rank<", ">rnak<")}], 99)
    if method != "textDocument/didClose":
        found = server.result("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"]
        assert [item["code"] for item in found] == ["unknown-section-type"]
    server.shut_down()


def test_edits_out_of_range_are_at_the_end(server, folder):
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    server.initialize()
    uri = server.open(folder / "Home.plist", text)
    end = {"line": HUGE, "character": HUGE}
    wrong = [
        {"start": end, "end": end}, {"start": {"line": 0, "character": HUGE}, "end": end},
        {"start": end, "end": {"line": 0, "character": 0}},
        {"start": {"line": -5, "character": -5}, "end": {"line": 0, "character": -1}},
        # Between the two UTF-16 units of the fish.
        {"start": {"line": 75, "character": 30}, "end": {"line": 75, "character": 30}},
    ]
    for version, place in enumerate(wrong, 2):
        server.change(uri, [{"range": place, "text": "x"}], version)
        assert "items" in server.result("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    server.change(uri, [{"text": text}], 10)
    server.change(uri, [{"range": {"start": end, "end": end}, "text": "<!-- end -->"}], 11)
    assert server.result("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"] == []
    server.shut_down()


# Much


def test_requests_whose_answers_are_not_read(program, folder):
    """Thousands of requests, and answers of megabytes that fill the pipe."""
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    uri = (folder / "Home.plist").as_uri()
    messages = [
        {"id": 1, "method": "initialize", "params": {"capabilities": {}}},
        {"method": "initialized", "params": {}},
        {"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": uri, "languageId": "xml", "version": 1, "text": text}}},
        *({"id": number, "method": "textDocument/documentSymbol",
           "params": {"textDocument": {"uri": uri}}} for number in range(2, 3002)),
        {"id": 9999, "method": "shutdown"}, {"method": "exit"},
    ]
    data = b"".join(framed(json.dumps(message).encode()) for message in messages)
    with subprocess.Popen(
            [program, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        def write():
            process.stdin.write(data)
            process.stdin.close()
        writer = threading.Thread(target=write, daemon=True)
        writer.start()
        # Nothing is read for a while.
        time.sleep(1)
        output = process.stdout.read()
        assert process.wait(30 * PATIENCE) == 0
    assert output.count(b"Content-Length: ") == 3002


def test_a_text_of_megabytes(server, folder, is_long):
    size = 100_000_000 if is_long else 5_000_000
    seconds = 300 if is_long else 30
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    server.initialize()
    uri = server.open(folder / "Home.plist", text + "<!-- " + "a" * size + " -->")
    symbols = server.result(
        "textDocument/documentSymbol", {"textDocument": {"uri": uri}}, seconds)
    assert len(symbols) == 3
    server.change(uri, [{"text": "<" * size}])
    found = server.result("textDocument/diagnostic", {"textDocument": {"uri": uri}}, seconds)
    assert {item["code"] for item in found["items"]} == {"property-list-syntax"}
    # No text has as many diagnostics as characters.
    assert len(found["items"]) < 1000
    server.change(uri, [{"text": text}], 3)
    found = server.result("textDocument/diagnostic", {"textDocument": {"uri": uri}}, seconds)
    assert found["items"] == []
    server.shut_down()


# Nothing can be offered for a value that is not an item.
@pytest.mark.parametrize("item, has_actions", [
    ("<dict><key>text</key><string>A  text</string></dict>", True),
    ("<dict><key>txet</key><string>A text</string></dict>", True),
    ("<string>gone</string>", True), ("<true/>", False)])
def test_actions_over_a_very_long_line(server, folder, item, has_actions, is_long):
    size = 5_000_000 if is_long else 500_000
    text = (
        '<plist version="1.0"><array><dict><key>sectionType</key><string>list</string>'
        f'<key>contentItem</key><array>{item * (size // len(item))}</array></dict></array>'
        '</plist>')
    server.initialize()
    uri = server.open(folder / "Home.plist", text)
    document = {"textDocument": {"uri": uri}}
    server.result("textDocument/diagnostic", document, 120)
    start = time.monotonic()
    actions = server.result("textDocument/codeAction", {
        **document, "context": {"diagnostics": []}, "range": {
            "start": {"line": 0, "character": 0}, "end": {"line": 0, "character": len(text)}}}, 30)
    assert time.monotonic() - start < PATIENCE
    assert bool(actions) == has_actions
    server.shut_down()


@pytest.mark.parametrize("piece", ["<dict>", "<array>", "<key>a</key><dict>", "<!--", "&#", "<"])
def test_deep_and_endless_texts(server, folder, piece):
    server.initialize()
    uri = server.open(folder / "Home.plist", "<plist version='1.0'>" + piece * 50_000)
    place = {"line": 0, "character": 100_000}
    for method in METHODS[:11]:
        answer = server.request(method, {
            "textDocument": {"uri": uri}, "position": place, "newName": "a",
            "range": {"start": place, "end": place}, "context": {"diagnostics": []}}, 30)
        assert ("result" in answer) != ("error" in answer)
    server.shut_down()


def test_many_documents(server, folder):
    text = (folder / "Learn.plist").read_text(encoding="utf-8")
    server.initialize()
    for number in range(500):
        uri = server.open(folder / f"Not/There/{number}.plist", text)
        if number % 2:
            server.close(uri)
    assert is_alive(server)
    server.shut_down()


# Other files


def test_nothing_outside_of_the_folder_is_read(server, folder, tmp_path):
    (tmp_path / "Secret.plist").write_text(f"<plist><string>{SECRET}</string></plist>")
    (tmp_path / "secret.png").write_text(SECRET)
    os.symlink("../Secret.plist", folder / "Linked.plist")
    os.symlink("../secret.png", folder / "linked.png")
    os.mkfifo(folder / "Pipe.plist")
    os.symlink("/dev/zero", folder / "Zero.plist")
    server.initialize(workspaceFolders=[{"uri": folder.as_uri(), "name": "Content"}])
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    names = [
        "../secret", "../Secret.plist", "..%2Fsecret", "/etc/passwd", "linked", "screen:../Secret",
        "screen:Linked", "file:///etc/passwd"]
    messages = []
    for version, name in enumerate(names, 2):
        edited = text.replace("poster-koi", name).replace(
            "<key>sectionName</key>\n\t\t\t<string>Most",
            f"<key>link</key><string>{name}</string><key>sectionName</key><string>Most")
        uri = server.open(folder / "Home.plist", edited, version)
        offset = edited[:edited.index(f"<string>{name}")].count("\n")
        place = {"line": offset, "character": 30}
        for method in METHODS[:13]:
            messages.append(server.request(method, {
                "textDocument": {"uri": uri}, "position": place, "newName": "a", "query": "",
                "range": {"start": {"line": 0, "character": 0}, "end": {"line": 999, "character": 0}},
                "context": {"diagnostics": []}}, 30))
        server.close(uri)
    for other in ("../Secret.plist", "Linked.plist", "Pipe.plist", "Zero.plist"):
        uri = (folder / other).as_uri()
        server.notify("textDocument/didSave", {"textDocument": {"uri": uri}})
        messages.append(server.request("textDocument/diagnostic", {"textDocument": {"uri": uri}}))
    messages += server.others
    assert SECRET not in json.dumps(messages)
    assert "root:" not in json.dumps(messages)
    server.shut_down()
    assert SECRET not in server.errors


def test_nothing_is_written(server, folder):
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    server.initialize(workspaceFolders=[{"uri": folder.as_uri(), "name": "Content"}])
    uri = server.open(folder / "Home.plist", text.replace("• Nature", "•  Nature"))
    place = {"line": 75, "character": 33}
    for method in METHODS[:11]:
        server.request(method, {
            "textDocument": {"uri": uri}, "position": place, "newName": "a",
            "range": {"start": place, "end": place}, "context": {"diagnostics": []}})
    server.shut_down()
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == before


def test_a_folder_that_goes_away(server, folder):
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    server.initialize(workspaceFolders=[{"uri": folder.as_uri(), "name": "Content"}])
    uri = server.open(folder / "Home.plist", text)
    server.result("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    folder.rename(folder.with_name("Gone"))
    server.notify("textDocument/didSave", {"textDocument": {"uri": uri}})
    server.change(uri, [{"text": text.replace(">rank<", ">rnak<")}])
    for method in METHODS[:11]:
        place = {"line": 64, "character": 12}
        server.request(method, {
            "textDocument": {"uri": uri}, "position": place, "newName": "a",
            "range": {"start": place, "end": place}, "context": {"diagnostics": []}})
    folder.with_name("Gone").rename(folder)
    server.notify("textDocument/didSave", {"textDocument": {"uri": uri}})
    found = server.result("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"]
    assert [item["code"] for item in found] == ["unknown-section-type"]
    server.shut_down()


# Chance


@pytest.mark.parametrize("seed", range(8))
def test_damaged_sessions(server, folder, seed, is_long):
    """Real sessions with bytes that are changed, lost or doubled."""
    generator = random.Random(seed)
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    uri = (folder / "Home.plist").as_uri()
    messages = [
        {"id": 0, "method": "initialize", "params": {"capabilities": {}}},
        {"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": uri, "languageId": "xml", "version": 1, "text": text}}}]
    for number in range(1, 400 if is_long else 60):
        place = {"line": generator.randrange(110), "character": generator.randrange(40)}
        messages.append({"id": number, "method": generator.choice(METHODS[:15]), "params": {
            "textDocument": {"uri": uri}, "position": place, "newName": "a",
            "range": {"start": place, "end": place}, "context": {"diagnostics": []}}})
        end = {"line": place["line"] + generator.randrange(3), "character": generator.randrange(9)}
        messages.append({"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": uri, "version": number + 1},
            "contentChanges": [{"range": {"start": place, "end": end}, "text": "<x>\n"}]}})
    for message in messages:
        body = bytearray(json.dumps(message).encode())
        if generator.random() < 0.3:
            position = generator.randrange(len(body))
            piece = body[position:position + generator.randrange(1, 20)]
            body[position:position + len(piece)] = generator.choice([
                b"", piece * 2, bytes([generator.randrange(256)]), b"\\u0000", b"\\ud83d", b"-9e999"])
        server.write(framed(bytes(body)))
    server.notify("exit")
    try:
        server.next(lambda _: False, 60)
    except Ended:
        pass
    assert server.exit_code() in (0, 1)
    assert len(server.others) > 40
