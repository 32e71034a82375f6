import MarqueeSupport

/// A script of pages, minified.
package enum PageScript: Sendable {
  /// Of two versions side by side.
  case compare
  /// Of the index of a site.
  case index
  /// Of a screen.
  case screen
  /// Of all variants of a screen.
  case wall

  /// The script in UTF-8.
  package var bytes: [UInt8] { Base64.decode(encoded) ?? [] }

  private var encoded: String {
    switch self {
    case .compare: PageFiles.compareScript
    case .index: PageFiles.indexScript
    case .screen: PageFiles.screenScript
    case .wall: PageFiles.wallScript
    }
  }
}
