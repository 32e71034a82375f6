import MarqueeScreen

/// Walks through the tags of an XML file from start to end.
///
/// It recognizes only as much XML as it needs to find tags: comments, processing instructions,
/// CDATA, quoted values, the document type.
struct Markup {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// The deepest nesting that is accepted; real images have a dozen levels.
  static let maximumDepth = 512

  private var offset = 0

  struct Tag {
    /// The name, including its prefix.
    let name: String
    /// The values of the attributes, with entities unresolved.
    let attributes: [String: String]
    /// Whether it is an empty-element tag: `<svg/>`.
    let isClosed: Bool
  }

  /// Reads up to the root's start tag; throws ``ImageFault/notAnImage`` if it is not `svg`.
  mutating func root(_ reader: inout ByteReader) throws(ImageFault) -> Tag {
    if try reader.prefix(at: 0, count: 3) == Self.byteOrderMark { offset = 3 }
    while true {
      try skipSpace(&reader)
      reader.beginPart(at: offset)
      guard try reader.uint8(at: offset) == UInt8(ascii: "<") else { throw .notAnImage }
      if try skipAside(&reader) { continue }
      if try reader.hasText("<!DOCTYPE", at: offset) {
        try skipDocumentType(&reader)
      } else {
        return try rootTag(&reader)
      }
    }
  }

  /// Skips to the end tag of the root, whose start tag has been read.
  mutating func skipContent(of root: String, _ reader: inout ByteReader) throws(ImageFault) {
    var open = [root]
    let start = reader.part
    while !open.isEmpty {
      guard let next = try reader.firstOffset(from: offset, where: { $0 == UInt8(ascii: "<") })
      else { throw .truncated(at: start) }
      offset = next
      reader.beginPart(at: offset)
      if try skipAside(&reader) { continue }
      if try reader.uint8(at: offset + 1) == UInt8(ascii: "/") {
        offset += 2
        guard try name(&reader) == open.removeLast() else {
          throw reader.corrupted(.misplacedPart)
        }
        _ = try skipTag(&reader)
      } else {
        offset += 1
        let name = try name(&reader)
        if try !skipTag(&reader) { open.append(name) }
        guard open.count <= Self.maximumDepth else { throw reader.corrupted(.nesting) }
      }
    }
  }
}

extension Markup {
  /// Skips a comment, a processing instruction or CDATA; returns `false` if there is none here.
  private mutating func skipAside(_ reader: inout ByteReader) throws(ImageFault) -> Bool {
    for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")]
    where try reader.hasText(start, at: offset) {
      guard let behind = try reader.offset(behind: end, from: offset + start.utf8.count) else {
        throw .truncated(at: offset)
      }
      offset = behind
      return true
    }
    return false
  }

  /// Skips a document type with its bracketed part; entities declared there are never expanded.
  private mutating func skipDocumentType(_ reader: inout ByteReader) throws(ImageFault) {
    var isInside = false
    offset += 9
    while true {
      let byte = try reader.uint8(at: offset)
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted(byte, &reader)
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside:
        offset += 1
        return
      case UInt8(ascii: "<") where try skipAside(&reader):
        continue
      default: break
      }
      offset += 1
    }
  }

  private mutating func skipQuoted(
    _ quote: UInt8, _ reader: inout ByteReader
  ) throws(ImageFault) {
    guard let end = try reader.firstOffset(from: offset + 1, where: { $0 == quote }) else {
      throw .truncated(at: reader.part)
    }
    offset = end
  }

  private mutating func rootTag(_ reader: inout ByteReader) throws(ImageFault) -> Tag {
    offset += 1
    let name = try name(&reader)
    guard name == "svg" || name.hasSuffix(":svg") else { throw .notAnImage }
    var attributes: [String: String] = [:]
    while true {
      try skipSpace(&reader)
      switch try reader.uint8(at: offset) {
      case UInt8(ascii: ">"):
        offset += 1
        return Tag(name: name, attributes: attributes, isClosed: false)
      case UInt8(ascii: "/"):
        return Tag(name: name, attributes: attributes, isClosed: try skipTag(&reader))
      default:
        let (name, value) = try attribute(&reader)
        if attributes[name] == nil { attributes[name] = value }
      }
      guard offset - reader.part <= ReadingDepth.headerLimit else {
        throw .headerTooLong(at: reader.part)
      }
    }
  }

  private mutating func attribute(
    _ reader: inout ByteReader
  ) throws(ImageFault) -> (name: String, value: String) {
    let name = try name(&reader)
    try skipSpace(&reader)
    guard try reader.uint8(at: offset) == UInt8(ascii: "=") else {
      throw reader.corrupted(.unknownPart)
    }
    offset += 1
    try skipSpace(&reader)
    let quote = try reader.uint8(at: offset)
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw reader.corrupted(.unknownPart)
    }
    let start = offset + 1
    try skipQuoted(quote, &reader)
    // A size has few characters; a longer value is not a size.
    let value = try reader.bytes(at: start, count: min(offset - start, 256))
    offset += 1
    return (name, String(decoding: value, as: UTF8.self))
  }

  private mutating func name(_ reader: inout ByteReader) throws(ImageFault) -> String {
    var bytes: [UInt8] = []
    while offset < reader.byteCount {
      let byte = try reader.uint8(at: offset)
      if byte.isXMLSpace || "=/><\"'".utf8.contains(byte) { break }
      bytes.append(byte)
      guard bytes.count <= 256 else { throw reader.corrupted(.invalidValue) }
      offset += 1
    }
    guard !bytes.isEmpty else {
      throw offset < reader.byteCount
        ? reader.corrupted(.unknownPart) : .truncated(at: reader.part)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Skips the rest of a tag; returns whether it ends with a slash.
  private mutating func skipTag(_ reader: inout ByteReader) throws(ImageFault) -> Bool {
    var hasSlash = false
    while true {
      let byte = try reader.uint8(at: offset)
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipQuoted(byte, &reader)
      case UInt8(ascii: ">"):
        offset += 1
        return hasSlash
      case UInt8(ascii: "<"): throw reader.corrupted(.unknownPart)
      default: break
      }
      hasSlash = byte == UInt8(ascii: "/")
      offset += 1
    }
  }

  private mutating func skipSpace(_ reader: inout ByteReader) throws(ImageFault) {
    offset = try reader.firstOffset(from: offset, where: { !$0.isXMLSpace }) ?? reader.byteCount
  }
}
