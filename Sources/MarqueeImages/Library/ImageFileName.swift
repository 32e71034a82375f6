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

extension ImageFileName {
  /// The name without an end that is meant as a scale and is none, or with a device before the
  /// scale: `poster` of `poster@4x`, `poster@2X`, `poster-2x` and `poster~ipad`; `nil` for any
  /// other.
  package static func withoutFalseScale(_ name: String) -> String? {
    let device = name.utf8.lastIndex(of: UInt8(ascii: "~"))
    let stem = device.map { name[..<$0] } ?? name[...]
    let sign = stem.utf8.lastIndex { !"0123456789.,xX".utf8.contains($0) }
    guard let sign, sign > stem.startIndex, "@_- ".utf8.contains(stem.utf8[sign]) else {
      return device == nil || stem.isEmpty ? nil : String(stem)
    }
    let scale = stem.utf8[sign...].dropFirst()
    let isMeant = stem.utf8[sign] == UInt8(ascii: "@") || scale.contains { $0 | 0x20 == 0x78 }
    let hasDigit = scale.contains { (0x30...0x39).contains($0) }
    return isMeant && hasDigit ? String(stem[..<sign]) : device.map { _ in String(stem) }
  }
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
