/// A detail of a change: a sentence, or a field with its old and new value.
package struct ChangeDetail: Hashable, Sendable {
  /// The sentence, or what comes before the values.
  package let text: String
  /// The values, or the parts of an edited text; empty for a sentence.
  package let runs: [WordRun]
  package let isReplacement: Bool

  package static let arrow = " → "

  package init(_ text: String, _ runs: [WordRun] = [], isReplacement: Bool = false) {
    self.text = text
    self.runs = runs
    self.isReplacement = isReplacement
  }

  /// The detail in a page, with removed and added parts marked as such.
  var nodes: [MarkupNode] {
    let marked = runs.map { run -> MarkupNode in
      switch run.kind {
      case .same: "\(run.text)"
      case .removed: "<del>\(run.text)</del>"
      case .added: "<ins>\(run.text)</ins>"
      }
    }
    let separator: [MarkupNode] = isReplacement ? ["\(Self.arrow)"] : []
    return ["\(text)"] + Array(marked.map { [$0] }.joined(separator: separator))
  }
}
