/// Writes a property list as XML into one byte buffer, on one line.
///
/// The other formats reach the XML scanner in this form. It has only the kinds of values of XML
/// property lists, and is read back as exactly the values that were written.
struct CanonicalXML {
  /// An element that contains other elements.
  enum Container: String {
    case array
    case dictionary = "dict"
  }

  /// An element that contains text.
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

  /// Starts a property list without a value.
  init() {
    bytes += #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0">"#.utf8
  }

  /// Writes the end of the property list.
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

  /// Writes a value whose text contains no character that is special in XML.
  mutating func leaf(_ leaf: Leaf, plain text: some Sequence<UInt8>) {
    bytes += "<\(leaf.rawValue)>".utf8
    bytes += text
    bytes += "</\(leaf.rawValue)>".utf8
  }

  /// Writes a key or a value with any text.
  ///
  /// - Parameter text: UTF-8.
  /// - Throws: ``FormatFault/nulCharacter``, because not even a character reference can be U+0000.
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
    // Carriage returns too: an XML reader turns a plain one into a line feed.
    case 1..<0x20: bytes += "&#\(byte);".utf8
    default: bytes.append(byte)
    }
  }
}
