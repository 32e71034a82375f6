import CatalogContent
import Foundation
import MarqueeUIKit

/// The sources of the app's screens.
public struct ScreenLibrary: Sendable {
  /// A server with the bundle as a fallback, or only the bundle.
  let source: any ScreenSource<ScreenName>
  /// A server that is polled; `nil` unless a debug build requests it.
  let live: HTTPSource<ScreenName>?

  /// Chooses the sources.
  ///
  /// An app makes a single library, because two stores must not share a folder.
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
