"""What an editor asks about a place or a document."""

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

import content


def line(place):
    """A range within one line, as (line, start, end)."""
    assert place.start.line == place.end.line
    return place.start.line, place.start.character, place.end.character


async def complete(editor, name, marked):
    found = await editor.client.text_document_completion_async(
        types.CompletionParams(editor.document(name), editor.at(name, marked)))
    items = found.items if isinstance(found, types.CompletionList) else found
    return {item.label: item for item in sorted(items, key=lambda item: item.sort_text)}


async def hover(editor, name, marked):
    return await editor.client.text_document_hover_async(
        types.HoverParams(editor.document(name), editor.at(name, marked)))


async def definition(editor, name, marked):
    found = await editor.client.text_document_definition_async(
        types.DefinitionParams(editor.document(name), editor.at(name, marked)))
    return [(place.uri.rpartition("/")[2], place.range) for place in found]


async def references(editor, name, marked, includes_declaration=False):
    found = await editor.client.text_document_references_async(types.ReferenceParams(
        types.ReferenceContext(includes_declaration), editor.document(name),
        editor.at(name, marked)))
    return sorted((place.uri.rpartition("/")[2], *line(place.range)) for place in found)


# Completion


async def test_section_types_are_completed(opened):
    items = await complete(opened, "Home.plist", "<string>ra|nk<")
    # Those of the settings come with the built-in ones.
    assert {"rank", "main", "basic", "list", "saved"} <= items.keys()
    # The whole word is replaced: line 65, after three tabs and <string>.
    assert line(items["rank"].text_edit.range) == (64, 11, 15)
    assert items["saved"].text_edit.new_text == "saved"


async def test_keys_are_completed_with_what_is_required_first(opened):
    opened.edit("Home.plist", (
        "<string>poster-cat</string>\n", "<string>poster-cat</string>\n\t\t\t\t\t\n"))
    items = await complete(opened, "Home.plist", "poster-cat</string>\n\t\t\t\t\t|\n")
    assert {"id", "link"} <= items.keys()
    # The item has them already.
    assert not {"description", "imageName"} & items.keys()
    assert items["id"].documentation
    assert items["id"].insert_text_format == types.InsertTextFormat.Snippet
    assert items["id"].text_edit.new_text == "<key>id</key>\n<string>$1</string>"
    opened.edit("Home.plist", (
        "\t\t\t\t\t<key>description</key>\n\t\t\t\t\t<string>Cozy • Rooftop Cat 🐈 • Animation"
        "</string>\n", ""))
    labels = list(await complete(opened, "Home.plist", "poster-cat</string>\n\t\t\t\t\t|\n"))
    assert labels[0] == "description"


async def test_a_completed_key_is_valid(opened, program):
    text = opened.texts["Home.plist"]
    opened.edit("Home.plist", (
        "<string>poster-cat</string>\n", "<string>poster-cat</string>\n\t\t\t\t\t\n"))
    item = (await complete(opened, "Home.plist", "poster-cat</string>\n\t\t\t\t\t|\n"))["id"]
    edit = {
        "range": content_range(item.text_edit.range),
        "newText": item.text_edit.new_text.replace("$1", "cat")}
    (opened.folder / "Home.plist").write_text(
        content.applied(opened.texts["Home.plist"], [edit]), encoding="utf-8")
    assert content.validated(program, opened.folder) == []
    assert (opened.folder / "Home.plist").read_text(encoding="utf-8") != text


def content_range(place):
    return {
        "start": {"line": place.start.line, "character": place.start.character},
        "end": {"line": place.end.line, "character": place.end.character}}


async def test_images_are_completed_with_their_sizes(opened):
    items = await complete(opened, "Home.plist", "poster-|koi")
    assert list(items) == ["poster-cat", "poster-koi", "poster-rain", "poster-whale"]
    # poster-cat@3x.jpg has 528 × 792 pixels, as `file` says.
    assert "528×792" in items["poster-cat"].detail


async def test_library_items_are_completed(opened):
    items = await complete(opened, "Home.plist", "<string>wha|le")
    assert list(items) == ["whale", "rain"]
    # The line of the value, in a list of five tabs less one.
    assert line(items["rain"].text_edit.range) == (98, 12, 17)


async def test_layouts_of_the_screen_are_completed(opened):
    opened.edit("Home.plist", (
        "<string>posters</string>\n\t\t\t<key>contentItem</key>\n\t\t\t<array>\n\t\t\t\t<dict>",
        "<string>po</string>\n\t\t\t<key>contentItem</key>\n\t\t\t<array>\n\t\t\t\t<dict>"))
    assert list(await complete(opened, "Home.plist", "<string>po|<")) == [
        "posters", "stills", "cards", "squares", "hero", "twoAcross", "threeAcross", "rows"]


async def test_links_are_completed(opened):
    items = await complete(opened, "Learn.plist", "item:|koi-pond")
    assert {
        "screen:Home", "screen:Learn", "section:ranking", "section:evening", "item:koi-pond",
        "item:whale", "item:rain"} == items.keys()


async def test_nothing_is_offered_twice(opened):
    found = await opened.client.text_document_completion_async(types.CompletionParams(
        opened.document("Learn.plist"), opened.at("Learn.plist", "item:|koi-pond")))
    labels = [item.label for item in found]
    assert sorted(labels) == sorted(set(labels))


async def test_rules_are_completed_in_a_comment(opened):
    opened.edit("Home.plist", ("The order of the week.", "marquee:allow repe"))
    items = await complete(opened, "Home.plist", "marquee:allow repe|")
    assert "white-space" in items
    # Two tabs, <!--, a space and marquee:allow: the word begins after 21 characters.
    assert line(items["white-space"].text_edit.range) == (59, 21, 25)


async def test_it_completes_while_the_text_is_broken(opened):
    opened.edit("Home.plist", ("<string>rank</string>", "<string>ra"))
    assert "rank" in await complete(opened, "Home.plist", "<string>ra|\n")


# Hover


async def test_a_key_is_explained(opened):
    found = await hover(opened, "Home.plist", "<key>section|Type</key>\n\t\t\t<string>rank")
    assert found.contents.kind == types.MarkupKind.Markdown
    assert "sectionType" in found.contents.value and "required" in found.contents.value
    assert line(found.range) == (63, 8, 19)


async def test_an_image_is_explained(opened):
    found = await hover(opened, "Home.plist", "poster-|koi")
    # The files that `file` reports as 352 × 528 and 528 × 792.
    for fact in ("poster-koi@2x.jpg", "352×528", "poster-koi@3x.jpg", "528×792"):
        assert fact in found.contents.value
    assert line(found.range) == (77, 13, 23)


async def test_nothing_is_known_between_elements(opened):
    assert await hover(opened, "Home.plist", "|<plist version") is None


# Definition, references, rename


async def test_a_library_item_leads_to_the_library(opened):
    [(name, place)] = await definition(opened, "Home.plist", "<string>wha|le")
    assert (name, place.start.line) == ("Items.plist", 4)


@pytest.mark.parametrize("marked, name, place", [
    # The text of the section's identifier, after three tabs and <string>.
    ("section:ran|king", "Home.plist", (62, 11, 18)),
    # The text of the item's identifier, after five tabs and <string>.
    ("item:koi|-pond", "Home.plist", (73, 13, 21)),
    # The file as a whole.
    ("screen:H|ome", "Home.plist", (0, 0, 0)),
])
async def test_a_link_leads_to_its_target(opened, marked, name, place):
    [(found, where)] = await definition(opened, "Learn.plist", marked)
    assert (found, *line(where)) == (name, *place)


async def test_an_image_leads_to_its_files(opened):
    found = await definition(opened, "Home.plist", "poster-|koi")
    assert [name for name, _ in found] == ["poster-koi%402x.jpg", "poster-koi%403x.jpg"]


async def test_the_uses_of_a_library_item(opened):
    uses = [("Home.plist", 98, 12, 17), ("Learn.plist", 34, 11, 16)]
    assert await references(opened, "Items.plist", "<key>wha|le") == uses
    assert await references(opened, "Home.plist", "<string>wha|le") == uses
    with_it = await references(opened, "Home.plist", "<string>wha|le", True)
    assert [name for name, *_ in with_it] == ["Home.plist", "Items.plist", "Learn.plist"]


async def test_the_uses_of_an_image(opened):
    assert await references(opened, "Items.plist", "poster-|whale") == [("Items.plist", 11, 10, 22)]


async def test_the_uses_of_a_layout(opened):
    assert await references(opened, "Home.plist", "<key>post|ers") == [
        ("Home.plist", 68, 11, 18), ("Home.plist", 95, 11, 18)]


@pytest.mark.parametrize("name, marked", [
    ("Home.plist", "<string>koi|-pond"), ("Learn.plist", "item:koi|-pond")])
async def test_the_uses_of_an_item(opened, name, marked):
    assert await references(opened, name, marked) == [("Learn.plist", 17, 17, 25)]


@pytest.mark.parametrize("name, marked", [
    ("Home.plist", "<string>rank|ing"), ("Learn.plist", "section:rank|ing")])
async def test_the_uses_of_a_section(opened, name, marked):
    assert await references(opened, name, marked) == [("Learn.plist", 10, 18, 25)]


@pytest.mark.parametrize("name, marked, new, edits", [
    ("Home.plist", "<string>wha|le", "cloud & sky", {
        "Home.plist": [(98, 12, 17)], "Items.plist": [(4, 6, 11)], "Learn.plist": [(34, 11, 16)]}),
    ("Items.plist", "<key>ra|in", "neon", {
        "Home.plist": [(99, 12, 16)], "Items.plist": [(13, 6, 10)]}),
    ("Home.plist", "<key>post|ers", "row", {
        "Home.plist": [(8, 7, 14), (68, 11, 18), (95, 11, 18)]}),
    ("Learn.plist", "item:koi|-pond", "pond", {
        "Home.plist": [(73, 13, 21)], "Learn.plist": [(17, 17, 25)]}),
    ("Learn.plist", "section:rank|ing", "top", {
        "Home.plist": [(62, 11, 18)], "Learn.plist": [(10, 18, 25)]}),
    ("Home.plist", "<string>rank|ing", "top", {
        "Home.plist": [(62, 11, 18)], "Learn.plist": [(10, 18, 25)]}),
])
async def test_a_rename_changes_all_uses(opened, program, name, marked, new, edits):
    assert await opened.client.text_document_prepare_rename_async(
        types.PrepareRenameParams(opened.document(name), opened.at(name, marked)))
    edit = await opened.client.text_document_rename_async(
        types.RenameParams(opened.document(name), opened.at(name, marked), new))
    escaped = new.replace("&", "&amp;")
    found = {
        uri.rpartition("/")[2]: [(*line(change.range), change.new_text) for change in changes]
        for uri, changes in edit.changes.items()}
    assert found == {
        file: [(*place, escaped) for place in places] for file, places in edits.items()}
    opened.write(edit)
    assert content.validated(program, opened.folder) == []


@pytest.mark.parametrize("marked, new", [
    ("<string>wha|le", "rain"), ("<string>wha|le", ""), ("<string>wha|le", "a\nb")])
async def test_a_name_that_cannot_be_given(opened, marked, new):
    with pytest.raises(JsonRpcException):
        await opened.client.text_document_rename_async(types.RenameParams(
            opened.document("Home.plist"), opened.at("Home.plist", marked), new))


async def test_a_key_cannot_be_renamed(opened):
    marked = "<key>section|Type</key>\n\t\t\t<string>rank"
    assert await opened.client.text_document_prepare_rename_async(types.PrepareRenameParams(
        opened.document("Home.plist"), opened.at("Home.plist", marked))) is None
    with pytest.raises(JsonRpcException):
        await opened.client.text_document_rename_async(types.RenameParams(
            opened.document("Home.plist"), opened.at("Home.plist", marked), "kind"))


# The document as a whole


async def test_symbols_of_a_screen(opened):
    found = await opened.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(opened.document("Home.plist")))
    assert [(symbol.name, symbol.detail) for symbol in found] == [
        ("Most Watched", "rank"), ("A Quiet Evening", "saved"), ("posters", "a layout")]
    assert [symbol.name for symbol in found[0].children] == [
        "Calm • Koi Pond 🐟 • Nature", "Cozy • Rooftop Cat 🐈 • Animation"]
    # The second item is the <dict> of the lines 80 to 85.
    place = found[0].children[1].range
    assert (place.start.line, place.end.line) == (79, 84)
    for symbol in [*found, *found[0].children, *found[1].children]:
        assert symbol.range.start <= symbol.selection_range.start
        assert symbol.selection_range.end <= symbol.range.end


async def test_symbols_of_the_library(opened):
    found = await opened.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(opened.document("Items.plist")))
    assert [symbol.name for symbol in found] == ["whale", "rain"]


async def test_what_can_be_folded(opened):
    found = await opened.client.text_document_folding_range_async(
        types.FoldingRangeParams(opened.document("Learn.plist")))
    # The root, the first section with its items, and the second section with its list.
    assert [(fold.start_line, fold.end_line) for fold in found] == [
        (3, 37), (4, 26), (12, 25), (13, 18), (19, 24), (27, 36), (33, 35)]
    opened.edit("Learn.plist", ("<array>\n\t<dict>\n\t\t<key>sectionType</key>\n\t\t<string>list",
                                "<array>\n\t<!-- One\n\tTwo -->\n\t<dict>\n\t\t<key>sectionType</key>"
                                "\n\t\t<string>list"))
    found = await opened.client.text_document_folding_range_async(
        types.FoldingRangeParams(opened.document("Learn.plist")))
    [comment] = [fold for fold in found if fold.kind == types.FoldingRangeKind.Comment]
    assert (comment.start_line, comment.end_line) == (4, 5)


async def hints(editor, start=0, end=10_000):
    found = await editor.client.text_document_inlay_hint_async(types.InlayHintParams(
        editor.document("Home.plist"),
        types.Range(types.Position(start, 0), types.Position(end, 0))))
    return [(hint.position.line, hint.position.character, hint.label) for hint in found]


async def test_numerals_and_derived_identifiers_are_hints(opened):
    # After the <dict> of each item; the first has an identifier.
    assert await hints(opened) == [(71, 10, "#1"), (79, 10, "#2 ranking/poster-cat")]
    assert await hints(opened, 75, 90) == [(79, 10, "#2 ranking/poster-cat")]


@pytest.mark.parametrize("client, labels", [
    ({"settings": {"inlayHints": {"ranks": False}}}, ["ranking/poster-cat"]),
    ({"settings": {"inlayHints": {"identifiers": False}}}, ["#1", "#2"]),
    ({"settings": {"inlayHints": {"identifiers": False, "ranks": False}}}, []),
], indirect=["client"])
async def test_hints_can_be_switched_off(opened, labels):
    assert [label for *_, label in await hints(opened)] == labels


# The folder as a whole


async def test_symbols_of_the_whole_folder(opened):
    found = await opened.client.workspace_symbol_async(types.WorkspaceSymbolParams("whale"))
    assert ("whale", "Items.plist") in [
        (symbol.name, symbol.location.uri.rpartition("/")[2]) for symbol in found]
    found = await opened.client.workspace_symbol_async(types.WorkspaceSymbolParams("quiet"))
    # The section begins at line 88, after two tabs.
    assert [(symbol.name, symbol.location.range.start) for symbol in found] == [
        ("A Quiet Evening", types.Position(87, 2))]
    assert not await opened.client.workspace_symbol_async(types.WorkspaceSymbolParams("xyzzy"))


async def test_a_document_is_formatted_as_by_xcode(opened):
    parameters = types.DocumentFormattingParams(
        opened.document("Home.plist"), types.FormattingOptions(4, False))
    # It is written as Xcode writes it already.
    assert not await opened.client.text_document_formatting_async(parameters)
    text = opened.texts["Home.plist"]
    opened.replace("Home.plist", text.replace("\t", "  "))
    edits = await opened.client.text_document_formatting_async(parameters)
    converted = opened.client.protocol._converter.unstructure(edits)
    assert content.applied(opened.texts["Home.plist"], converted) == text
    opened.replace("Home.plist", text.replace("</dict>\n\t</array>", "</dict\n\t</array>"))
    with pytest.raises(JsonRpcException, match="syntax error"):
        await opened.client.text_document_formatting_async(parameters)


async def test_a_suggestion_can_be_resolved(opened):
    item = (await complete(opened, "Home.plist", "poster-|koi"))["poster-cat"]
    resolved = await opened.client.completion_item_resolve_async(item)
    assert resolved.label == "poster-cat"
    assert resolved.documentation


async def test_an_unknown_command_is_refused(opened):
    with pytest.raises(JsonRpcException):
        await opened.client.workspace_execute_command_async(
            types.ExecuteCommandParams("marquee.none", []))
