public import Foundation
public import MarqueeScreen

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// Screens of a web server, kept on disk for when it cannot be reached.
///
/// ```
/// let server = HTTPSource<ScreenName>(
///   url, store: ScreenStore(folder: caches.appending(path: "Screens")),
///   fallback: BundleSource(Bundle.main))
/// let loaded = try await server.screen(for: "Home")
/// if let failure = loaded.failure { print(failure) }
/// ```
///
/// Any static server will do. A stored screen is transferred again only if the server reports by
/// `ETag` or `Last-Modified` that it has changed. An answer is shown and stored only if it can be
/// read as a screen; otherwise ``LoadedScreen/failure`` holds the reason, and the screen comes from
/// the store or the fallback. Simultaneous requests for one target share a transfer.
///
/// With a manifest, which `marquee publish` and `marquee build --manifest` write, all screens
/// change together: the changed ones are transferred and checked against their digests before the
/// first of them is shown.
///
/// The system sends no request with `http` unless the app's `Info.plist` allows it.
public struct HTTPSource<Target: ScreenTarget>: ScreenSource {
  let fetcher: ScreenFetcher<Target>
  private let manifest: ManifestRefresh<Target>?
  private let transfers = SharedTransfers<Load, Result<LoadedScreen, ScreenSourceError>>()

  /// Makes a source for a base address with screens.
  ///
  /// - Parameters:
  ///   - base: The address that the paths of targets are appended to, with `https` or `http`.
  ///   - limits: How much may be sent, and how long it may take.
  ///   - store: Where screens are kept; without one, each is transferred every time.
  ///   - fallback: Provides screens that neither the server nor the store has.
  ///   - session: The settings of the connections, such as `allowsConstrainedNetworkAccess` for Low
  ///     Data Mode, or `protocolClasses` for tests. Its cache is not used.
  ///   - prepare: Changes each request before it is sent, such as by adding a token. If a server
  ///     answers 401, it is called again with the refused request, and one that it has changed is
  ///     sent once more. What it throws is the reason why the server cannot be reached.
  ///   - read: Makes a screen from an answer in another form, such as that of a web service; `nil`
  ///     for screens. What it throws is the reason why the answer cannot be read.
  public init(
    _ base: URL, limits: TransferLimits = TransferLimits(), store: ScreenStore? = nil,
    fallback: (any ScreenSource<Target>)? = nil, session: URLSessionConfiguration = .ephemeral,
    prepare: (@Sendable (URLRequest) async throws -> URLRequest)? = nil,
    reading read: (@Sendable (Data) throws -> Screen)? = nil
  ) {
    self.init(
      base, limits: limits, form: read.map(ScreenForm.reading) ?? .screen, store: store,
      fallback: fallback, manifest: nil, transport: Self.transport(session, prepare))
  }

  private static func transport(
    _ session: URLSessionConfiguration,
    _ prepare: (@Sendable (URLRequest) async throws -> URLRequest)?
  ) -> any Transport {
    let transport = SessionTransport(session)
    guard let prepare else { return transport }
    return PreparedTransport(base: transport, prepare: prepare)
  }

  /// Makes a source for a base address with screens and a manifest of them.
  ///
  /// - Parameters:
  ///   - base: The address that the paths of targets are appended to, with `https` or `http`.
  ///   - manifest: The path of the manifest, such as `Manifest.json`, or `production/manifest.json`
  ///     in a folder made by `marquee publish`.
  ///   - appVersion: The app's `CFBundleShortVersionString`. If the manifest requires a later one,
  ///     all screens stay as they are, with ``ScreenSourceError/newerApp(_:version:)``. Without it,
  ///     the manifest may require any.
  ///   - limits: How much each transfer may send, and how long it may take.
  ///   - store: Where screens are kept.
  ///   - fallback: Provides screens that neither the server nor the store has.
  ///   - session: The settings of the connections; the cache is not used.
  ///   - prepare: Changes each request before it is sent, and after an answer 401.
  public init(
    _ base: URL, manifest: String, appVersion: String? = nil,
    limits: TransferLimits = TransferLimits(), store: ScreenStore,
    fallback: (any ScreenSource<Target>)? = nil, session: URLSessionConfiguration = .ephemeral,
    prepare: (@Sendable (URLRequest) async throws -> URLRequest)? = nil
  ) {
    self.init(
      base, limits: limits, store: store, fallback: fallback, manifest: manifest,
      appVersion: appVersion, transport: Self.transport(session, prepare))
  }

  /// The last manifest that was stored, for the images that it names; `nil` without one.
  public func storedManifest() async -> CatalogManifest? { await manifest?.stored() }

  init(
    _ base: URL, limits: TransferLimits, form: ScreenForm = .screen, store: ScreenStore?,
    fallback: (any ScreenSource<Target>)?, manifest: String?, appVersion: String? = nil,
    transport: any Transport
  ) {
    let fetcher = ScreenFetcher(
      base: base, limits: limits, form: form, store: store, fallback: fallback,
      transport: transport)
    self.fetcher = fetcher
    self.manifest = manifest.flatMap { path in
      store.map {
        ManifestRefresh(fetcher: fetcher, store: $0, path: path, appVersion: appVersion)
      }
    }
  }

  /// Loads a screen from the server, or from the store or fallback if that fails.
  ///
  /// With a manifest, the screens are refreshed first. A target with a query, header fields or a
  /// method other than `GET` is not in the manifest, and is requested separately.
  ///
  /// - Throws: ``ScreenSourceError`` if there is nothing to show at all, and
  ///   ``ScreenSourceError/cancelled`` if the task was cancelled.
  public func screen(for target: Target) async throws(ScreenSourceError) -> LoadedScreen {
    try await screen(for: target, policy: .normal)
  }

  /// Loads a screen from the server, or from the store or fallback if that fails.
  ///
  /// - Parameters:
  ///   - target: The screen.
  ///   - policy: Whether the server is asked although its last answer is fresh.
  /// - Throws: The same as ``screen(for:)``.
  public func screen(
    for target: Target, policy: LoadingPolicy
  ) async throws(ScreenSourceError) -> LoadedScreen {
    let (fetcher, manifest) = (fetcher, manifest)
    let result = await transfers.value(of: Load(target: target, policy: policy)) {
      guard let manifest else { return await fetcher.screen(for: target, policy) }
      return await manifest.screen(for: target, policy)
    }
    guard let result else { throw .cancelled }
    return await withTheme(try result.get())
  }

  /// The screen with the theme of the stored manifest, if there is one.
  private func withTheme(_ loaded: LoadedScreen) async -> LoadedScreen {
    var loaded = loaded
    if let manifest = await storedManifest() { loaded.theme = manifest.theme }
    return loaded
  }

  /// The screen in the store, or one that the fallback has immediately; does not contact the
  /// server.
  public func storedScreen(for target: Target) async -> LoadedScreen? {
    guard let loaded = await fetcher.storedScreen(for: target) else { return nil }
    return await withTheme(loaded)
  }

  /// Transfers the changed screens of the manifest, and shows all of them from then on.
  ///
  /// At most four are transferred at a time. If one fails, or is not what the manifest lists, all
  /// screens stay as they are.
  ///
  /// - Returns: The paths of the changed screens, in order; empty without a manifest.
  /// - Throws: ``ScreenSourceError`` for the first failure.
  @discardableResult
  public func refresh() async throws(ScreenSourceError) -> [String] {
    guard let manifest else { return [] }
    return try await manifest.refreshed().changed.sorted()
  }

  private struct Load: Hashable {
    let target: Target
    let policy: LoadingPolicy
  }
}
