import MarqueeDiagnostics
import MarqueeScreen

/// A screen's cache key: a digest of all that it is compiled from, except images and library items.
struct ScreenKey: Sendable {
  private let common: SipHash

  /// Makes the part of the keys that all screens of a content folder share.
  ///
  /// - Parameters:
  ///   - program: What distinguishes this program from others that may compile differently.
  ///   - style: How the JSON is written.
  init(_ content: ContentFolder, program: String, style: JSONStyle) {
    var hash = SipHash()
    hash.add(program)
    hash.add(content.settingsDigest)
    hash.add(style == .compact ? 1 : 2)
    common = hash
  }

  /// The key of a screen.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  func digest(of file: ContentFile) -> ContentDigest {
    var hash = common
    hash.add(file.outputName)
    hash.add(file.bytes.count)
    hash.add(file.bytes[...])
    return hash.finished()
  }
}
