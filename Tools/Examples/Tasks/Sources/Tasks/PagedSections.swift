#if os(iOS)
  import MarqueeUIKit
  import UIKit

  /// A service that knows more films than a screen lists, and those that the user has begun.
  protocol FilmService: Sendable {
    /// Objects with the fields of the kind `film`, by identifier.
    typealias Films = [(id: String, json: Data)]
    func films(after id: String) async throws -> Films
    func begunFilms() async throws -> Films
  }

  /// Adds the next films to a section when its last one comes into sight.
  @MainActor func addPages(to catalog: CatalogViewController, from service: any FilmService) {
    catalog.onEndOfSection = { catalog, section in
      guard section.id == "all-films", let last = section.items.last else { return }
      // After a failure, the page is requested again when the film comes into sight again.
      Task { [weak catalog] in
        let next = try await service.films(after: last.id).map { film in
          try ScreenItem(id: film.id, json: film.json, of: section.itemKind)
        }
        // A refresh, or the same page, may have come first.
        guard let screen = catalog?.screen, let shown = screen[section: section.id],
          shown.items.last?.id == last.id
        else { return }
        let longer = try screen.replacing(section: section.id, items: shown.items + next)
        catalog?.show(LoadedScreen(longer, from: .app))
      }
    }
  }
#endif
