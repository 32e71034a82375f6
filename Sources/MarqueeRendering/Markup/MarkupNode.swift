import MarqueeDiagnostics

/// A part of HTML or SVG: elements, or the attributes of one.
///
/// It is written as a literal, in which texts are escaped and other parts stay as they are, so that
/// text is escaped in one place.
struct MarkupNode: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The part in UTF-8.
  let bytes: [UInt8]

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var bytes: [UInt8] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ markup: String) { bytes += markup.utf8 }

    mutating func appendInterpolation(_ text: some LosslessStringConvertible) {
      escape(String(text))
    }

    mutating func appendInterpolation(_ length: Double) { bytes += SVGNumber.text(length).utf8 }

    mutating func appendInterpolation(_ node: MarkupNode?) {
      if let node { bytes += node.bytes }
    }

    mutating func appendInterpolation(_ nodes: [MarkupNode]) {
      for node in nodes { bytes += node.bytes }
    }

    /// Appends the content of a script or style element, which has its own syntax.
    ///
    /// Only files of this target, and data made safe by ``ScriptData``, are written this way.
    mutating func appendInterpolation(raw content: [UInt8]) { bytes += content }

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

  init(stringLiteral markup: String) { bytes = Array(markup.utf8) }

  init(stringInterpolation: StringInterpolation) { bytes = stringInterpolation.bytes }

  /// An element of SVG, which closes itself if it has no content.
  static func element(
    _ name: String, _ attributes: MarkupNode, _ content: [MarkupNode]
  ) -> MarkupNode {
    content.isEmpty ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(content)</\(name)>"
  }
}
