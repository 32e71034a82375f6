import MarqueeDiagnostics

struct MarkupWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

  mutating func write(_ node: MarkupNode) {
    switch node {
    case .text(let text): escape(text)
    case .raw(let content): bytes += content
    case .element(let name, let attributes, let children):
      bytes += "<\(name)".utf8
      for attribute in attributes {
        bytes += " \(attribute.name)=\"".utf8
        escape(attribute.value)
        bytes.append(UInt8(ascii: "\""))
      }
      if children.isEmpty {
        bytes += "/>".utf8
        return
      }
      bytes.append(UInt8(ascii: ">"))
      for child in children { write(child) }
      bytes += "</\(name)>".utf8
    }
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
