/// Writes a property list as XML into one byte buffer.
///
/// The other formats reach the XML scanner in this form, on one line. It has only the kinds of values
/// of XML property lists, and is read back as exactly the values that were written.
package struct CanonicalXML {
  /// An element that contains other elements.
  package enum Container: String {
    case array
    case dictionary = "dict"
  }

  /// An element that contains text.
  package enum Leaf: String {
    case key
    case string
    case integer
    case real
    case date
    case data
  }

  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []
  /// How many containers are open; `nil` if everything is on one line.
  private var depth: Int?

  /// Starts a property list without a value.
  ///
  /// - Parameter isForPeople: Whether each element begins on a line of its own, as in Xcode's files.
  package init(isForPeople: Bool = false) {
    bytes += #"<?xml version="1.0" encoding="UTF-8"?>"#.utf8
    if isForPeople {
      depth = 0
      bytes += "\n\(Self.documentType)\n".utf8
    }
    bytes += #"<plist version="1.0">"#.utf8
  }

  private static let documentType =
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#
    + #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#

  /// Writes the end of the property list.
  package mutating func end() {
    startLine()
    bytes += "</plist>".utf8
    startLine()
  }

  /// Writes the opening tag of an array or dictionary; its elements follow.
  package mutating func open(_ container: Container) {
    startLine()
    bytes += "<\(container.rawValue)>".utf8
    depth = depth.map { $0 + 1 }
  }

  /// Writes the closing tag of an array or dictionary.
  package mutating func close(_ container: Container) {
    depth = depth.map { $0 - 1 }
    startLine()
    bytes += "</\(container.rawValue)>".utf8
  }

  /// Starts an indented line, unless everything is on one line.
  private mutating func startLine() {
    guard let depth else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: "\t"), count: depth)
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    startLine()
    bytes += value ? "<true/>".utf8 : "<false/>".utf8
  }

  /// Writes a value whose text contains no character that is special in XML.
  package mutating func leaf(_ leaf: Leaf, plain text: some Sequence<UInt8>) {
    startLine()
    bytes += "<\(leaf.rawValue)>".utf8
    bytes += text
    bytes += "</\(leaf.rawValue)>".utf8
  }

  /// Writes a key or a value with any text.
  ///
  /// - Parameter text: UTF-8.
  /// - Throws: ``FormatFault/nulCharacter``, because not even a character reference can be U+0000.
  mutating func leaf(_ leaf: Leaf, text: some Collection<UInt8>) throws(FormatFault) {
    guard !text.contains(0) else { throw .nulCharacter }
    self.leaf(leaf, escaped: text)
  }

  /// Writes a key or a value with any text but U+0000.
  ///
  /// - Parameter text: UTF-8.
  package mutating func leaf(_ leaf: Leaf, escaped text: some Sequence<UInt8>) {
    startLine()
    bytes += "<\(leaf.rawValue)>".utf8
    for byte in text { writeEscaped(byte) }
    bytes += "</\(leaf.rawValue)>".utf8
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): bytes.append(byte)
    // Carriage returns too: an XML reader turns a plain one into a line feed.
    case 0..<0x20: bytes += "&#\(byte);".utf8
    default: bytes.append(byte)
    }
  }
}
