import MarqueeImages
import MarqueeLoading
import MarqueeScreen

/// What one value of a list looks like, whatever its key.
enum ValueForm: Hashable, Sendable {
  /// A text that people can read at once, a longer one, and digits, a code, a path or markup.
  case line, long, other
  case price(sign: String)
  /// A link in an app, to a page, and to an image by its end.
  case link, webLink, imageLink
  case value(ImportedField.Word)

  init(_ value: ImportedValue) {
    switch value.kind {
    case .number(let number): self = .value(Int(number.text) == nil ? .decimal : .integer)
    case .boolean: self = .value(.boolean)
    case .date: self = .value(.date)
    case .text, .null, .data, .list, .group: self = value.text.map(ValueForm.init) ?? .other
    }
  }

  private init(_ text: String) {
    let bytes = Array(text.utf8)
    // A text that is not a link is not an error here.
    if bytes.contains(UInt8(ascii: ":")), (try? LinkText(valid: bytes[...])) != nil {
      self =
        WebPrefix(of: bytes[...]) == nil ? .link : Self.endsLikeImage(text) ? .imageLink : .webLink
    } else if InstantText.date(text) != nil {
      self = .value(.date)
    } else if bytes.first == UInt8(ascii: "#"), ColorText(bytes[...]) == .digits {
      self = .value(.color)
    } else if Self.endsLikeImage(text), Self.isImageName(text) {
      self = .value(.image)
    } else if let price = PriceText(text), price.hasCurrency {
      self = .price(sign: price.sign)
    } else if Self.isForPrograms(text) {
      self = .other
    } else {
      let isLine = text.unicodeScalars.count <= 200 && bytes.allSatisfy { $0 >= 0x20 }
      self = isLine ? .line : .long
    }
  }

  var word: ImportedField.Word {
    switch self {
    case .line, .long, .other, .price: .text
    case .link, .webLink, .imageLink: .link
    case .value(let word): word
    }
  }

  /// Whether a text can be the name of an image; one with white space only if it ends like a file.
  static func canNameImage(_ text: String) -> Bool {
    isImageName(text) && (!text.utf8.contains(where: \.isASCIISpace) || endsLikeImage(text))
  }

  private static func endsLikeImage(_ text: String) -> Bool {
    let path = text.utf8.prefix { !"?#".utf8.contains($0) }
    guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = text[path.index(after: dot)..<path.endIndex]
    return ImageFormat(fileExtension: ending.lowercased()) != nil
  }

  private static func isImageName(_ text: String) -> Bool {
    text.utf8.count <= 128 && RelativePath(text) != nil && text.utf8.first != 0x20
      && text.utf8.last != 0x20 && text.utf8.allSatisfy { $0 >= 0x20 && !":\\".utf8.contains($0) }
  }

  /// Whether a text has fewer letters than digits, or is a path or markup.
  private static func isForPrograms(_ text: String) -> Bool {
    let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
    let digits = text.utf8.count { (0x30...0x39).contains($0) }
    return letters == 0 || letters < digits || ["<", "www."].contains(where: text.hasPrefix)
      || text.utf8.contains(UInt8(ascii: "/"))
        && (["/", "./", "../"].contains(where: text.hasPrefix)
          || ["</", "/>", "://"].contains(where: text.contains))
  }
}
