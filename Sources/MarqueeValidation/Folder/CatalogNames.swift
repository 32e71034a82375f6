import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages

/// The names that the screens of a content folder can refer to.
struct CatalogNames: Sendable {
  private typealias Target = CatalogReference.Target

  /// The names of each kind of target; `nil` if not all are known, so that none counts as missing.
  private var names: [Target: Set<String>] = [:]
  /// The identifiers of the sections of each screen; `nil` if not all are known.
  private var sectionsByScreen: [String: Set<String>]?

  /// Collects the names.
  ///
  /// - Parameters:
  ///   - hasFaults: Whether a file that looks like a screen was not read.
  ///   - images: The images of the folder; `nil` if no folder was read.
  /// - Complexity: O(*n*) in the screens and identifiers; O(*screens*) if nothing refers to any.
  init(of screens: [ScreenSummary], hasFaults: Bool, images: ImageLibrary?) {
    names[.color] = images?.colorNames
    guard !hasFaults, screens.contains(where: { !$0.references.isEmpty }) else { return }
    // The files of a library have no name.
    names[.screen] = Set(screens.map(\.name))
      .union(screens.compactMap { ContentLanguage(ofScreen: $0.name)?.screenName })
      .subtracting([""])
    guard screens.allSatisfy(\.isComplete) else { return }
    names[.section] = Set(screens.lazy.flatMap(\.sectionIDs))
    names[.item] = Set(screens.lazy.flatMap(\.items).map(\.id))
      .union(screens.lazy.flatMap(\.libraryUses).map(\.id))
    sectionsByScreen = Dictionary(
      screens.map { screen in
        (
          ContentLanguage(ofScreen: screen.name)?.screenName ?? screen.name,
          Set(screen.sectionIDs)
        )
      }, uniquingKeysWith: { $0.union($1) })
  }

  /// The names that a reference can mean; `nil` if they are not known.
  func known(for reference: CatalogReference) -> Set<String>? {
    guard let screen = reference.screen else { return names[reference.target] }
    // If the screen is missing, its sections are not reported too.
    return sectionsByScreen?[screen]
  }
}

extension FolderContext {
  /// Reports references to names that do not exist.
  ///
  /// - Parameters:
  ///   - isWanted: Whether the rule checks a reference.
  ///   - report: Collects the diagnostics.
  func reportUnknown(
    _ report: inout FolderReport, where isWanted: (CatalogReference) -> Bool
  ) {
    // Finding a suggestion takes time for each existing name.
    var budget = 20_000
    for reference in screens.lazy.flatMap(\.references) where isWanted(reference) {
      guard let known = names.known(for: reference), !known.contains(reference.name) else {
        continue
      }
      var suggestion: String?
      if budget > 0 {
        budget -= known.count
        suggestion = reference.suggestion(among: known)
      }
      report.add(
        reference.unknownMessage, at: reference.place,
        fixIts: suggestion.map { [reference.fixIt(writing: $0)] } ?? [])
    }
  }
}

extension CatalogReference {
  /// The name that was probably meant; `nil` for none.
  fileprivate func suggestion(among known: Set<String>) -> String? {
    if target == .color, let color = ColorText.completing(Array(name.utf8)[...]) { return color }
    let written = target == .screen && name.hasSuffix(".plist") ? String(name.dropLast(6)) : name
    return Suggestion.nearest(to: written, among: known)
  }

  fileprivate func fixIt(writing name: String) -> FixIt {
    FixIt(
      "write '\(name)'", applicability: .displayOnly,
      // A name with markup must be changed by its author.
      edits: name.contains { "&<>".contains($0) }
        ? [] : place.range.map { [TextEdit($0, replacement: name)] } ?? [])
  }

  fileprivate var unknownMessage: String {
    switch target {
    case .screen: "the content folder has no screen '\(name)'"
    case .section:
      screen.map { "the screen '\($0)' has no section whose 'id' is '\(name)'" }
        ?? "no screen has a section whose 'id' is '\(name)'"
    case .item: "no screen has an item whose 'id' is '\(name)'"
    case .color: "the content folder has no color set '\(name)'"
    }
  }
}
