package import MarqueeDiagnostics

/// One round of a ``Fixer``: applies the safe fix-its of a text that make no errors.
package struct FixRound {
  private let start: CheckedText
  private let check: (ContentFile) -> CheckedText
  /// The fix-its that were tried with success; those that conflict with an earlier one wait for the
  /// next round.
  private var accepted: [FixIt] = []
  package private(set) var result: CheckedText
  package private(set) var fixCount = 0
  /// Those that are not applied, because each makes an error.
  package private(set) var leftOut: [Fixer.LeftOut] = []

  private typealias Fix = (diagnostic: Diagnostic, fixIt: FixIt)

  /// Begins a round.
  ///
  /// - Parameter check: Checks the file with another text.
  package init(_ start: CheckedText, _ check: @escaping (ContentFile) -> CheckedText) {
    self.start = start
    self.check = check
    result = start
  }

  /// Applies the fix-its.
  ///
  /// - Complexity: One check if no fix-it makes an error, and O(log *n*) checks for each that does.
  package mutating func apply() {
    let fixes = start.diagnostics.compactMap { diagnostic in
      diagnostic.fixIts.first { $0.applicability == .safe && !$0.edits.isEmpty }
        .map { Fix(diagnostic, $0) }
    }
    // The errors that some fix-its remove must not outweigh one that another makes.
    apply(fixes.filter { $0.diagnostic.severity != .error }[...])
    apply(fixes.filter { $0.diagnostic.severity == .error }[...])
  }

  /// Applies as many fix-its as possible, halving those that make errors together.
  private mutating func apply(_ fixes: ArraySlice<Fix>) {
    let source = start.parsed.text
    let (edits, count) = TextEdit.fitting(accepted + fixes.map(\.fixIt), in: source.text)
    guard count > fixCount else { return }
    let text = TextEdit.apply(edits, to: source.text)
    let next = check(start.parsed.file.replacing(bytes: source.encoding.encode(text)))
    if next.errors.count <= result.errors.count {
      accepted += fixes.map(\.fixIt)
      (result, fixCount) = (next, count)
    } else if fixes.count > 1 {
      let middle = fixes.startIndex + fixes.count / 2
      apply(fixes[..<middle])
      apply(fixes[middle...])
    } else if let fix = fixes.first, let error = next.error(notIn: result) {
      leftOut.append(Fixer.LeftOut(diagnostic: fix.diagnostic, fixIt: fix.fixIt, error: error))
    }
  }
}

package struct CheckedText {
  let parsed: ParsedFile
  let diagnostics: [Diagnostic]

  package init(parsed: ParsedFile, diagnostics: [Diagnostic]) {
    self.parsed = parsed
    self.diagnostics = diagnostics
  }

  package var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// An error that another version of the file lacks; the last one if all messages are the same.
  fileprivate func error(notIn other: CheckedText) -> Diagnostic? {
    let known = Set(other.errors.map(\.message))
    return errors.first { !known.contains($0.message) } ?? errors.last
  }
}
