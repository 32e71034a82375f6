/// The parts of a loose image's file name: `poster1@2x~ipad.png`.
///
/// The suffixes are in the order that UIKit uses: the scale, then the idiom.
package struct ImageFileName: Hashable, Sendable {
  /// The name by which an app requests the image: `poster1`.
  package let name: String
  /// The scale after `@`; ``ImageScale/one`` if there is none.
  package let scale: ImageScale
  /// The idiom after `~`; ``ImageIdiom/universal`` if there is none.
  package let idiom: ImageIdiom
  /// The text after the last dot, as written; `nil` if there is none.
  package let fileExtension: String?

  /// Parses a file name; anything but a known suffix stays in the name.
  package init(_ fileName: some StringProtocol) {
    var stem = Substring(fileName)
    var fileExtension: String?
    if let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")), dot > stem.startIndex {
      fileExtension = String(stem[stem.utf8.index(after: dot)...])
      stem = stem[..<dot]
    }
    let idiom = ImageIdiom.fileNameSuffixes.first { stem.removeSuffix("~\($0.rawValue)") }
    let scale = [ImageScale.two, .three].first { scale in
      scale.factor.map { stem.removeSuffix("@\($0)x") } ?? false
    }
    name = String(stem)
    self.fileExtension = fileExtension
    self.idiom = idiom ?? .universal
    self.scale = scale ?? .one
  }

  /// The format that the extension indicates; `nil` if it is not an image's.
  package var format: ImageFormat? { fileExtension.flatMap(ImageFormat.init(fileExtension:)) }
}

extension Substring {
  /// Removes a suffix, unless nothing would be left.
  fileprivate mutating func removeSuffix(_ suffix: String) -> Bool {
    let count = suffix.utf8.count
    guard utf8.count > count, utf8.suffix(count).elementsEqual(suffix.utf8) else { return false }
    self = self[..<utf8.index(endIndex, offsetBy: -count)]
    return true
  }
}
