public import Foundation

/// Screens of a web server, kept on disk for the time when it cannot be reached.
///
/// ```
/// let server = HTTPSource<ScreenName>(
///   url, store: ScreenStore(folder: caches.appending(path: "Screens")),
///   fallback: BundleSource(Bundle.main))
/// let loaded = try await server.screen(for: "Home")
/// if let failure = loaded.failure { print(failure) }
/// ```
///
/// Any static server will do. A screen that is at hand travels again only if it has changed, which the
/// server says by `ETag` or `Last-Modified`. What arrives is shown and stored only if it can be read
/// as a screen; else the failure is kept in ``LoadedScreen/failure``, and the screen is the one in the
/// store, or the fallback's. Those who ask for one target at one time share one transfer.
///
/// With a manifest, which `marquee publish` and `marquee build --manifest` write, all screens change
/// together: the changed ones are transferred and held against their digests before the first of them
/// is shown.
///
/// The system sends no request with `http` unless the app's `Info.plist` allows it.
public struct HTTPSource<Target: ScreenTarget>: ScreenSource {
  let fetcher: ScreenFetcher<Target>
  private let manifest: ManifestRefresh<Target>?
  private let transfers = SharedTransfers<Target, Result<LoadedScreen, ScreenSourceError>>()

  /// Takes the address of a folder with screens.
  ///
  /// - Parameters:
  ///   - base: The address that the paths of targets are appended to, with `https` or `http`.
  ///   - limits: How much may be sent, and how long it may take.
  ///   - store: Where screens are kept; without one, each is transferred each time.
  ///   - fallback: Where screens come from when neither the server nor the store has them.
  public init(
    _ base: URL, limits: TransferLimits = TransferLimits(), store: ScreenStore? = nil,
    fallback: (any ScreenSource<Target>)? = nil
  ) {
    self.init(
      base, limits: limits, store: store, fallback: fallback, manifest: nil,
      transport: SessionTransport())
  }

  /// Takes the address of a folder with screens and a manifest of them.
  ///
  /// - Parameters:
  ///   - base: The address that the paths of targets are appended to, with `https` or `http`.
  ///   - manifest: The path of the manifest, such as `Manifest.json`, or `production/manifest.json` of
  ///     what `marquee publish` has published.
  ///   - appVersion: The app's `CFBundleShortVersionString`; where the manifest asks for a later one,
  ///     all screens stay as they are, with ``ScreenSourceError/newerApp(_:version:)``. Without it,
  ///     the manifest may ask for any.
  ///   - limits: How much each transfer may send, and how long it may take.
  ///   - store: Where screens are kept.
  ///   - fallback: Where screens come from when neither the server nor the store has them.
  public init(
    _ base: URL, manifest: String, appVersion: String? = nil,
    limits: TransferLimits = TransferLimits(), store: ScreenStore,
    fallback: (any ScreenSource<Target>)? = nil
  ) {
    self.init(
      base, limits: limits, store: store, fallback: fallback, manifest: manifest,
      appVersion: appVersion, transport: SessionTransport())
  }

  init(
    _ base: URL, limits: TransferLimits, store: ScreenStore?,
    fallback: (any ScreenSource<Target>)?, manifest: String?, appVersion: String? = nil,
    transport: any Transport
  ) {
    let fetcher = ScreenFetcher(
      base: base, limits: limits, form: .screen, store: store, fallback: fallback,
      transport: transport)
    self.fetcher = fetcher
    self.manifest = manifest.flatMap { path in
      store.map {
        ManifestRefresh(fetcher: fetcher, store: $0, path: path, appVersion: appVersion)
      }
    }
  }

  /// Loads a screen from the server, or from what is at hand if that fails.
  ///
  /// With a manifest the screens are refreshed first. A target with a query, header fields or another
  /// method than `GET` is no file of the manifest, and is asked for by itself.
  ///
  /// - Throws: ``ScreenSourceError`` if there is nothing to show at all, and
  ///   ``ScreenSourceError/cancelled`` if the task was cancelled.
  public func screen(for target: Target) async throws(ScreenSourceError) -> LoadedScreen {
    let (fetcher, manifest) = (fetcher, manifest)
    let result = await transfers.value(of: target) {
      guard let manifest else { return await fetcher.screen(for: target) }
      return await manifest.screen(for: target)
    }
    guard let result else { throw .cancelled }
    return try result.get()
  }

  /// What is in the store, or what the fallback has at once; the server is not asked.
  public func storedScreen(for target: Target) async -> LoadedScreen? {
    await fetcher.storedScreen(for: target)
  }

  /// Transfers the screens of the manifest that have changed, and shows all of them from then on.
  ///
  /// At most four are transferred at a time. If one cannot be, or is not what the manifest lists, all
  /// screens stay as they are.
  ///
  /// - Returns: The paths of the screens that have changed, in order; none without a manifest.
  /// - Throws: ``ScreenSourceError`` for the first that failed.
  @discardableResult
  public func refresh() async throws(ScreenSourceError) -> [String] {
    guard let manifest else { return [] }
    return try await manifest.refreshed().changed.sorted()
  }
}
