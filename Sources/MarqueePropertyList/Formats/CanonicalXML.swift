/// Writes a property list as XML into one byte buffer, on one line.
///
/// It is the form in which the other formats reach the XML scanner, so it knows no more kinds of
/// values than XML property lists do, and reads back as exactly the values that were written.
struct CanonicalXML {
  /// An element that holds other elements.
  enum Container: String {
    case array
    case dictionary = "dict"
  }

  /// An element that holds text.
  enum Leaf: String {
    case key
    case string
    case integer
    case real
    case date
    case data
  }

  /// What has been written so far.
  private(set) var bytes: [UInt8] = []

  /// Makes a property list that still has no value.
  init() {
    bytes += #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">"#.utf8
  }

  /// Writes what comes after the value.
  mutating func end() {
    bytes += "</plist>".utf8
  }

  /// Writes the opening tag of an array or dictionary; its elements follow.
  mutating func open(_ container: Container) {
    bytes += "<\(container.rawValue)>".utf8
  }

  /// Writes the closing tag of an array or dictionary.
  mutating func close(_ container: Container) {
    bytes += "</\(container.rawValue)>".utf8
  }

  /// Writes `true` or `false`.
  mutating func boolean(_ value: Bool) {
    bytes += value ? "<true/>".utf8 : "<false/>".utf8
  }

  /// Writes a value whose text holds nothing that XML gives a meaning to.
  mutating func leaf(_ leaf: Leaf, plain text: some Sequence<UInt8>) {
    bytes += "<\(leaf.rawValue)>".utf8
    bytes += text
    bytes += "</\(leaf.rawValue)>".utf8
  }

  /// Writes a key or a value with any text.
  ///
  /// - Parameter text: UTF-8.
  /// - Throws: ``FormatFault/nulCharacter``; not even a numeric reference may name U+0000.
  mutating func leaf(_ leaf: Leaf, text: some Sequence<UInt8>) throws(FormatFault) {
    bytes += "<\(leaf.rawValue)>".utf8
    for byte in text { try writeEscaped(byte) }
    bytes += "</\(leaf.rawValue)>".utf8
  }

  private mutating func writeEscaped(_ byte: UInt8) throws(FormatFault) {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): bytes.append(byte)
    case 0: throw .nulCharacter
    // A carriage return, too: a reader of XML turns a plain one into a line feed.
    case 1..<0x20: bytes += "&#\(byte);".utf8
    default: bytes.append(byte)
    }
  }
}
