import MarqueeCatalog

/// A regular expression in the first line, and the text to match in the rest.
struct PatternTarget: FuzzTarget {
  let seeds = [
    "(a*)*b\naaaaaaaac", "(a|aa)+$\naaaab", "((x{1,9}){2,}y)?\nxxxxxxy", "[^\\w\\s.-]+?\\b\nä, ö!",
    "^(?:\\p{Lu}|\\d{2,4})*$\nÉ2026", "\\u{1F600}|\\x41|.+\nA😀\u{301}", "\nno expression",
  ].map { Array($0.utf8) }

  let pieces =
    ([
      "(", ")", "(?:", "(?=", "(?<n>", "|", "*", "+", "?", "{2}", "{0,3}", "{1000}", "{,}", "[",
      "]",
      "[^", "a-z", "-", "\\", "\\d", "\\W", "\\S", "\\b", "\\B", "\\p{L}", "\\P{Nd}", "\\p{",
      "\\u{",
      "\\x4", "\\1", "^", "$", ".", "\n", "a", "aaaaaaaa", "(a*)*", "(a|a)+", "((((((((",
      "))))))))",
    ] + MutationPieces.texts).map { Array($0.utf8) }

  func check(_ input: [UInt8], _ trial: inout Trial) {
    let lines = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let source = String(decoding: lines.first ?? [], as: UTF8.self)
    let text = String(decoding: lines.dropFirst().first ?? [], as: UTF8.self)
    for ignoresCase in [false, true] {
      do throws(PatternFault) {
        let pattern = try TextPattern(source, ignoringCase: ignoresCase)
        check(pattern, text, &trial)
        trial.count("patterns: matched")
      } catch {
        let whole = 0..<source.utf8.count
        trial.expect(
          !error.range.isEmpty && error.range.clamped(to: whole) == error.range,
          "a fault outside of the expression", "\(error)")
        trial.expect(!error.message.isEmpty, "a fault without a word")
        trial.count("patterns: refused")
      }
    }
  }

  private func check(_ pattern: TextPattern, _ text: String, _ trial: inout Trial) {
    let bytes = Array(text.utf8)
    var budget = StepBudget(byteCount: .max)
    let matches = bytes.withSpan { pattern.matches(in: $0, upTo: 8, spending: &budget) }
    trial.expect(matches.first == pattern.firstMatch(in: text), "another first match")
    for (match, next) in zip(matches, matches.dropFirst()) {
      trial.expect(match.upperBound <= next.lowerBound, "matches that overlap")
    }
    for match in matches {
      trial.expect(match.upperBound <= bytes.count, "a match outside of the text")
      for offset in [match.lowerBound, match.upperBound] where offset < bytes.count {
        trial.expect(bytes[offset] & 0xC0 != 0x80, "a match that divides a character")
      }
    }
    if pattern.matchesWhole(text) {
      trial.expect(matches.first?.lowerBound == 0, "a whole text that does not match at its start")
    }
    trial.expect(
      pattern.stepCount(in: text)
        <= pattern.maximumStepCount(forScalarCount: text.unicodeScalars.count),
      "more steps than promised")
  }
}
