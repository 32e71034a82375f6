"""Commands, actions and renames that concern more than a text: the preview, settings, image files."""

import subprocess

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

import content
from conftest import path


async def run(editor, command, *arguments):
    return await editor.client.workspace_execute_command_async(
        types.ExecuteCommandParams(command, list(arguments)))


async def actions(editor, name, marked, only=None):
    place = editor.at(name, marked)
    found = await editor.client.text_document_code_action_async(types.CodeActionParams(
        editor.document(name), types.Range(place, place), types.CodeActionContext([], only=only)))
    return {action.title: action for action in found}


def rules(program, folder):
    return [diagnostic["rule"] for diagnostic in content.validated(program, folder)]


# The preview


async def test_the_preview_shows_unsaved_text(opened):
    document = {"textDocument": {"uri": opened.uri("Home.plist")}}
    before = sorted(opened.folder.rglob("*"))
    result = await run(opened, "marquee.preview", document)
    uri = result["uri"] if isinstance(result, dict) else result.uri
    page = path(uri.partition("#")[0])
    assert "Most Watched" in page.read_text(encoding="utf-8")
    await opened.until(lambda: opened.client.shown_documents)
    assert opened.client.shown_documents[0].uri == uri
    opened.edit("Home.plist", ("Most Watched", "Often Watched"))
    await opened.until(lambda: "Often Watched" in page.read_text(encoding="utf-8"))
    # The content folder is the author's.
    assert opened.folder not in page.parents
    assert sorted(opened.folder.rglob("*")) == before
    place = opened.at("Home.plist", "poster-|koi")
    await run(opened, "marquee.showInPreview", {
        **document, "position": {"line": place.line, "character": place.character}})


@pytest.mark.parametrize("is_polite", [True, False])
def test_pages_go_with_the_server(server, folder, is_polite):
    server.initialize()
    uri = server.open(folder / "Home.plist", (folder / "Home.plist").read_text(encoding="utf-8"))
    page = path(server.result("workspace/executeCommand", {
        "command": "marquee.preview",
        "arguments": [{"textDocument": {"uri": uri}, "opens": False}]})["uri"])
    assert page.exists()
    if is_polite:
        server.shut_down()
    else:
        server.process.stdin.close()
        assert server.exit_code() == 1
    assert not page.parent.exists()


@pytest.mark.parametrize("arguments", [[], [{}], [{"textDocument": {"uri": "file:///x.plist"}}]])
@pytest.mark.parametrize("command", ["marquee.preview", "marquee.showInPreview"])
async def test_a_command_without_a_document_is_refused(opened, command, arguments):
    with pytest.raises(JsonRpcException):
        await run(opened, command, *arguments)


# Actions


async def test_an_item_moves_down_and_up(opened):
    text = opened.texts["Home.plist"]
    action = (await actions(opened, "Home.plist", "poster-|koi"))["Move this item down"]
    moved = opened.applied(action.edit, "Home.plist")
    assert moved.index("poster-cat") < moved.index("poster-koi")
    opened.replace("Home.plist", moved)
    action = (await actions(opened, "Home.plist", "poster-|koi"))["Move this item up"]
    assert opened.applied(action.edit, "Home.plist") == text


async def test_a_ranking_is_numbered(opened, program):
    opened.edit(
        "Home.plist", ("<string>poster-koi</string>",
                       "<string>poster-koi</string><key>rank</key><integer>7</integer>"))
    await opened.until(lambda: "rank-sequence" in opened.rules("Home.plist"))
    action = (await actions(opened, "Home.plist", "poster-|koi"))["Number the items from 1"]
    numbered = opened.applied(action.edit, "Home.plist")
    assert numbered.count("<integer>7</integer>") == 0
    (opened.folder / "Home.plist").write_text(numbered, encoding="utf-8")
    assert rules(program, opened.folder) == []


async def test_a_rule_is_switched_off_in_the_settings(opened, program):
    opened.edit("Home.plist", ("• Nature", "•  Nature"))
    await opened.until_rules("Home.plist", "white-space")
    opened.save("Home.plist")
    assert rules(program, opened.folder) == ["white-space"]
    found = await actions(opened, "Home.plist", "•  |Nature")
    opened.write(found["Allow 'white-space' in Marquee.plist"].edit)
    assert rules(program, opened.folder) == []


async def test_a_diagnostic_is_added_to_the_baseline(opened, program):
    subprocess.run(
        [program, "validate", str(opened.folder), "--no-cache", "--write-baseline",
         str(opened.folder / "baseline.json")], check=True, timeout=60)
    opened.edit("Marquee.plist", (
        "<dict>\n\t<key>sectionTypes", "<dict>\n\t<key>baseline</key>\n"
        "\t<string>baseline.json</string>\n\t<key>sectionTypes"))
    opened.save("Marquee.plist")
    opened.edit("Home.plist", ("• Nature", "•  Nature"))
    opened.save("Home.plist")
    assert rules(program, opened.folder) == ["white-space"]
    await opened.until_rules("Home.plist", "white-space")
    found = await actions(opened, "Home.plist", "•  |Nature")
    opened.write(found["Add 'white-space' here to the baseline"].edit)
    assert rules(program, opened.folder) == []


# Renames


@pytest.mark.parametrize("name, marked", [
    ("Marquee.plist", "<key>sav|ed"), ("Home.plist", "<string>sav|ed")])
async def test_a_section_type_is_renamed(opened, program, name, marked):
    edit = await opened.client.text_document_rename_async(
        types.RenameParams(opened.document(name), opened.at(name, marked), "kept"))
    found = {
        uri.rpartition("/")[2]: [
            (change.range.start.line, change.range.start.character) for change in changes]
        for uri, changes in edit.changes.items()}
    # The key after two tabs and <key>; the type after three tabs and <string>.
    assert found == {"Marquee.plist": [(6, 7)], "Home.plist": [(91, 11)]}
    opened.write(edit)
    assert rules(program, opened.folder) == []


@pytest.mark.parametrize("client", [{"renames_files": True}], indirect=True)
async def test_an_image_is_renamed_with_its_files(opened, program):
    edit = await opened.client.text_document_rename_async(types.RenameParams(
        opened.document("Home.plist"), opened.at("Home.plist", "poster-|koi"), "pond"))
    opened.write(edit)
    assert "<string>pond</string>" in (opened.folder / "Home.plist").read_text(encoding="utf-8")
    # The set has another name; the names of its files do not matter in an asset catalog.
    assert (opened.folder / "Assets.xcassets/pond.imageset").is_dir()
    assert not (opened.folder / "Assets.xcassets/poster-koi.imageset").exists()
    assert rules(program, opened.folder) == []


async def test_an_image_keeps_its_name_where_files_cannot_be_renamed(opened):
    with pytest.raises(JsonRpcException):
        await opened.client.text_document_rename_async(types.RenameParams(
            opened.document("Home.plist"), opened.at("Home.plist", "poster-|koi"), "pond"))
