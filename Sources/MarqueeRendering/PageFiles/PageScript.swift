import MarqueeDiagnostics

/// A script of pages, minified.
package enum PageScript: Sendable {
  /// For two versions side by side.
  case compare
  /// For the index of a site.
  case index
  /// For a screen.
  case screen
  /// For all variants of a screen.
  case wall

  /// The script as UTF-8.
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
