"""After any edits, the diagnostics of the server are those of `validate` for the same text."""

import random
import re

import pytest

import content
from process import STATUS

ENCODING = "utf-8"
# Pieces that appear while people type, and some that they would not type.
PIECES = [
    "<", ">", "</", "&", "&amp;", "<dict>", "</dict>", "<array>", "</array>", "<key>", "</key>",
    "<string>", "</string>", "<true/>", "<integer>3</integer>", "<key>id</key><string>a</string>",
    "<key>rank</key><integer>1</integer>", "<string>whale</string>", "<!-- ", " -->", "  ", "\n",
    "\r\n", "\t", "a", "🐟", "한", "e\u0301", "•",
    "<key>link</key><string>section:ranking</string>",
    "<!-- marquee:allow white-space as printed -->", "poster-koi", "rank", "basic", "\u200b",
]
WORDS = [
    "", " ", "rank", "basic", "saved", "whale", "rain", "whal", "ranking", "poster-cat", "Poster-Cat",
    "poster-dog", "section:ranking", "item:koi-pond", "screen:Learn", "http://example.com", "7", "-1",
    "Lorem ipsum", "🐟  한", "&lt;b&gt;", "id", "link", "sectionType", "imageName", "description",
]


def whole(text, index):
    """An index that is not inside a line's end, where no position can be."""
    return index - 1 if text[index - 1:index + 1] == "\r\n" else index


def rough(generator, text):
    """A change anywhere: its start, its end, and what is there afterwards."""
    start = generator.randrange(len(text) + 1)
    kind = generator.randrange(4)
    if kind == 0:
        return start, start, generator.choice(PIECES)
    if kind == 1:
        return start, min(len(text), start + generator.choice([1, 1, 2, 8, 60])), ""
    if kind == 2:
        return start, min(len(text), start + generator.randrange(6)), generator.choice(PIECES)
    # A line that is doubled.
    start = text.rfind("\n", 0, start) + 1
    return start, start, text[start:text.find("\n", start) + 1]


def gentle(generator, text):
    """A change of a text between tags, after which most property lists still are some."""
    leaves = list(re.finditer("<(?:string|key|integer|real)>([^<&]*)</", text))
    if not leaves:
        return rough(generator, text)
    leaf = generator.choice(leaves)
    word = generator.choice(WORDS + [generator.choice(leaves)[1], leaf[1] + " ", leaf[1] + "  a"])
    return leaf.start(1), leaf.end(1), word


def edits(generator, text):
    """Some changes of a text, as a client sends them, and the text that they make."""
    changes = []
    make = gentle if generator.random() < 0.8 else rough
    for _ in range(generator.choice([1, 1, 1, 2, 5])):
        start, end, new = make(generator, text)
        start, end = whole(text, start), whole(text, end)
        changes.append({
            "range": {
                "start": content.position(text, start, ENCODING),
                "end": content.position(text, end, ENCODING)},
            "text": new})
        text = text[:start] + new + text[end:]
    return changes, text


def comparable(diagnostics, texts):
    """The diagnostics of `validate` as the server has them: by file, in order of their places."""
    severities = {"error": 1, "warning": 2, "note": 3}
    found = {}
    for item in diagnostics:
        place = item["place"]
        message = "\n".join(
            [item["message"], *(note["message"] for note in item["notes"] if "place" not in note)])
        span = [(0, 0), (0, 0)]
        if "startOffset" in place:
            before = [texts[place["file"]].encode()[:place[key]]
                      for key in ("startOffset", "endOffset")]
            span = [(text.count(b"\n"), len(text) - text.rfind(b"\n") - 1) for text in before]
        found.setdefault(place["file"], []).append(
            (*span, severities[item["severity"]], item["rule"], message))
    return {file: sorted(items) for file, items in found.items()}


def is_fault(item):
    """Whether a diagnostic is about the syntax of a property list."""
    *_, severity, rule, message = item
    if rule == "duplicate-key":
        # Settings have the rule, too, for names that are taken.
        return "twice in one dictionary" in message
    return severity == 1 and rule == "property-list-syntax"


def received(items):
    return sorted(
        ((item["range"]["start"]["line"], item["range"]["start"]["character"]),
         (item["range"]["end"]["line"], item["range"]["end"]["character"]),
         item["severity"], item["code"], item["message"])
        for item in items)


class Session:
    """A server in which the files of a folder are open, and edits of them by chance."""

    def __init__(self, server, folder, seed):
        self.server, self.folder = server, folder
        self.generator = random.Random(seed)
        server.initialize({"general": {"positionEncodings": [ENCODING]}})
        self.original = {
            name: (folder / name).read_text(encoding="utf-8")
            for name in ("Home.plist", "Learn.plist", "Items.plist", "Marquee.plist")}
        # The same screen in a second language, with a text in place of the library's.
        (folder / "ko.lproj").mkdir()
        self.original["ko.lproj/Home.plist"] = self.original["Home.plist"].replace(
            "<string>whale</string>", "<dict><key>item</key><string>whale</string>"
            "<key>description</key><string>고래</string></dict>")
        for name, text in self.original.items():
            (folder / name).write_text(text, encoding="utf-8", newline="")
        self.texts = dict(self.original)
        self.uris = {name: server.open(folder / name, text) for name, text in self.texts.items()}
        self.version = 1

    def edit(self, name):
        if self.generator.random() < 0.1:
            return self.replace(name, self.original[name])
        changes, self.texts[name] = edits(self.generator, self.texts[name])
        self.change(name, changes)

    def replace(self, name, text):
        self.texts[name] = text
        self.change(name, [{"text": text}])

    def change(self, name, changes):
        self.version += 1
        self.server.change(self.uris[name], changes, self.version)

    def restore(self):
        for name, text in self.original.items():
            self.replace(name, text)

    def rest(self):
        """The diagnostics of all files after the edits."""
        return {
            name: received(self.server.result(
                "textDocument/diagnostic", {"textDocument": {"uri": uri}}, 30)["items"])
            for name, uri in self.uris.items()}


@pytest.mark.parametrize("seed", range(39, 51))
def test_diagnostics_at_rest_are_those_of_validate(program, server, folder, is_long, seed):
    session = Session(server, folder, seed)
    good = dict(session.original)

    def validated(texts):
        """What `validate` finds in a folder with these texts."""
        for name, text in texts.items():
            (folder / name).write_bytes(text.encode())
        paths = {str(folder / name): text for name, text in texts.items()}
        found = comparable(content.validated(program, folder), paths)
        return {name: found.get(str(folder / name), []) for name in texts}

    count = 250 if is_long else 30
    whole_count = 0
    for number in range(count):
        # One message for each file, so that it is known which texts the server has seen.
        for name in session.generator.sample(sorted(good), session.generator.choice([1, 1, 2, 4])):
            session.edit(name)
        found = session.rest()
        expected = validated(session.texts)
        # A file with syntax errors counts as its last good text, and has only these errors.
        broken = {name for name, items in expected.items() if any(map(is_fault, items))}
        good.update({name: session.texts[name] for name in good.keys() - broken})
        whole_count += not broken
        if broken:
            faults = {name: list(filter(is_fault, expected[name])) for name in broken}
            expected = validated(good) | faults
        assert found == expected, f"step {number}"
        for name in broken:
            # People go back where they see an error.
            if session.generator.random() < 0.7:
                session.replace(name, good[name])
    assert count / 4 < whole_count < count, f"{whole_count} of {count} are property lists"
    print(f"{whole_count} of {count} states are property lists")
    session.restore()
    assert not any(session.rest().values())
    server.shut_down()


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux reports a process's memory")
def test_edits_leave_no_memory_behind(server, folder, is_long):
    session = Session(server, folder, seed=1)
    count = 10_000 if is_long else 500
    measured = []
    for number in range(count):
        session.edit(session.generator.choice(sorted(session.texts)))
        if number % 5 == 0:
            session.rest()
        if number % 20 == 0:
            session.restore()
        if number % (count // 10) == 0:
            session.restore()
            session.rest()
            measured.append(server.memory())
    # The first tenth fills caches and the allocator's pages.
    assert measured[-1] < measured[1] * 1.1 + 4, f"megabytes, over time: {measured}"
    print(f"megabytes, over {count} edits: {[round(size) for size in measured]}")
    server.shut_down()
