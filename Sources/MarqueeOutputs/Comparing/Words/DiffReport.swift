import MarqueeCatalog
package import MarqueeRendering
import MarqueeScreen

/// What changed between two versions, with everything that a reporter prints.
package struct DiffReport {
  package let diff: CatalogDiff
  package let oldName: String
  package let newName: String
  /// The screens with errors in one of the versions, parts of which may be compared as text.
  package let incomplete: [String]

  /// The files and folders that are not compared because a revision does not have them.
  package let uncompared: [String]
  /// The diagnostics of files that are not read, with the version that has them.
  private let faults: [String]

  /// Compares two versions.
  ///
  /// - Parameter redrawnImages: See ``DiffSide/redrawnImages(in:)``.
  package init(from old: DiffSide, to new: DiffSide, redrawnImages: Set<String> = []) {
    let areFiles = old.isFile && new.isFile
    let uncompared = Set(old.uncompared + new.uncompared).sorted()
    self.uncompared = uncompared
    faults = [old, new].flatMap { side in side.faults.map { "'\(side.name)': \($0)" } }
    func isCompared(_ screen: String) -> Bool {
      !uncompared.contains {
        screen.utf8.starts(with: "\($0)/".utf8) || "\(screen).plist" == $0
      }
    }
    func compared(_ side: DiffSide) -> [NamedScreen] {
      side.screens.filter { isCompared($0.name) }
    }
    diff = CatalogDiff(
      from: compared(old), to: compared(new), pairing: areFiles ? .onlyOnes : .byName,
      files: (old.unreadFiles, new.unreadFiles),
      themes: (old.theme ?? new.theme ?? Theme(), new.theme ?? old.theme ?? Theme()),
      redrawnImages: redrawnImages)
    oldName = old.name
    newName = new.name
    incomplete = (old.incomplete + new.incomplete).reduce(into: []) { names, name in
      if names.last != name, !names.contains(name), isCompared(name) { names.append(name) }
    }
  }

  /// Warnings about screens with errors, and about what is not compared.
  package var warnings: [String] {
    incomplete.map { "'\($0)' \(DiffWording.incomplete)" } + faults
  }

  /// The number of changes of each kind, in words.
  package var summary: String {
    let counts = diff.counts
    let parts = ChangeCount.allCases.compactMap { change in
      counts[change].map { "\($0) \(Self.words(for: change, isOne: $0 == 1))" }
    }
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    let rest = uncompared.isEmpty ? "" : ", apart from what is not compared"
    return "the viewer sees the same" + rest
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
      case .kindsShownDifferently: ("item kind", "shown differently")
      case .themeValuesChanged: ("theme value", "changed")
      case .textsChanged: ("text", "changed")
      case .imagesReplaced: ("image", "replaced")
      case .pricesChanged: ("price", "changed")
      case .linksChanged: ("link", "changed")
      case .ranksChanged: ("rank", "changed")
      case .valuesChanged: ("other field", "changed")
      case .partsWithErrorsChanged: ("part", "with an error changed")
      }
    return "\(noun)\(isOne ? "" : "s") \(verb)"
  }
}
