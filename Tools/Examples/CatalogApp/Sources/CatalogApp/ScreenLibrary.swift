import CatalogContent
import Foundation
import MarqueeUIKit

/// Where the app's screens come from.
public struct ScreenLibrary: Sendable {
  /// A server with the bundle to fall back on, or the bundle alone.
  let source: any ScreenSource<ScreenName>
  /// A server that is asked again and again; `nil` unless debug builds were asked for it.
  let live: HTTPSource<ScreenName>?

  /// Chooses the sources.
  ///
  /// An app makes one library: two stores must not share a folder.
  public init(options: LaunchOptions) {
    let bundle = BundleSource<ScreenName>(CatalogContent.bundle)
    guard let server = options.server else {
      (source, live) = (bundle, nil)
      return
    }
    let store = ScreenStore(folder: URL.cachesDirectory.appending(path: "Screens"))
    source = HTTPSource(server, store: store, fallback: bundle)
    live = options.isLive ? HTTPSource(server) : nil
  }
}
