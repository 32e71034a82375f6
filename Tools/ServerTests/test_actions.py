"""What an editor offers to change: each change is applied, and what is left is what `validate` finds."""

import pytest
from lsprotocol import types

import content


async def actions(editor, name, diagnostic, only=None):
    found = await editor.client.text_document_code_action_async(types.CodeActionParams(
        editor.document(name), diagnostic.range,
        types.CodeActionContext([diagnostic], only=only)))
    return {action.title: action for action in found}


def left(editor, program, name, action):
    """The rules that `validate` finds after a change."""
    path = editor.folder / name
    path.write_text(editor.applied(action.edit, name), encoding="utf-8")
    return [diagnostic["rule"] for diagnostic in content.validated(program, editor.folder)]


@pytest.mark.parametrize("name, old, new, rule, title, is_preferred", [
    ("Home.plist", ">rank<", ">rnak<", "unknown-section-type", "write 'rank'", False),
    ("Home.plist", "• Nature", "•  Nature", "white-space", "leave one space", True),
    ("Home.plist", "poster-cat", "Poster-cat", "wrong-image-name", "write 'poster-cat'", True),
    ("Home.plist", "<string>whale", "<string>whal", "unknown-item", "write 'whale'", False),
    ("Marquee.plist", "<key>items<", "<key>itms<", "missing-key", "write 'items'", True),
])
async def test_a_fix_repairs(editor, program, name, old, new, rule, title, is_preferred):
    editor.open(name)
    editor.edit(name, (old, new))
    await editor.until_rules(name, rule)
    found = await actions(editor, name, editor.found(name)[0])
    assert found[title].kind == types.CodeActionKind.QuickFix
    assert bool(found[title].is_preferred) == is_preferred
    # The text is just as it was.
    assert editor.applied(found[title].edit, name) == editor.texts[name].replace(new, old)
    assert left(editor, program, name, found[title]) == []


@pytest.mark.parametrize("old, new, rule", [
    ("• Nature", "•  Nature", "white-space"),
    ("<string>Most Watched", "<string>Top 10 of the Week", "heading-count"),
    ("poster-cat", "Poster-cat", "wrong-image-name"),
])
async def test_what_is_allowed_here_is_not_found_any_more(editor, program, old, new, rule):
    editor.open("Home.plist")
    editor.edit("Home.plist", (old, new))
    await editor.until_rules("Home.plist", rule)
    found = await actions(editor, "Home.plist", editor.found("Home.plist")[0])
    action = found[f"Allow '{rule}' here"]
    assert left(editor, program, "Home.plist", action) == []


async def test_all_that_is_safe_is_fixed_at_once(editor, program):
    editor.open("Home.plist")
    text = editor.texts["Home.plist"]
    editor.edit(
        "Home.plist", ("• Nature", "•  Nature"), ("• Animation", "•   Animation"),
        ("poster-cat", "Poster-cat"))
    await editor.until(lambda: len(editor.found("Home.plist")) == 3)
    found = await actions(editor, "Home.plist", editor.found("Home.plist")[0])
    [action] = [
        action for action in found.values()
        if action.kind == types.CodeActionKind.SourceFixAll]
    assert editor.applied(action.edit, "Home.plist") == text
    assert left(editor, program, "Home.plist", action) == []


async def test_only_the_kinds_that_are_asked_for(editor):
    editor.open("Home.plist")
    editor.edit("Home.plist", ("• Nature", "•  Nature"))
    await editor.until_rules("Home.plist", "white-space")
    found = await actions(
        editor, "Home.plist", editor.found("Home.plist")[0], [types.CodeActionKind.SourceFixAll])
    assert {action.kind for action in found.values()} == {types.CodeActionKind.SourceFixAll}


async def test_a_broken_text_has_its_own_fixes(editor):
    editor.open("Home.plist")
    editor.edit("Home.plist", (">Most Watched<", ">Most & Watched<"))
    await editor.until_rules("Home.plist", "property-list-syntax")
    found = await actions(editor, "Home.plist", editor.found("Home.plist")[0])
    for action in found.values():
        repaired = editor.applied(action.edit, "Home.plist")
        assert repaired == editor.texts["Home.plist"].replace("&", "&amp;")


async def test_nothing_is_offered_where_nothing_is_found(editor):
    editor.open("Home.plist")
    found = await editor.client.text_document_code_action_async(types.CodeActionParams(
        editor.document("Home.plist"), types.Range(types.Position(0, 0), types.Position(0, 0)),
        types.CodeActionContext([])))
    assert [action for action in found if action.kind == types.CodeActionKind.QuickFix] == []
