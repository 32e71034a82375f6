#if os(iOS)
  import MarqueeUIKit

  /// Shows the users of a group another version of each screen that has one: `Home-b` for `Home`.
  struct VariantSource<Base: ScreenSource<ScreenName>>: ScreenSource {
    let base: Base
    /// The user's group in a running test, such as `b`; `nil` for the usual screens.
    let group: String?

    func screen(for target: ScreenName) async throws(ScreenSourceError) -> LoadedScreen {
      try await screen(for: target, policy: .normal)
    }

    func screen(
      for target: ScreenName, policy: LoadingPolicy
    ) async throws(ScreenSourceError) -> LoadedScreen {
      if let variant = variant(of: target) {
        do throws(ScreenSourceError) {
          return try await base.screen(for: variant, policy: policy)
        } catch .notFound {
          // The group sees the usual screen.
        }
      }
      return try await base.screen(for: target, policy: policy)
    }

    func storedScreen(for target: ScreenName) async -> LoadedScreen? {
      if let variant = variant(of: target), let stored = await base.storedScreen(for: variant) {
        return stored
      }
      return await base.storedScreen(for: target)
    }

    private func variant(of target: ScreenName) -> ScreenName? {
      group.map { ScreenName("\(target.rawValue)-\($0)") }
    }
  }
#endif
