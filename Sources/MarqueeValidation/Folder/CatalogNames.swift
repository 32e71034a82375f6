import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeScreen

/// The names that the screens of a content folder can refer to.
///
/// A name must exist for all people who see the screen that refers to it: a screen that exists only
/// in German is not a target for a link that people of other languages tap.
struct CatalogNames: Sendable {
  private typealias Target = Reference.Target

  /// What an audience can reach, as far as it is known completely, so that nothing else is reported
  /// as missing.
  private struct Reachable: Sendable {
    let screens: Set<Int>
    let names: [Target: Set<String>]
    let sectionsByScreen: [String: Set<String>]
  }

  private let colors: Set<String>?
  private var audiences: [Reachable] = []
  private var folderNames: [String: [String]] = [:]

  /// Collects the names.
  ///
  /// - Parameters:
  ///   - hasFaults: Whether a file that looks like a screen was not read.
  ///   - images: The images of the folder; `nil` if no folder was read.
  /// - Complexity: O(*n*) in the screens and identifiers, for each language; O(*screens*) if
  ///   nothing refers to any.
  init(of screens: [ScreenSummary], hasFaults: Bool, images: ImageLibrary?) {
    colors = images?.colorNames
    guard !hasFaults, screens.contains(where: { !$0.references.links.isEmpty }) else { return }
    let areComplete = screens.allSatisfy(\.isComplete)
    // The files of a library have no name, and everyone sees their items.
    let shared = screens.filter(\.name.isEmpty)
    audiences = ScreenAudience.all(of: screens).map { audience in
      Self.reachable(
        audience, screens, shared: shared, areComplete: areComplete)
    }
    for screen in screens {
      guard let language = ContentLanguage(ofScreen: screen.name) else { continue }
      folderNames[language.screenName, default: []].append(language.folderName)
    }
  }

  private static func reachable(
    _ audience: ScreenAudience, _ screens: [ScreenSummary], shared: [ScreenSummary],
    areComplete: Bool
  ) -> Reachable {
    var names: [Target: Set<String>] = [.screen: Set(audience.screens.keys)]
    if areComplete {
      let seen = audience.screens.values.map { screens[$0] } + shared
      names[.section] = Set(seen.lazy.flatMap(\.sectionIDs))
      names[.item] = Set(seen.lazy.flatMap(\.items).map(\.id))
        .union(seen.lazy.flatMap(\.references.items).map(\.name))
    }
    return Reachable(
      screens: Set(audience.screens.values), names: names,
      sectionsByScreen: audience.screens.filter { screens[$0.value].isComplete }
        .mapValues { Set(screens[$0].sectionIDs) })
  }

  /// The names that a reference could mean, for the first audience that does not have its name.
  ///
  /// - Parameter position: The position of the screen that refers.
  /// - Returns: `nil` if all audiences have it, or it is not known.
  func alternatives(
    to reference: Reference, ofScreen position: Int, isShared: Bool
  ) -> Set<String>? {
    guard reference.target != .color else {
      return colors.flatMap { $0.contains(reference.name) ? nil : $0 }
    }
    for audience in audiences where isShared || audience.screens.contains(position) {
      // If the screen is missing, its sections are not reported too.
      let known =
        reference.screen.map { audience.sectionsByScreen[$0] } ?? audience.names[reference.target]
      if let known, !known.contains(reference.name) { return known }
    }
    return nil
  }

  func languages(ofScreen name: String) -> [String] { folderNames[name] ?? [] }
}
