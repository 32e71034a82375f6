import MarqueeComparison

/// What changed between two versions, and all that a reporter needs to say it.
struct DiffReport {
  /// What changed.
  let diff: CatalogDiff
  /// What the old version is called.
  let oldName: String
  /// What the new version is called.
  let newName: String
  /// The screens that have errors in one of the versions, so that not all of them may be compared.
  let incomplete: [String]

  /// Compares two versions.
  init(from old: DiffSide, to new: DiffSide) {
    let areFiles = old.isFile && new.isFile
    diff = CatalogDiff(
      from: old.screens, to: new.screens, pairing: areFiles ? .onlyOnes : .byName)
    oldName = old.name
    newName = new.name
    incomplete = (old.incomplete + new.incomplete).reduce(into: []) { names, name in
      if names.last != name, !names.contains(name) { names.append(name) }
    }
  }

  /// What is said of screens that have errors.
  var warnings: [String] {
    incomplete.map { "'\($0)' has errors, so not all of it may be compared" }
  }

  /// Warns about screens that have errors.
  func printWarnings(on console: Console) {
    for warning in warnings { console.printError("marquee: warning: \(warning)") }
  }

  /// How many changes there are of each sort, in words.
  var summary: String {
    let counts = diff.counts
    let parts = ChangeCount.allCases.compactMap { change in
      counts[change].map { "\($0) \(Self.words(for: change, isOne: $0 == 1))" }
    }
    return parts.isEmpty ? "the viewer sees the same" : parts.joined(separator: ", ")
  }

  private static func words(for change: ChangeCount, isOne: Bool) -> String {
    let (noun, verb) =
      switch change {
      case .screensAdded: ("screen", "added")
      case .screensRemoved: ("screen", "removed")
      case .screensRenamed: ("screen", "renamed")
      case .sectionsAdded: ("section", "added")
      case .sectionsRemoved: ("section", "removed")
      case .sectionsMoved: ("section", "moved")
      case .sectionsRenamed: ("section", "renamed")
      case .sectionsRetyped: ("section", "with another type")
      case .layoutsChanged: ("layout", "changed")
      case .itemsAdded: ("item", "added")
      case .itemsRemoved: ("item", "removed")
      case .itemsMoved: ("item", "moved")
      case .textsChanged: ("text", "changed")
      case .imagesReplaced: ("image", "replaced")
      case .pricesChanged: ("price", "changed")
      case .linksChanged: ("link", "changed")
      case .ranksChanged: ("rank", "changed")
      case .valuesChanged: ("other field", "changed")
      }
    return "\(noun)\(isOne ? "" : "s") \(verb)"
  }
}

extension UsageError {
  /// What is wrong with two versions; `nil` if they can be compared.
  init?(comparing old: DiffSide, with new: DiffSide) {
    guard old.isFile != new.isFile else { return nil }
    let (file, folder) = old.isFile ? (old.name, new.name) : (new.name, old.name)
    self = .mixedOperands(file: file, folder: folder)
  }
}
