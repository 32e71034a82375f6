import MarqueeSupport

/// A style sheet of pages, minified.
package enum PageStyle: Sendable {
  /// Of two versions side by side.
  case compare
  /// Of a screen, which the index and the wall have too.
  case screen
  /// Of all variants of a screen.
  case wall

  /// The sheet in UTF-8.
  package var bytes: [UInt8] { Base64.decode(encoded) ?? [] }

  private var encoded: String {
    switch self {
    case .compare: PageFiles.compareStyle
    case .screen: PageFiles.screenStyle
    case .wall: PageFiles.wallStyle
    }
  }
}
