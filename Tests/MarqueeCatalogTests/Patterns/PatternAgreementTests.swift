import MarqueeCatalog
import TestSupport
import Testing

/// Compares the matcher with that of Swift's standard library, which backtracks.
@Suite struct PatternAgreementTests {
  @Test(arguments: (1...400 as ClosedRange<UInt64>).sample(oneIn: 6))
  func `matches are those of the standard library`(seed: UInt64) throws {
    var generator = Generator(state: seed)
    let expression = generator.expression(depth: 3)
    let pattern = try TextPattern(expression)
    let regex = try Regex(expression).matchingSemantics(.unicodeScalar)
    for _ in 0..<12 {
      let text = generator.text()
      let expected = text.firstMatch(of: regex).map { match in
        let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
        return start..<start + text[match.range].utf8.count
      }
      #expect(pattern.firstMatch(in: text) == expected, "\(expression) in \(text)")
      #expect(
        pattern.matchesWhole(text) == (text.wholeMatch(of: regex) != nil),
        "\(expression) is \(text)")
    }
  }

  /// Makes expressions and texts of few characters, so that many match.
  struct Generator {
    var state: UInt64

    /// Some expression, which may match nothing.
    mutating func expression(depth: Int) -> String {
      let alternatives = (0...next(3) / 2).map { _ in
        (0...next(3)).map { _ in repeated(depth: depth) }.joined()
      }
      return alternatives.joined(separator: "|")
    }

    /// An atom, often repeated.
    ///
    /// The repeated part is never empty, because matchers differ in how they treat an empty
    /// repetition.
    private mutating func repeated(depth: Int) -> String {
      let suffixes = [
        "", "", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,2}?", "{2,}",
      ]
      let suffix = suffixes[next(suffixes.count)]
      if depth > 0, next(4) == 0 {
        let group = next(2) == 0 ? "(" : "(?:"
        guard !suffix.isEmpty else { return "\(group)\(expression(depth: depth - 1)))" }
        return "\(group)\(atom())\(expression(depth: depth - 1).bracketed))\(suffix)"
      }
      // Not '\b': the standard library does not treat digits as word characters there.
      if next(12) == 0 { return ["^", "$"][next(2)] }
      return atom() + suffix
    }

    private mutating func atom() -> String {
      let atoms = [
        "a", "b", "é", ".", "[ab]", "[^a]", "\\w", "\\d", "\\s", "[a-cé]", "\\W", "\\.", "\\x61",
        "\\p{L}", "\\P{L}", "[\\d.]",
      ]
      return atoms[next(atoms.count)]
    }

    mutating func text() -> String {
      let parts = ["a", "a", "b", "é", "1", " ", ".", "c"]
      return (0..<next(9)).map { _ in parts[next(parts.count)] }.joined()
    }

    private mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }
}

extension String {
  /// The expression as one part of another.
  fileprivate var bracketed: String { "(?:\(self))" }
}
