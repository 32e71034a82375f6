import MarqueeDiagnostics

/// A style sheet of pages, minified.
package enum PageStyle: Sendable {
  /// For two versions side by side.
  case compare
  /// For a screen, and also for the index and the wall.
  case screen
  /// For all variants of a screen.
  case wall

  /// The style sheet as UTF-8.
  package var bytes: [UInt8] { Base64.decode(encoded) ?? [] }

  private var encoded: String {
    switch self {
    case .compare: PageFiles.compareStyle
    case .screen: PageFiles.screenStyle
    case .wall: PageFiles.wallStyle
    }
  }
}
