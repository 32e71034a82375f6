"""Documents that open, change and close, and the diagnostics that follow."""

import asyncio
import time

import pytest
from lsprotocol import types

from content import position, validated
from process import PATIENCE

PULLS = [{"pulls": True}]


def span(diagnostic):
    """A range as (line, character, line, character)."""
    start, end = diagnostic.range.start, diagnostic.range.end
    return start.line, start.character, end.line, end.character


async def test_an_edit_is_checked_while_it_is_unsaved(editor):
    editor.open("Home.plist")
    editor.edit("Home.plist", (">rank<", ">rnak<"))
    await editor.until_rules("Home.plist", "unknown-section-type")
    [diagnostic] = editor.found("Home.plist")
    # <string>rnak</string> after three tabs: 21 characters in line 65.
    assert span(diagnostic) == (64, 3, 64, 24)
    assert diagnostic.severity == types.DiagnosticSeverity.Error
    assert diagnostic.source == "marquee"
    assert "'rnak'" in diagnostic.message
    editor.edit("Home.plist", (">rnak<", ">rank<"))
    await editor.until_rules("Home.plist")


# Before the two spaces, line 76 has five tabs, <string>, and "Calm • Koi Pond 🐟 •": 19 characters.
# In UTF-16 the fish takes two units; in UTF-8 it takes four, and each bullet three.
@pytest.mark.parametrize("client, start", [
    ({"encoding": "utf-16"}, 5 + 8 + 20),
    ({"encoding": "utf-8"}, 5 + 8 + 26),
], indirect=["client"], ids=["utf-16", "utf-8"])
async def test_places_after_other_scripts(editor, start):
    editor.open("Home.plist")
    editor.edit("Home.plist", ("• Nature", "•  Nature"))
    await editor.until_rules("Home.plist", "white-space")
    assert span(editor.found("Home.plist")[0]) == (75, start, 75, start + 2)
    # The next edit is after the same characters.
    editor.edit("Home.plist", ("  Nature", " Nature"))
    await editor.until_rules("Home.plist")
    assert await editor.pull("Home.plist") == []


async def test_edits_of_one_message_follow_each_other(editor):
    editor.open("Home.plist")
    # Each is at a place that only the edits before it have made; together they change one type.
    editor.edit(
        "Home.plist", ("Most Watched", "Most 🐟 Watched"), ("🐟 Watched", "🐟 Watched 🐈"),
        ("🐈</string>", "</string>"), (" 🐟 Watched ", " Watched"), (">rank<", ">rnak<"))
    await editor.until_rules("Home.plist", "unknown-section-type")
    assert span(editor.found("Home.plist")[0]) == (64, 3, 64, 24)


async def test_the_whole_text_can_be_replaced(editor):
    editor.open("Home.plist")
    editor.replace("Home.plist", editor.texts["Home.plist"].replace("poster-cat", "poster-dog"))
    await editor.until_rules("Home.plist", "missing-image")


async def test_broken_text_is_one_diagnostic(editor):
    editor.open("Home.plist")
    editor.edit("Home.plist", (">rank<", ">rnak<"))
    await editor.until_rules("Home.plist", "unknown-section-type")
    last = "\t\t\t</array>\n\t\t</dict>\n\t</array>\n</dict>"
    editor.edit("Home.plist", (last, last.replace("</dict>\n\t</array>", "</dict\n\t</array>")))
    await editor.until_rules("Home.plist", "property-list-syntax")
    assert span(editor.found("Home.plist")[0])[:2] == (101, 2)
    # All else is answered from the last good text.
    symbols = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(editor.document("Home.plist")))
    assert [symbol.name for symbol in symbols] == ["Most Watched", "A Quiet Evening", "posters"]
    editor.edit("Home.plist", ("</dict\n\t</array>", "</dict>\n\t</array>"))
    await editor.until_rules("Home.plist", "unknown-section-type")


async def test_a_document_that_closes_is_what_is_on_disk(editor):
    editor.open("Home.plist")
    editor.edit("Home.plist", (">rank<", ">rnak<"))
    await editor.until_rules("Home.plist", "unknown-section-type")
    editor.close("Home.plist")
    await editor.until_rules("Home.plist")


async def test_an_edit_shows_in_other_files(editor):
    editor.open("Home.plist")
    editor.open("Items.plist")
    editor.edit("Home.plist", ("<string>ranking</string>", "<string>ranked</string>"))
    await editor.until_rules("Learn.plist", "unknown-name")
    # section:ranking after ten characters: the name begins eight later.
    assert span(editor.found("Learn.plist")[0]) == (10, 18, 10, 25)
    assert editor.rules("Home.plist") == []
    editor.edit("Items.plist", ("<key>rain</key>", "<key>rains</key>"))
    await editor.until_rules("Home.plist", "unknown-item")


async def test_settings_are_checked_too(editor):
    editor.open("Marquee.plist")
    editor.edit("Marquee.plist", ("<key>items</key>", "<key>itms</key>"))
    await editor.until_rules("Marquee.plist", "missing-key")
    assert span(editor.found("Marquee.plist")[0]) == (8, 3, 8, 18)


async def test_a_comment_allows_what_follows(editor):
    editor.open("Home.plist")
    editor.edit("Home.plist", ("• Nature", "•  Nature"))
    await editor.until_rules("Home.plist", "white-space")
    editor.edit("Home.plist", (
        "<string>Calm", "<!-- marquee:allow white-space as printed --><string>Calm"))
    await editor.until_rules("Home.plist")


async def test_files_on_disk_are_followed(editor):
    editor.open("Home.plist")
    learn = editor.folder / "Learn.plist"
    original = learn.read_text(encoding="utf-8")
    learn.write_text(original.replace("section:ranking", "section:rankling"), encoding="utf-8")
    editor.client.text_document_did_save(
        types.DidSaveTextDocumentParams(editor.document("Home.plist")))
    await editor.until_rules("Learn.plist", "unknown-name")
    # Without a message of the client, too.
    learn.write_text(original, encoding="utf-8")
    await editor.until_rules("Learn.plist")


@pytest.mark.parametrize("pause", [0, 0.05])
def test_files_on_disk_are_followed_while_requests_come(server, folder, pause):
    server.initialize()
    uri = server.open(folder / "Home.plist", (folder / "Home.plist").read_text(encoding="utf-8"))
    document = {"textDocument": {"uri": uri}}
    # The folder is read before it changes.
    assert server.result("textDocument/diagnostic", document, 60)["items"] == []
    learn = folder / "Learn.plist"
    text = learn.read_text(encoding="utf-8")
    learn.write_text(text.replace("section:ranking", "section:rankling"), encoding="utf-8")
    # Never without a message that waits, or with one that comes soon.
    waiting = [server.ask("textDocument/foldingRange", document) for _ in range(20)]
    end = time.monotonic() + 5 * PATIENCE
    while not any(message.get("method") == "textDocument/publishDiagnostics"
                  for message in server.others):
        assert time.monotonic() < end, "the change on disk is not seen"
        server.answer(waiting.pop(0))
        waiting.append(server.ask("textDocument/foldingRange", document))
        time.sleep(pause)
    for number in waiting:
        server.answer(number)
    server.shut_down()


def test_a_new_file_counts_before_it_is_saved(program, server, folder):
    text = (folder / "Learn.plist").read_text(encoding="utf-8").replace(
        "section:ranking", "section:rankling")
    server.initialize()
    uri = server.open(folder / "New/Fresh.plist", text)
    document = {"textDocument": {"uri": uri}}
    unsaved = server.result("textDocument/diagnostic", document)["items"]
    assert [item["code"] for item in unsaved] == ["unknown-name"]
    (folder / "New").mkdir()
    (folder / "New/Fresh.plist").write_text(text, encoding="utf-8")
    server.notify("textDocument/didSave", document)
    assert server.result("textDocument/diagnostic", document)["items"] == unsaved
    assert [item["rule"] for item in validated(program, folder)] == ["unknown-name"]
    server.shut_down()


def test_what_is_saved_is_known(server, folder):
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    server.initialize()
    uri = server.open(folder / "Home.plist", text)
    start = {"line": 65, "character": 11}
    for version, half in enumerate(["\ud83d", "\udc1f"], 2):
        server.change(uri, [{"range": {"start": start, "end": start}, "text": half}], version)
    document = {"textDocument": {"uri": uri}}
    server.notify("textDocument/didSave", {**document, "text": text.replace(">rank<", ">rnak<")})
    [found] = server.result("textDocument/diagnostic", document)["items"]
    assert found["range"]["start"] == position(text, text.index("<string>rank<"))
    server.shut_down()


async def test_an_image_on_disk_is_followed(editor):
    editor.open("Home.plist")
    assets = editor.folder / "Assets.xcassets"
    (assets / "poster-cat.imageset").rename(assets / "poster-cats.imageset")
    await editor.until(lambda: "missing-image" in editor.rules("Home.plist"))


async def test_a_request_right_after_an_edit_loses_nothing(editor):
    editor.open("Home.plist")
    editor.edit("Home.plist", (">rank<", ">rnak<"))
    await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(editor.document("Home.plist")))
    await editor.until_rules("Home.plist", "unknown-section-type")


@pytest.mark.parametrize("client", PULLS, indirect=True)
async def test_diagnostics_can_be_pulled(editor):
    editor.open("Home.plist")
    assert await editor.pull("Home.plist") == []
    editor.edit("Home.plist", (">rank<", ">rnak<"))
    [diagnostic] = await editor.pull("Home.plist")
    assert diagnostic.code == "unknown-section-type"
    assert span(diagnostic) == (64, 3, 64, 24)
    editor.edit("Home.plist", (">rnak<", ">rank<"))
    assert await editor.pull("Home.plist") == []
    # Nothing is pushed to a client that pulls.
    assert editor.client.diagnostics == {}


@pytest.mark.parametrize("client", PULLS, indirect=True)
async def test_a_client_that_pulls_is_asked_to_pull_again(editor):
    editor.open("Home.plist")
    editor.open("Learn.plist")
    editor.edit("Home.plist", ("<string>ranking</string>", "<string>ranked</string>"))
    await editor.until(lambda: editor.client.diagnostic_refresh_count > 0)
    assert [item.code for item in await editor.pull("Learn.plist")] == ["unknown-name"]


async def test_edits_at_the_ends_of_the_text(editor):
    editor.open("Home.plist")
    text = editor.texts["Home.plist"]
    editor.edit("Home.plist", ("</plist>\n", "</plist>\n<!-- 🐟 -->\n"))
    editor.edit("Home.plist", ("<?xml version", " <?xml version"))
    editor.edit("Home.plist", (" <?xml version", "<?xml version"))
    editor.edit("Home.plist", ("</plist>\n<!-- 🐟 -->\n", "</plist>\n"))
    assert editor.texts["Home.plist"] == text
    editor.edit("Home.plist", (">rank<", ">rnak<"))
    await editor.until_rules("Home.plist", "unknown-section-type")


async def test_versions_are_those_of_the_client(server, folder):
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    server.initialize()
    uri = server.open(folder / "Home.plist", text, version=7)
    server.change(uri, [{"text": text.replace(">rank<", ">rnak<")}], version=41)
    reported = server.notification("textDocument/publishDiagnostics")["params"]
    assert (reported["uri"], reported["version"]) == (uri, 41)
    server.shut_down()


def test_line_ends_of_all_kinds(server, folder):
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    server.initialize()
    for version, end in enumerate(["\r\n", "\r", "\n"], 1):
        lines = text.replace(">rank<", ">rnak<").split("\n")
        uri = server.open(folder / "Home.plist", end.join(lines), version)
        [found] = server.result("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"]
        start = position(text, text.index("<string>rank<"))
        assert found["range"]["start"] == start
        server.close(uri)
    server.shut_down()


async def test_many_edits_at_once_end_in_the_last(editor):
    editor.open("Home.plist")
    for _ in range(50):
        editor.edit("Home.plist", (">rank<", ">rnak<"))
        editor.edit("Home.plist", (">rnak<", ">rank<"))
    editor.edit("Home.plist", (">saved<", ">svaed<"))
    # An earlier state has the same fault in another place.
    spans = lambda: [span(found) for found in editor.found("Home.plist")]
    await editor.until(lambda: spans() == [(91, 3, 91, 25)])
    await asyncio.sleep(0.05)
    assert spans() == [(91, 3, 91, 25)]


async def test_a_syntax_error_has_its_notes(editor):
    editor.open("Home.plist")
    twice = "<key>sectionName</key>\n\t\t\t<string>Most Watched</string>\n"
    editor.edit("Home.plist", (twice, f"{twice}\t\t\t{twice}"))
    await editor.until_rules("Home.plist", "duplicate-key")
    [diagnostic] = editor.found("Home.plist")
    # The message, its note, and the other place: line 66, after three tabs.
    assert diagnostic.message == (
        "key 'sectionName' appears twice in one dictionary\n"
        "a reader silently keeps one of the two values")
    [other] = diagnostic.related_information
    assert (other.location.range.start.line, other.location.range.start.character) == (65, 3)


def test_an_address_is_kept_as_the_client_writes_it(server, folder):
    text = (folder / "Home.plist").read_text(encoding="utf-8")
    server.initialize()
    # H is %48.
    uri = folder.as_uri() + "/%48ome.plist"
    server.notify("textDocument/didOpen", {"textDocument": {
        "uri": uri, "languageId": "xml", "version": 1, "text": text.replace("• Nature", "•  Nature")}})
    assert server.notification("textDocument/publishDiagnostics")["params"]["uri"] == uri
    place = position(text, text.index("koi-pond"))
    where = {"textDocument": {"uri": uri}, "position": place}
    assert [found["uri"] for found in server.result("textDocument/definition", where)] == [uri]
    changes = server.result("textDocument/rename", {**where, "newName": "pond"})["changes"]
    assert sorted(changes) == sorted([uri, (folder / "Learn.plist").as_uri()])
    server.shut_down()
