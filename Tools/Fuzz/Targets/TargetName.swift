import MarqueeCommandLine

/// The targets, by name.
enum TargetName: String, CaseIterable, ArgumentValue {
  case screen, settings, catalog, json, manifests, records, cases, images, contents
  case arguments, patterns, baselines

  /// The percentage of inputs of a mixed run that go to the target.
  var share: Int {
    switch self {
    case .screen: 34
    case .settings: 9
    case .catalog: 4
    case .json: 9
    case .manifests: 3
    case .records: 4
    case .cases: 13
    case .images: 10
    case .contents: 4
    case .arguments: 5
    case .patterns: 3
    case .baselines: 2
    }
  }

  /// The target for an input of a mixed run.
  static func target(ofInput index: Int) -> TargetName {
    var rest = index % 100
    for name in allCases {
      if rest < name.share { return name }
      rest -= name.share
    }
    return .screen
  }

  /// Makes the target, and reads its seeds.
  ///
  /// - Parameters:
  ///   - root: The folder of the package.
  ///   - corpus: A folder of additional property lists; `nil` for none.
  func target(root: String, corpus: String?) -> any FuzzTarget {
    switch self {
    case .screen: ScreenTarget(root: root, corpus: corpus)
    case .settings: SettingsTarget(root: root)
    case .catalog: CatalogTarget(root: root)
    case .json: JSONTarget(root: root)
    case .manifests: ManifestTarget()
    case .records: RecordTarget(root: root)
    case .cases: CaseTarget(root: root)
    case .images: ImageTarget(root: root)
    case .contents: ContentsTarget()
    case .arguments: ArgumentsTarget()
    case .patterns: PatternTarget()
    case .baselines: BaselineTarget()
    }
  }
}
