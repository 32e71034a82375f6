"""Finds places in Swift sources that can be changed, and writes sources in which a switch does it.

A mutant is one small change. Each keeps its line, and all of them compile together: what is changed
becomes a call that asks at run time which mutant is on.
"""

import random
import re
from dataclasses import dataclass, field
from pathlib import Path

OPERATORS = {
    "==": ("Equatable", "Comparison", "!="), "!=": ("Equatable", "Comparison", "=="),
    "<": ("Comparable", "Comparison", "<="), "<=": ("Comparable", "Comparison", "<"),
    ">": ("Comparable", "Comparison", ">="), ">=": ("Comparable", "Comparison", ">"),
    "+": ("AdditiveArithmetic", "Addition", "-"), "-": ("AdditiveArithmetic", "Addition", "+"),
}
BOOLEAN = {"&&": ("LogicalConjunction", "||"), "||": ("LogicalDisjunction", "&&")}
RANGES = ["..<", "..."]
SWAPS = [
    ("error", "warning"), ("warning", "note"), ("safe", "displayOnly"), ("top", "bottom"),
    ("leading", "trailing"), ("horizontal", "vertical"), ("width", "height"), ("light", "dark"),
    ("success", "errorsFound"), ("usage", "ioError"), ("portrait", "landscape"),
]
SWAP = {a: b for pair in SWAPS for a, b in (pair, pair[::-1])}

# Operators have white space around them, as swift-format writes it.
INFIX = re.compile(r"(?<= )(==|!=|<=|>=|<|>|\+|-|&&|\|\|)(?= )")
RANGE = re.compile(r"(?<=[\w)\]])(\.\.<|\.\.\.)(?=[\w(])")
NOT = re.compile(r"(?<=[ (\[])!(?=[\w(])")
NUMBER = re.compile(r"(?<![\w.#$])(\d[\d_]*)(?![\w.]|\.\d)")
TRUTH = re.compile(r"(?<![\w.`])(true|false)(?!\w|:)")
CASE = re.compile(r"(?<=[ (\[])\.(" + "|".join(SWAP) + r")(?=[,)\s\]]|$)")
EXTREME = re.compile(r"(?<![\w.])(min|max)(?=\()")
STATEMENT = re.compile(r"^(\s*)((?:continue|break)|[a-z_][\w.\[\]]*(?:\(.*\)| (?:[-+*|&]?=) .+))$")
CONDITION = re.compile(r"^(\s*)(guard|(?:\} else )?if|while) (?!let |var |case |#|await |try )(.+?) (else \{.*|\{)$")
# Types, patterns and declarations of operators are not expressions.
NO_EXPRESSION = re.compile(
    r"^\s*(#|@|//|import |package import|public import|case |default:|extension |protocol |func [^\w`]"
    r"|(?:\w+ )*static func [^\w`]|(?:\w+ )*(?:struct|enum|class|typealias|associatedtype) "
    r"|precondition|assert|fatalError)")


@dataclass
class Mutant:
    """One change: `before` in line `line`, from `start` on, becomes `after`."""

    target: str
    path: str
    line: int
    start: int
    before: str
    after: str
    kind: str
    id: int = 0
    declaration: str = ""
    context: str = field(default="", compare=False)

    @property
    def place(self):
        return f"{self.path}:{self.line}"


def blanked(text):
    """The lines of a file with spaces for comments and the text of strings, so columns stay."""
    out, i, depth = [], 0, 0
    pattern = re.compile(r'//[^\n]*|/\*|#*"""|#*"')
    while True:
        match = pattern.search(text, i)
        if not match:
            out.append(text[i:])
            break
        out.append(text[i:match.start()])
        token = match.group()
        if token.startswith("//"):
            end = match.end()
        elif token == "/*":
            end = text.find("*/", match.end()) + 2 or len(text)
        else:
            hashes = token.count("#")
            close = token[hashes:] + "#" * hashes
            end = match.end()
            while end < len(text) and not text.startswith(close, end):
                end += 2 if text[end] == "\\" and hashes == 0 else 1
            end += len(close)
        out.append(re.sub(r"[^\n]", "\0", text[match.start():end]))
        i = end
    return "".join(out).split("\n")


def balanced(text):
    depth = 0
    for character in text:
        depth += (character in "([{") - (character in ")]}")
        if depth < 0:
            return False
    return depth == 0


def candidates(root, target, folder):
    """All mutants of a target's sources, in the order of files and lines."""
    found = []
    for file in sorted(Path(root, folder).rglob("*.swift")):
        lines = file.read_text(encoding="utf-8").split("\n")
        path = str(file.relative_to(root))
        # Examples and tables are data.
        if "/Examples/" in path or sum(map(len, NUMBER.findall("\n".join(lines)))) > 3000:
            continue
        in_examples = False
        for number, (line, code) in enumerate(zip(lines, blanked("\n".join(lines))), 1):
            in_examples = code == "    examples: [" or in_examples and not code.startswith("    ]")
            if in_examples or NO_EXPRESSION.match(code) or " where " in code and " in " not in code:
                continue

            def add(kind, start, before, after, context=""):
                found.append(
                    Mutant(target, path, number, start, before, after, kind, 0, "", line.strip()))

            for match in INFIX.finditer(code):
                token = match.group()
                if token in BOOLEAN:
                    add("operator", match.start(), token, BOOLEAN[token][1])
                elif "\0" not in code[max(0, match.start() - 2):match.end() + 2]:
                    add("operator", match.start(), token, OPERATORS[token][2])
            for match in RANGE.finditer(code):
                add("range", match.start(), match.group(), match.group() + " one less")
            for match in NOT.finditer(code):
                add("not", match.start(), "!", "")
            for match in EXTREME.finditer(code):
                add("extreme", match.start(), match.group(), "max" if match.group() == "min" else "min")
            for match in TRUTH.finditer(code):
                add("value", match.start(), match.group(), "false" if match.group() == "true" else "true")
            for match in CASE.finditer(code):
                if "switch" not in code:
                    add("value", match.start(), match.group(), "." + SWAP[match.group(1)])
            if not re.match(r"^\s*[\d\[]", code):
                for match in NUMBER.finditer(code):
                    value = int(match.group().replace("_", ""))
                    add("value", match.start(), match.group(), str(value + 1))
            match = STATEMENT.match(code.replace("\0", "x"))
            if match and balanced(match.group(2)) and balanced(code.replace("\0", "x")):
                previous = lines[number - 2].rstrip() if number > 1 else ""
                following = lines[number].strip() if number < len(lines) else ""
                whole = previous.endswith(("{", "}", ")")) or not previous or previous.endswith(" in")
                if whole and not following.startswith((".", "?", ":", "+", "&", "|")):
                    add("statement", len(match.group(1)), line[len(match.group(1)):], "nothing")
            match = CONDITION.match(code)
            if match and "," not in match.group(3) and balanced(match.group(3)):
                start = match.start(3)
                text = line[start:start + len(match.group(3))]
                for value in ["true", "false"]:
                    if value == text:
                        continue
                    add("condition", start, text, value)
    return found


def choose(groups, count, seed):
    """Mutants of all targets in turn, at most one in a line; the same for the same seed."""
    generator = random.Random(seed)
    queues = []
    for target in sorted(groups):
        by_kind = {}
        for mutant in groups[target]:
            by_kind.setdefault(mutant.kind, []).append(mutant)
        for mutants in by_kind.values():
            generator.shuffle(mutants)
        # The kinds alternate, so that not all mutants are of numbers.
        queue = []
        while any(by_kind.values()):
            queue += [by_kind[kind].pop() for kind in sorted(by_kind) if by_kind[kind]]
        queues.append(queue)
    chosen, lines = [], set()
    while len(chosen) < count and any(queues):
        for queue in queues:
            while queue:
                mutant = queue.pop(0)
                if (mutant.path, mutant.line) not in lines:
                    lines.add((mutant.path, mutant.line))
                    chosen.append(mutant)
                    break
    chosen = chosen[:count]
    for number, mutant in enumerate(chosen, 1):
        mutant.id = number
    return chosen


SIGNS = "⊕⊖⊗⊘⊙⊚⊛⊝"


def sign(number):
    """A name for an operator, which may hold no digits."""
    text = ""
    while number:
        text = SIGNS[number % 8] + text
        number //= 8
    return text + "⋆"


def replacement(mutant):
    """The text for `before`, and what the module of the switch must declare for it."""
    on, before, after = f"mutant({mutant.id})", mutant.before, mutant.after
    name = sign(mutant.id)
    if mutant.kind == "operator" and before in BOOLEAN:
        precedence = BOOLEAN[before][0]
        return name, (
            f"infix operator {name}: {precedence}Precedence\n"
            f"public func {name} (l: Bool, r: @autoclosure () throws -> Bool) rethrows -> Bool {{\n"
            f"  {on} ? try l {after} r() : try l {before} r()\n}}\n")
    if mutant.kind == "operator":
        constraint, precedence, _ = OPERATORS[before]
        result = "T" if precedence == "Addition" else "Bool"
        text = (
            f"infix operator {name}: {precedence}Precedence\n"
            f"public func {name} <T: {constraint}>(l: T, r: T) -> {result} {{\n"
            f"  {on} ? l {after} r : l {before} r\n}}\n")
        if constraint == "Equatable":
            text += (
                f"public func {name} <T>(l: T?, r: _OptionalNilComparisonType) -> Bool {{\n"
                f"  {on} ? l {after} r : l {before} r\n}}\n")
        return name, text
    if mutant.kind == "range":
        kind = "Range" if before == "..<" else "ClosedRange"
        return f" {name} ", (
            f"infix operator {name}: RangeFormationPrecedence\n"
            f"public func {name} (l: Int, r: Int) -> {kind}<Int> {{\n"
            f"  {on} ? l{before}Swift.max(l, r - 1) : l{before}r\n}}\n")
    if mutant.kind == "not":
        return name, (
            f"prefix operator {name}\n"
            f"public prefix func {name} (value: Bool) -> Bool {{ {on} ? value : !value }}\n")
    if mutant.kind == "extreme":
        return f"mutant{mutant.id}", (
            f"public func mutant{mutant.id}<T: Comparable>(_ a: T, _ b: T) -> T {{\n"
            f"  {on} ? Swift.{after}(a, b) : Swift.{before}(a, b)\n}}\n")
    if mutant.kind == "value":
        return f"mutant({mutant.id}, {before}, {after})", ""
    if mutant.kind == "statement":
        return f"if !{on} {{ {before} }}", ""
    if mutant.kind == "condition":
        prefix = f"{on} ||" if after == "true" else f"!{on} &&"
        return f"{prefix} ({before})", ""
    raise ValueError(mutant.kind)


SWITCH = """#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The mutant that is on; 0 for none.
public let mutantThatIsOn: Int = getenv("MARQUEE_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0

public func mutant(_ id: Int) -> Bool { mutantThatIsOn == id }
public func mutant<T>(_ id: Int, _ original: T, _ changed: T) -> T {
  mutantThatIsOn == id ? changed : original
}

"""


def write(root, original, mutants):
    """Writes the sources with all mutants behind the switch.

    Each file with a mutant gets one line more, at its top.
    """
    declarations = [SWITCH]
    by_path = {}
    for mutant in mutants:
        by_path.setdefault(mutant.path, []).append(mutant)
    for path, group in by_path.items():
        lines = Path(original, path).read_text(encoding="utf-8").split("\n")
        for mutant in group:
            text, declaration = replacement(mutant)
            declarations.append(declaration)
            line = lines[mutant.line - 1]
            end = mutant.start + len(mutant.before)
            assert line[mutant.start:end] == mutant.before, mutant
            lines[mutant.line - 1] = line[:mutant.start] + text + line[end:]
        put(Path(root, path), "public import MutationSwitch\n" + "\n".join(lines))
    put(Path(root, "Sources/MutationSwitch/Switch.swift"), "".join(declarations))
    return set(by_path)


def put(path, text):
    """Writes a file unless it is as it should be, so that little is built again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
