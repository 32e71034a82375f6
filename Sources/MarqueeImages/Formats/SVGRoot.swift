import MarqueeScreen

/// The start tag of an SVG's root.
///
/// It recognizes only as much XML as it needs to find the tag: comments, processing instructions,
/// quoted values, the document type.
struct SVGRoot {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private(set) var name = ""
  /// The values of the attributes, with entities unresolved.
  private(set) var attributes: [String: String] = [:]
  /// Whether it is an empty-element tag: `<svg/>`.
  private(set) var isClosed = false
  private var rest: ArraySlice<UInt8>

  /// Reads up to the root's start tag; throws ``ImageFault/notAnImage`` if it is not `svg`.
  ///
  /// - Parameter start: The first bytes of the file.
  init(_ start: [UInt8]) throws(ImageFault) {
    rest = start.dropFirst(start.starts(with: Self.byteOrderMark) ? 3 : 0)
    while true {
      rest = rest.drop(while: \.isXMLSpace)
      if try skipAside() { continue }
      guard rest.starts(with: "<!DOCTYPE".utf8) else { break }
      try skipDocumentType()
    }
    guard rest.popFirst() == UInt8(ascii: "<") else { throw .notAnImage }
    name = nextName()
    guard name == "svg" || name.hasSuffix(":svg") else { throw .notAnImage }
    try readAttributes()
  }

  private mutating func readAttributes() throws(ImageFault) {
    while true {
      rest = rest.drop(while: \.isXMLSpace)
      switch rest.first {
      case UInt8(ascii: ">"): return
      case UInt8(ascii: "/"):
        isClosed = true
        return
      default: break
      }
      let name = nextName()
      rest = rest.drop { $0.isXMLSpace || $0 == UInt8(ascii: "=") }
      guard !name.isEmpty, let quote = rest.popFirst(), Self.isQuote(quote) else {
        throw rest.isEmpty ? .truncated(at: 0) : .damaged(at: 0)
      }
      let value = rest.prefix { $0 != quote }
      try skip(past: [quote])
      if attributes[name] == nil { attributes[name] = String(decoding: value, as: UTF8.self) }
    }
  }

  private mutating func nextName() -> String {
    let name = rest.prefix { !$0.isXMLSpace && !"=/><\"'".utf8.contains($0) }
    rest = rest.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }

  /// Skips a comment or a processing instruction; returns `false` if there is none here.
  private mutating func skipAside() throws(ImageFault) -> Bool {
    if rest.starts(with: "<!--".utf8) {
      rest = rest.dropFirst(4)
      try skip(past: Array("-->".utf8))
    } else if rest.starts(with: "<?".utf8) {
      try skip(past: Array("?>".utf8))
    } else {
      return false
    }
    return true
  }

  /// Skips a document type with its bracketed part; entities declared there are never expanded.
  private mutating func skipDocumentType() throws(ImageFault) {
    var isInside = false
    while true {
      if try skipAside() { continue }
      guard let byte = rest.popFirst() else { throw .truncated(at: 0) }
      switch byte {
      case _ where Self.isQuote(byte): try skip(past: [byte])
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside: return
      default: break
      }
    }
  }

  private mutating func skip(past end: [UInt8]) throws(ImageFault) {
    while let found = rest.firstIndex(of: end[0]) {
      rest = rest[found...]
      if rest.starts(with: end) {
        rest = rest.dropFirst(end.count)
        return
      }
      rest = rest.dropFirst()
    }
    throw .truncated(at: 0)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
