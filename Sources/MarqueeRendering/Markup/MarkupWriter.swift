import MarqueeDiagnostics

struct MarkupWriter {
  /// How empty elements are written.
  enum Dialect: Hashable, Sendable {
    /// Void elements have no end tag, and all others have one, except inside an SVG image.
    case html
    /// Empty elements close themselves.
    case xml
  }

  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []
  private var dialect: Dialect

  private static let voidElements: Set<String> = [
    "meta", "link", "input", "br", "hr", "img", "source",
  ]

  init(_ dialect: Dialect) {
    self.dialect = dialect
  }

  /// Writes text before all elements, such as a document type.
  mutating func preamble(_ text: String) {
    bytes += text.utf8
  }

  mutating func write(_ node: MarkupNode) {
    switch node {
    case .text(let text): escape(text)
    case .raw(let content): bytes += content
    case .element(let name, let attributes, let children):
      let outer = dialect
      defer { dialect = outer }
      // HTML parses the elements of an SVG image as XML does.
      if name == "svg" { dialect = .xml }
      bytes += "<\(name)".utf8
      for attribute in attributes { write(attribute) }
      if children.isEmpty, dialect == .xml {
        bytes += "/>".utf8
        return
      }
      bytes.append(UInt8(ascii: ">"))
      if dialect == .html, Self.voidElements.contains(name) { return }
      for child in children { write(child) }
      bytes += "</\(name)>".utf8
    }
  }

  private mutating func write(_ attribute: MarkupNode.Attribute) {
    bytes.append(UInt8(ascii: " "))
    bytes += attribute.name.utf8
    guard let value = attribute.value else { return }
    bytes += "=\"".utf8
    escape(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Escapes text for an element or an attribute.
  ///
  /// Control characters that XML does not allow become U+FFFD, and so do the two noncharacters at
  /// the end of the basic multilingual plane. Bidirectional controls are kept, because an element
  /// isolates them.
  private mutating func escape(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "&quot;".utf8
      case "'": bytes += "&#39;".utf8
      case "\t", "\n", " "..."~": bytes.appendXML(UInt8(truncatingIfNeeded: scalar.value))
      case "\r": bytes += "&#13;".utf8
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": bytes += "\u{FFFD}".utf8
      default: bytes += scalar.utf8
      }
    }
  }
}
