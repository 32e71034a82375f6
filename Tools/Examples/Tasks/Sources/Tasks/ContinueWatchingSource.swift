#if os(iOS)
  import MarqueeUIKit

  /// Puts the films that the user has begun into a section of each screen that a source has.
  struct ContinueWatchingSource<Base: ScreenSource>: ScreenSource {
    let base: Base
    let service: any FilmService

    func screen(for target: Base.Target) async throws(ScreenSourceError) -> LoadedScreen {
      try await screen(for: target, policy: .normal)
    }

    func screen(
      for target: Base.Target, policy: LoadingPolicy
    ) async throws(ScreenSourceError) -> LoadedScreen {
      var loaded = try await base.screen(for: target, policy: policy)
      guard let section = loaded.screen[section: "continue-watching"],
        // Without the service, the section keeps the films that its author chose.
        let films = try? await service.begunFilms()
      else { return loaded }
      // A film may be in another section too, and identifiers are unique in the whole screen.
      let items = films.compactMap { film in
        try? ScreenItem(id: "continue-\(film.id)", json: film.json, of: section.itemKind)
      }
      if let screen = try? loaded.screen.replacing(section: section.id, items: items) {
        loaded.screen = screen
      }
      return loaded
    }

    func storedScreen(for target: Base.Target) async -> LoadedScreen? {
      await base.storedScreen(for: target)
    }
  }
#endif
