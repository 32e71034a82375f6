import MarqueeDiagnostics

/// Writes a property list as XML into one byte buffer.
///
/// The other formats reach the XML scanner in this form, on one line. It has only the kinds of
/// values of XML property lists, and is read back as exactly the values that were written.
package struct CanonicalXML {
  package enum Container: String {
    case array
    case dictionary = "dict"
  }

  package enum Leaf: String {
    case key
    case string
    case integer
    case real
    case date
    case data
  }

  package private(set) var bytes: [UInt8] = []
  /// How many containers are open; `nil` if everything is on one line.
  private var depth: Int?
  private var openingTagEnd = 0
  /// Whether the next element follows a comment on its line.
  private var staysOnLine = false

  /// Starts a property list without a value.
  ///
  /// - Parameter isForPeople: Whether each element begins on a line of its own, as in Xcode's
  ///   files.
  package init(isForPeople: Bool = false) {
    self.init(depth: isForPeople ? 0 : nil, beforeDocumentType: [], beforeRoot: [])
  }

  /// Starts a property list for people, with the comments before its root.
  init(beforeDocumentType: [XMLMarkup], beforeRoot: [XMLMarkup]) {
    self.init(depth: 0, beforeDocumentType: beforeDocumentType, beforeRoot: beforeRoot)
  }

  private init(depth: Int?, beforeDocumentType: [XMLMarkup], beforeRoot: [XMLMarkup]) {
    self.depth = depth
    bytes += Self.declaration.utf8
    if depth != nil {
      write(beforeDocumentType)
      startLine()
      bytes += Self.documentType.utf8
      write(beforeRoot)
      startLine()
    }
    bytes += Self.rootTag.utf8
  }

  static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
  static let documentType =
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "#
    + #""http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#
  private static let rootTag = #"<plist version="1.0">"#

  package mutating func end() { end(before: []) }

  mutating func end(before comments: [XMLMarkup]) {
    closeLine()
    bytes += "</plist>".utf8
    write(comments)
    if depth != nil { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Writes the opening tag of an array or dictionary; its elements follow.
  package mutating func open(_ container: Container) {
    startLine()
    bytes += "<\(container.rawValue)>".utf8
    openingTagEnd = bytes.count
    depth = depth.map { $0 + 1 }
  }

  /// Writes the closing tag of an array or dictionary; for people, an empty one is a single tag.
  package mutating func close(_ container: Container) {
    depth = depth.map { $0 - 1 }
    guard depth == nil || openingTagEnd < bytes.count else {
      bytes.removeLast()
      bytes += "/>".utf8
      return
    }
    closeLine()
    bytes += "</\(container.rawValue)>".utf8
  }

  /// Writes comments: each follows on the line, or begins a line.
  mutating func write(_ comments: [XMLMarkup]) {
    for comment in comments {
      if comment.startsLine { startLine() } else { bytes.append(UInt8(ascii: " ")) }
      bytes += comment.lines
      staysOnLine = !comment.endsLine
    }
  }

  /// Starts an indented line, unless everything is on one line, or a comment before is on this
  /// line.
  private mutating func startLine() {
    guard let depth else { return }
    guard !staysOnLine else {
      staysOnLine = false
      return bytes.append(UInt8(ascii: " "))
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: "\t"), count: depth)
  }

  /// Starts the line of a closing tag, which no comment shares.
  private mutating func closeLine() {
    staysOnLine = false
    startLine()
  }

  /// Writes `true` or `false`.
  package mutating func boolean(_ value: Bool) {
    startLine()
    bytes += value ? "<true/>".utf8 : "<false/>".utf8
  }

  /// Writes a key or a value whose text is written as it is: it has no character that is special in
  /// XML, or is escaped already.
  package mutating func leaf(_ leaf: Leaf, plain text: some Sequence<UInt8>) {
    startLine()
    bytes += "<\(leaf.rawValue)>".utf8
    if leaf == .data, let depth { writeLines(of: text, depth) } else { bytes += text }
    bytes += "</\(leaf.rawValue)>".utf8
  }

  /// Writes Base64 in lines that with their tabs, eight columns each, have at most 76 columns.
  private mutating func writeLines(of text: some Sequence<UInt8>, _ depth: Int) {
    let tabCount = min(depth, Self.maximumDataTabCount)
    let lineLength = Self.dataColumnCount - 8 * tabCount
    for (position, byte) in text.enumerated() {
      if position.isMultiple(of: lineLength) {
        bytes.append(UInt8(ascii: "\n"))
        bytes += repeatElement(UInt8(ascii: "\t"), count: tabCount)
      }
      bytes.append(byte)
    }
    startLine()
  }

  private static let dataColumnCount = 76
  private static let maximumDataTabCount = 8

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
    let start = bytes.count
    for byte in text { Self.appendEscaped(byte, to: &bytes) }
    if depth != nil { Self.keepNullMarker(in: &bytes, from: start) }
    bytes += "</\(leaf.rawValue)>".utf8
  }

  static func appendEscaped(_ byte: UInt8, to text: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): text.append(byte)
    // Carriage returns too: an XML reader turns a plain one into a line feed.
    case 0..<0x20: text += "&#\(byte);".utf8
    default: text.appendXML(byte)
    }
  }

  /// Writes a reference for the dollar sign of a text that begins with `$null`, which
  /// `PropertyListDecoder` would read as no text.
  static func keepNullMarker(in text: inout [UInt8], from start: Int) {
    guard text[start...].starts(with: XMLScanner.nullMarker) else { return }
    text.replaceSubrange(start...start, with: "&#36;".utf8)
  }
}
