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
    let audience: Audience
    let screens: Set<Int>
    let names: [Target: Set<String>]
    let sectionsByScreen: [String: Set<String>]
  }

  private let colors: Set<String>?
  private var audiences: [Reachable] = []
  private(set) var route = Route([])

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
    let ids = screens.map(\.id)
    route = Route(ids.filter { !$0.name.isEmpty })
    audiences = route.audiences.map { [route] audience in
      let positions = ids.indices.filter { route.screen(ids[$0].name, for: audience) == ids[$0] }
      let own = positions.map { screens[$0] }
      var names: [Target: Set<String>] = [.screen: Set(own.map(\.id.name))]
      if areComplete {
        let seen = own + shared
        names[.section] = Set(seen.lazy.flatMap(\.sectionIDs))
        names[.item] = Set(seen.lazy.flatMap(\.items).map(\.id))
          .union(seen.lazy.flatMap(\.references.items).map(\.name))
      }
      return Reachable(
        audience: audience, screens: Set(positions), names: names,
        sectionsByScreen: Dictionary(
          own.filter(\.isComplete).map { ($0.id.name, Set($0.sectionIDs)) },
          uniquingKeysWith: { $0.union($1) }))
    }
  }

  /// The names that a reference could mean, for the first audience that does not have its name.
  ///
  /// - Parameter position: The position of the screen that refers.
  /// - Returns: `nil` if all audiences have it, or it is not known.
  func alternatives(
    to reference: Reference, ofScreen position: Int, isShared: Bool
  ) -> (audience: Audience, names: Set<String>)? {
    guard reference.target != .color else {
      return colors.flatMap { $0.contains(reference.name) ? nil : (.base, $0) }
    }
    for audience in audiences where isShared || audience.screens.contains(position) {
      // If the screen is missing, its sections are not reported too.
      let known =
        reference.screen.map { audience.sectionsByScreen[$0] } ?? audience.names[reference.target]
      if let known, !known.contains(reference.name) { return (audience.audience, known) }
    }
    return nil
  }
}
