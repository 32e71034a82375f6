"""Changes JSON that a build has written, and checks that the schema rejects each change.

Usage: mutate.py SCHEMA HOME

HOME is Home.json of the content folder Tools/Generated/Content. Every value gets one of another type,
every object an unknown key; then come missing keys and values beyond the limits of Marquee.plist.

Needs the packages of requirements.txt. Prints what was accepted and 'N rejected, N accepted', and
exits with 1 if anything was accepted.
"""

import copy
import json
import pathlib
import sys

import jsonschema

STORM = ("sections", 0, "items", 0)
SECTION = ("sections", 0)
GONE = object()

# The place, and the value to write there; GONE to remove it.
CHANGES = [
    (("formatVersion",), GONE),
    (("formatVersion",), 2),
    (("sections",), GONE),
    (("layouts",), GONE),
    (("currency",), "euro"),
    (("screenFields",), ["campaigns"]),
    ((*SECTION, "id"), GONE),
    ((*SECTION, "type"), GONE),
    ((*SECTION, "type"), "filme"),
    ((*SECTION, "type"), "basic"),
    ((*SECTION, "name"), GONE),
    ((*SECTION, "layout"), GONE),
    ((*SECTION, "items"), GONE),
    ((*SECTION, "items"), []),
    ((*SECTION, "itemKind"), GONE),
    ((*SECTION, "itemKind"), "poster"),
    ((*SECTION, "itemKind"), "filme"),
    ((*SECTION, "sponsor"), GONE),
    ((*SECTION, "fields"), ["sponsors"]),
    ((*SECTION, "fallback"), GONE),
    ((*SECTION, "fallback"), "large"),
    ((*SECTION, "selection"), "random"),
    ((*STORM, "id"), GONE),
    ((*STORM, "title"), GONE),
    ((*STORM, "title"), "S"),
    ((*STORM, "title"), "S" * 41),
    ((*STORM, "minutes"), GONE),
    ((*STORM, "minutes"), 0),
    ((*STORM, "minutes"), 601),
    ((*STORM, "minutes"), 1.5),
    ((*STORM, "price"), GONE),
    ((*STORM, "price"), -0.01),
    ((*STORM, "premiere"), "2026-05-01"),
    ((*STORM, "premiere"), "yesterday"),
    ((*STORM, "isNew"), GONE),
    ((*STORM, "trailer"), "http://example.com/storm"),
    ((*STORM, "genre"), GONE),
    ((*STORM, "genre"), "Drama"),
    ((*STORM, "moods"), ["calm", "calm"]),
    ((*STORM, "moods"), ["calm", "tense", "calm"]),
    ((*STORM, "moods"), ["angry"]),
    ((*STORM, "cast"), GONE),
    ((*STORM, "cast"), []),
    ((*STORM, "cast", 0, "name"), GONE),
    ((*STORM, "cast", 0, "role"), GONE),
    ((*STORM, "cast", 0, "role"), "star"),
    ((*STORM, "code"), "ST-01"),
    ((*STORM, "code"), "XST-0011"),
    ((*STORM, "rank"), "first"),
    ((*STORM, "link"), None),
    (("itemKinds", "film", "fields"), GONE),
    (("itemKinds", "film", "extends"), "poster"),
    (("itemKinds", "series"), {"fields": []}),
    (("layouts", "basic", "item", "width"), {}),
]


def paths(value, path=()):
    """Every place in a document, its root too."""
    yield path
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield from paths(value[key], (*path, key))


def changed(document, path, value):
    """The document with another value at a place."""
    if not path:
        return value
    result = copy.deepcopy(document)
    place = result
    for key in path[:-1]:
        place = place[key]
    if value is GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return result


def at(document, path):
    for key in path:
        document = document[key]
    return document


def mutants(document):
    """All changes, each with what it is."""
    for path in paths(document):
        value = at(document, path)
        other = 17 if isinstance(value, str) else "17"
        yield f"{path} becomes {other!r}", changed(document, path, other)
        yield f"{path} becomes null", changed(document, path, None)
        if isinstance(value, dict):
            yield f"{path} has an unknown key", changed(document, (*path, "unheardOf"), 1)
    for path, value in CHANGES:
        what = "is gone" if value is GONE else f"becomes {value!r}"
        yield f"{path} {what}", changed(document, path, value)
    items = at(document, (*SECTION, "items"))
    yield "too many items", changed(document, (*SECTION, "items"), items * 3)


def main() -> int:
    schema = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    document = json.loads(pathlib.Path(sys.argv[2]).read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    validator.validate(document)
    accepted = [what for what, mutant in mutants(document) if validator.is_valid(mutant)]
    count = sum(1 for _ in mutants(document))
    for what in accepted:
        print(f"accepted: {what}")
    print(f"{count - len(accepted)} rejected, {len(accepted)} accepted")
    return 1 if accepted or count < 100 else 0


sys.exit(main())
