import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

/// What is not the same for two ways to write an example.
struct SplitDifference: CustomStringConvertible, Sendable {
  /// What differs: a rule, or something that is made of the content.
  let subject: String
  /// The rule whose example it is.
  let rule: RuleIdentifier
  let way: Split.Way
  let description: String

  private init(
    _ subject: String, of example: SplitExample, _ split: Split, _ detail: String
  ) {
    self.subject = subject
    rule = example.rule.id
    way = split.way
    description =
      "\(subject): example \(example.number) of \(rule), \(way) \(split.name): \(detail)"
  }

  /// Everything that differs for an example, in all ways to write it.
  static func all(of example: SplitExample) -> [SplitDifference] {
    let inline = SplitOutcome(example.inline, example.report)
    return example.splits.flatMap { split -> [SplitDifference] in
      let (folder, texts) = example.content(of: split)
      let outcome = SplitOutcome(folder, ContentPipeline(folder, workers: .one).run())
      // Settings refuse a default that is against its field.
      guard outcome.findings.keys.allSatisfy({ !$0.hasPrefix("content-model") }) else { return [] }
      return compare(inline, outcome, texts).map {
        SplitDifference($0, of: example, split, $1)
      }
    }
  }

  /// A difference of the JSON of a screen.
  private static func change(
    _ subject: String, _ inline: String?, _ split: String?, _ outcome: SplitOutcome
  ) -> (String, String)? {
    // An error in the library refuses all screens, one in a screen only that.
    guard inline != split, split != nil || !outcome.refusesAll else { return nil }
    return (subject, "\(inline ?? "none") became \(split ?? "none")")
  }

  private static func compare(
    _ inline: SplitOutcome, _ split: SplitOutcome, _ texts: [String: MovedText]
  ) -> [(String, String)] {
    var found: [(String, String)] = []
    var rest = split.findings
    for (finding, diagnostics) in inline.findings.sorted(by: { $0.key < $1.key }) {
      let others = rest.removeValue(forKey: finding) ?? []
      let rule = "\(diagnostics[0].rule)"
      if others.count < diagnostics.count { found.append((rule, "only inline: \(finding)")) }
      if others.count > diagnostics.count { found.append((rule, "more often: \(finding)")) }
      guard !others.isEmpty else { continue }
      for diagnostic in diagnostics {
        guard let range = diagnostic.place.range, !range.isEmpty,
          let place = texts.lazy.compactMap({ name, text in
            text.range(of: range.offsets, in: diagnostic.place.file).map { (name, $0) }
          }).first
        else { continue }
        if !others.contains(where: {
          $0.place.file == place.0 && $0.place.range?.offsets == place.1
        }) {
          found.append(("\(rule), place", "not where it is written: \(finding)"))
        }
      }
    }
    for (finding, diagnostics) in rest.sorted(by: { $0.key < $1.key }) {
      found.append(("\(diagnostics[0].rule)", "only split: \(finding)"))
    }
    found += zip(inline.json, split.json).compactMap { change("JSON", $0, $1, split) }
    found += zip(inline.fixed, split.fixed).compactMap { change("fix", $0, $1, split) }
    if inline.outline != split.outline {
      found.append(("outline", "\(inline.outline) became \(split.outline)"))
    }
    if let summary = inline.changes(to: split) { found.append(("diff", summary)) }
    return found
  }
}
