"""Finds comments in Swift sources that are wider than a line, or that say a name once more: a doc
comment of one line, at a declaration that no user sees, whose words are all in the declaration.

    Tools/Documentation/comments.py FOLDER...     prints each with its place; exits with 1 if there is one
"""
import pathlib
import re
import sys

WIDTH = 100


def stems(text):
    """The words of a text or a name without their endings."""
    spaced = re.sub(r"([a-z0-9])([A-Z])|([A-Z]+)(?=[A-Z][a-z])", r"\1\3 \2", text)
    for word in re.findall(r"[A-Za-z]+", spaced.lower()):
        endings = ("ing", "ies", "es", "ed", "er", "or", "s", "e", "y", "i")
        ending = next((end for end in endings if word.endswith(end) and len(word) - len(end) > 2), "")
        yield word[:len(word) - len(ending)]


# Words that say nothing of their own beside a name.
COMMON = {*stems(
    "a an the of to in on for and or is are was be it its this that these with without by at from as "
    "which who where if not no each all any other one has have do does their they what how per can may "
    "must will only also value values whether number count list text string type function return make "
    "get give hold write read find tell")}


def says_name_again(lines, number, path):
    """Whether the line is a doc comment of its own that only repeats the declaration below it."""
    around = lines[max(0, number - 1):number + 2]
    if [line.strip().startswith("///") for line in around] != [False, True, False]:
        return False
    below = (line.strip() for line in lines[number + 1:number + 4])
    declaration = next((line for line in below if not line.startswith("@")), "")
    is_seen = re.search(r"\b(public|open)\b", declaration) or declaration.startswith("case ")
    words = lines[number].strip(" /")
    if is_seen or re.search(r"[`;:,0-9]", words):
        return False
    return {*stems(words)} <= {*stems(declaration), *stems(path.stem), *COMMON}


def main():
    found = 0
    for folder in sys.argv[1:]:
        for path in sorted(pathlib.Path(folder).rglob("*.swift")):
            text = path.read_text(encoding="utf-8")
            if ".build" in path.parts or "Do not edit." in text[:300]:
                continue
            lines = text.split("\n")
            for number, line in enumerate(lines):
                if line.lstrip().startswith("//") and len(line) > WIDTH and " " in line.strip(" /"):
                    fault = f"a comment is {len(line)} columns wide, and {WIDTH} are allowed"
                elif says_name_again(lines, number, path):
                    fault = "a comment says the name again"
                else:
                    continue
                found += 1
                print(f"{path}:{number + 1}: error: {fault}")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
