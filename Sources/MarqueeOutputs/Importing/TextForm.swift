import MarqueeImages
import MarqueeLoading
import MarqueeScreen

/// What one text of a list looks like, whatever its key.
enum TextForm: Hashable, Sendable {
  /// A line that people can read at once, and a longer text.
  case line, long
  case date, link, color, imageFile, price
  /// Digits, a code, a path or markup.
  case other

  /// - Complexity: O(*n*) in the text.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    if CalendarText.date(text) != nil {
      self = .date
    } else if (try? Destination(bytes[...])) != nil {
      // A text that is not a link is not an error here.
      self = .link
    } else if bytes.first == UInt8(ascii: "#"), ColorText(bytes[...]) == .digits {
      self = .color
    } else if Self.isImageName(text), Self.endsLikeImage(text) {
      self = .imageFile
    } else if PriceText(text) != nil {
      self = .price
    } else if Self.isForPrograms(text) {
      self = .other
    } else {
      let isLine = text.unicodeScalars.count <= 200 && bytes.allSatisfy { $0 >= 0x20 }
      self = isLine ? .line : .long
    }
  }

  /// Whether a text can be the name of an image; one with white space only if it ends like a file.
  static func canNameImage(_ text: String) -> Bool {
    isImageName(text) && (!text.utf8.contains(where: \.isASCIISpace) || endsLikeImage(text))
  }

  static func isWebLink(_ text: String) -> Bool {
    // A text that is not a link is not an error here.
    (try? WebLink(Array(text.utf8)[...])) != nil
  }

  /// Whether a text, or the path of a link, ends like the name of an image file.
  static func endsLikeImage(_ text: String) -> Bool {
    let path = text.utf8.prefix { !"?#".utf8.contains($0) }
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return ImageFormat(fileExtension: text[path.index(after: dot)..<path.endIndex].lowercased())
      != nil
  }

  private static func isImageName(_ text: String) -> Bool {
    text.utf8.count <= 128 && RelativePath(text) != nil && text.utf8.first != 0x20
      && text.utf8.last != 0x20
      && text.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\\") }
  }

  /// Whether a text has fewer letters than digits, or is a path or markup.
  private static func isForPrograms(_ text: String) -> Bool {
    let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    return letters == 0 || letters < digits
      || ["/", "./", "../", "<", "www."].contains(where: text.hasPrefix)
      || ["</", "/>", "://"].contains(where: text.contains)
  }
}
