public import Foundation

/// The ranking of a web service, as a screen with one section of ranked posters.
///
/// A service that knows nothing about screens, such as a box office, is requested as an
/// ``HTTPSource`` does, with the same limits, store and fallback. A mapping describes its answers:
///
/// ```
/// let source = RankingSource<ScreenName>(
///   url, mapping: RankingMapping(sectionName: "Top", entries: "films", rank: "rank", title: "name"))
/// let loaded = try await source.screen(for: "daily")
/// print(loaded.screen.sections[0].items.count)
/// ```
///
/// An entry that lacks its title, rank or identifier is listed in ``LoadedScreen/skipped``.
public struct RankingSource<Target: ScreenTarget>: ScreenSource {
  private let fetcher: ScreenFetcher<Target>
  private let transfers = SharedTransfers<Target, Result<LoadedScreen, ScreenSourceError>>()

  /// Makes a source for a service.
  ///
  /// - Parameters:
  ///   - base: The address that the paths of targets are appended to, with `https` or `http`.
  ///   - mapping: Describes where the answers have the data of a ranking.
  ///   - limits: How much may be sent, and how long it may take.
  ///   - store: Where answers are kept; without one, each is transferred every time.
  ///   - fallback: Provides screens that neither the service nor the store has.
  public init(
    _ base: URL, mapping: RankingMapping, limits: TransferLimits = TransferLimits(),
    store: ScreenStore? = nil, fallback: (any ScreenSource<Target>)? = nil
  ) {
    fetcher = ScreenFetcher(
      base: base, limits: limits, form: RankingReader.form(mapping), store: store,
      fallback: fallback, transport: SessionTransport())
  }

  /// Loads a ranking from the service, or from the store or fallback if that fails.
  ///
  /// - Throws: ``ScreenSourceError`` if there is nothing to show at all, and
  ///   ``ScreenSourceError/cancelled`` if the task was cancelled.
  public func screen(for target: Target) async throws(ScreenSourceError) -> LoadedScreen {
    let fetcher = fetcher
    let result = await transfers.value(of: target) { await fetcher.screen(for: target) }
    guard let result else { throw .cancelled }
    return try result.get()
  }

  /// The ranking in the store, or one that the fallback has immediately; does not contact the
  /// service.
  public func storedScreen(for target: Target) async -> LoadedScreen? {
    await fetcher.storedScreen(for: target)
  }
}
