package import MarqueeDiagnostics

extension Rule {
  static let unusedBaselineEntry = Rule(
    .unusedBaselineEntry, group: .propertyList, severity: .note,
    summary: "an entry of the baseline no longer occurs",
    rationale: """
      What it hid was corrected. If the entry stays, it hides the same fault when that comes back; \
      'marquee validate --write-baseline' removes it. Entries of screens with errors are not \
      reported, because not all rules were applied to these.
      """,
    examples: [
      .bad(
        .contents(path: "baseline.json"), settings: ["baseline": "baseline.json"], images: [],
        reporting: "baseline.json",
        #"{"version": 1, "entries": [{"file": "Example.plist", "rule": "repeated-space"}]}"#),
      .good(
        .contents(path: "baseline.json"), settings: ["baseline": "baseline.json"], images: [],
        #"{"version": 1, "entries": []}"#),
    ])
}

extension RuleIdentifier {
  package static let unusedBaselineEntry: RuleIdentifier = "unused-baseline-entry"
}
