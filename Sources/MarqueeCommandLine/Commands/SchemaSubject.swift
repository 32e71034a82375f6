import MarqueeOutputs

/// What a JSON Schema describes: a value of `--of`.
enum SchemaSubject: String, CaseIterable, ArgumentValue {
  case screen
  /// `Screens.json`, the index of all screens.
  case index
  /// `Manifest.json` of a build, and `manifest.json` of a channel.
  case manifest
  /// What `--reporter json` prints.
  case report

  /// The schema, in draft 2020-12; `nil` for a screen, whose schema depends on the content folder.
  var fixedSchema: String? {
    switch self {
    case .screen: nil
    case .index: OutputSchema.index
    case .manifest: OutputSchema.manifest
    case .report: JSONReporter.schema
    }
  }
}
