package import MarqueeDiagnostics

extension Rule {
  /// A baseline that cannot be read.
  static let invalidBaseline = Rule(
    .invalidBaseline, group: .propertyList, severity: .error,
    summary: "the baseline that the settings name cannot be read",
    rationale: """
      It is not known then which diagnostics are new, so no warning is reported. A baseline is \
      written by 'marquee validate --write-baseline'; after a merge, keep the lines of both sides.
      """,
    examples: [
      .bad(
        .contents(path: "baseline.json"), settings: ["baseline": "baseline.json"], images: [],
        reporting: "baseline.json", #"{"version": 2, "entries": []}"#),
      .good(
        .contents(path: "baseline.json"), settings: ["baseline": "baseline.json"], images: [],
        #"{"version": 1, "entries": []}"#),
    ])
}

extension RuleIdentifier {
  /// The baseline cannot be read completely.
  package static let invalidBaseline: RuleIdentifier = "invalid-baseline"
}
