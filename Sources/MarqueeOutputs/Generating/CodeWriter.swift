/// Writes lines of code; no text can break out of a comment or a string.
struct CodeWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0

  /// Writes a line; an empty one is not indented.
  mutating func line(_ text: String = "") {
    if !text.isEmpty {
      bytes += String(repeating: "  ", count: depth).utf8
      bytes += text.utf8
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes a line, a body one level deeper, and a last line.
  mutating func block(
    _ opening: String, closing: String = "}", _ body: (inout CodeWriter) -> Void
  ) {
    line(opening)
    indented(body)
    line(closing)
  }

  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes parts separated by empty lines.
  mutating func separated<Part>(_ parts: [Part], _ body: (inout CodeWriter, Part) -> Void) {
    for (position, part) in parts.enumerated() {
      if position > 0 { line() }
      body(&self, part)
    }
  }
}

enum CodeText {
  static func comment(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // Source must not display differently from what it compiles to, so bidirectional controls are
      // removed.
      let shown: Unicode.Scalar = isPlain(scalar) ? scalar : " "
      if shown != " " || line.last ?? " " != " " { line.append(shown) }
    }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "\"" {
        quoted.append("\\")
        quoted.append(scalar)
      } else if isPlain(scalar) {
        quoted.append(scalar)
      } else {
        quoted += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
      }
    }
    quoted.append("\"")
    return String(quoted)
  }

  /// Whether a scalar is visible, or the usual space.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7f }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      return false
    default: return true
    }
  }
}
