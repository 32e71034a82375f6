"""Writes a content folder whose names no language takes as they are.

Usage: names.py FOLDER [KINDS]

There are keywords, names of types, names that differ in little, names of no letters, and names in
other scripts, as kinds, fields, words, screens, sections, layouts and images; and as many further
kinds as KINDS says.
"""

import pathlib
import plistlib
import sys
import unicodedata

KEYWORDS = """
    abstract actual any as associatedtype async await boolean break by case catch class companion
    const constructor continue data default defer deinit delete do dynamic else enum export extends
    extension external fallthrough false fileprivate final finally for fun func function get guard
    if implements import in init inout interface internal is it lazy let namespace never nil none
    null number object open operator out override package private protected protocol public reified
    repeat required rethrows return sealed self set some static string struct subscript super
    suspend switch symbol this throw throws true try type typealias typeof undefined unknown val
    value var void weak when where while with yield
""".split()
TYPES = """
    Any Array Bool Boolean Codable CodingKeys Companion Date Decimal Decodable Decoder Double Encoder
    Hashable ID Identifiable Images Int Kind KSerializer Layouts List Long Never Optional Poster
    Protocol Screen Screens Section Sections Self Sendable Serializable Serializer SerialName String
    Text Type URL View film
""".split()
MEMBERS = """
    allCases component1 copy debugDescription description encode equals getClass hash hashCode
    hashValue intValue rawValue stringValue toString word __proto__ constructor prototype
""".split()
STRANGE = [
    "poster-1", "poster_1", "poster 1", "poster1", "Poster1", "POSTER1", "pOSTER1", "1", "1a", "_1",
    "-", "--", "_", "__", "$", "a$b", "${x}", "\\(x)", "\"", "'", "\\", "`", "a`b", "*/", "/*", "//",
    "a\u2028b", "a\u202eb", "\u200b", "a.b", "a/b", "a~b", "a%b", "a#b", "a b", " a b ", "\t", "a\nb",
    "фильм", "Фильм", "映画", "映画-1", "فيلم", "फ़िल्म", "ταινία", "영화", "é", "e\u0301", "ﬁlm", "ß", "ẞ",
    "SS", "ı", "I", "i", "İ", "ŉ", "K", "k", "\u212a", "Å", "å", "\u212b", "ǆ", "ǅ", "Ǆ", "🎬", "🎬1",
    "𝒜", "x\u0301", "URLImage", "URLimage", "urlImage", "none_", "none", "dateItem", "date",
    "u2d", "_u2d_", "posterU2d1", "poster_u2d_1",
]
# To a property list, names of the same characters are equal.
NAMES = list({unicodedata.normalize("NFC", name): name for name in KEYWORDS + TYPES + MEMBERS + STRANGE}.values())


def fields(names, number):
    """Fields of all kinds, in turn."""
    result = {}
    for position, name in enumerate(names):
        field = [
            {"kind": "text"},
            {"kind": "date", "required": True},
            {"kind": "decimal"},
            {"kind": "choice", "values": NAMES[number % 30::30]},
            {"kind": "list", "of": {"kind": "list", "of": "integer"}},
            {
                "kind": "group",
                "fields": {name: {"kind": "choice", "values": [name]}, "other": {"kind": "boolean"}},
            },
            {"kind": "list", "of": {"kind": "group", "fields": {name: {"kind": "group", "fields": {
                name: {"kind": "text"}}}}}},
        ][(position + number) % 7]
        field["help"] = f"A field */ /* \n with \\u000a the name '{name}'."
        result[name] = field
    return result


def main():
    folder = pathlib.Path(sys.argv[1])
    kind_count = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    folder.mkdir(parents=True)
    taken = {"id", "link", "spokenText"}
    kinds = {}
    for number, name in enumerate(NAMES):
        if name in {"poster", "row", "banner", "course", "categories"}:
            continue
        start = number * 7 % len(NAMES)
        names = [name for name in (NAMES + NAMES)[start:start + 7] if name not in taken]
        kinds[name] = {"fields": fields(names, number)}
    for number in range(kind_count):
        kinds[f"kind-{number}"] = {"fields": {"title": {"kind": "text", "required": True}}}
    sections = [
        {
            "id": name, "sectionType": "list", "sectionName": "S", "layout": name,
            "contentItem": [{"text": "T"}],
        }
        for name in NAMES
    ]
    layouts = {name: {"list": {"appearance": "plain"}} for name in NAMES}
    (folder / "Marquee.plist").write_bytes(plistlib.dumps({"itemKinds": kinds}, sort_keys=False))
    for name in ["class", "Class", "home-1", "home_1", "映画", "1"]:
        (folder / f"{name}.plist").write_bytes(
            plistlib.dumps({"formatVersion": 1, "sections": sections, "layouts": layouts}))
    for name in NAMES:
        if "/" not in name and name.strip():
            (folder / f"{name}.png").write_bytes(b"")


main()
