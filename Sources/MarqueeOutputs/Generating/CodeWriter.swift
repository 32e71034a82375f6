import MarqueeDiagnostics

/// Writes lines of code; comments and strings are escaped so that no text can break out of them.
struct CodeWriter {
  /// What has been written so far.
  private(set) var bytes: [UInt8] = []
  private let indentation: [UInt8]
  private var depth = 0

  /// Makes an empty writer.
  ///
  /// - Parameter indentation: The number of spaces per level.
  init(indentation: Int) {
    self.indentation = Array(repeating: UInt8(ascii: " "), count: indentation)
  }

  /// Writes a line; an empty one is not indented.
  mutating func line(_ text: String = "") {
    if !text.isEmpty {
      for _ in 0..<depth { bytes += indentation }
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

  /// Writes lines one level deeper.
  mutating func indented(_ body: (inout CodeWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes a comment between `/**` and `*/`, or nothing for an empty text.
  mutating func blockComment(_ text: String) {
    let text = CodeText.comment(text)
    if !text.isEmpty { line("/** \(text) */") }
  }

  /// Writes parts separated by empty lines.
  mutating func separated<Part>(_ parts: [Part], _ body: (inout CodeWriter, Part) -> Void) {
    for (position, part) in parts.enumerated() {
      if position > 0 { line() }
      body(&self, part)
    }
  }
}

/// Authors' texts inside code.
enum CodeText {
  /// A text for a comment: one line, without anything that begins or ends a comment.
  static func comment(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // Source must not display differently from what it compiles to, so bidirectional controls are
      // removed.
      let shown: Unicode.Scalar = isPlain(scalar) ? scalar : " "
      if let last = line.last, "*/".unicodeScalars.contains(shown),
        "*/".unicodeScalars.contains(last), last != shown
      {
        line.append(" ")
      }
      if shown != " " || line.last ?? " " != " " { line.append(shown) }
    }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// A text in double quotes.
  ///
  /// - Parameters:
  ///   - escaped: The characters that need a backslash, in addition to `\` and `"`.
  ///   - unicode: The escape for any other scalar that is not plain.
  static func quoted(
    _ text: String, escaping escaped: String = "", _ unicode: (Unicode.Scalar) -> String
  ) -> String {
    var quoted = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "\"" || escaped.unicodeScalars.contains(scalar) {
        quoted.append("\\")
        quoted.append(scalar)
      } else if isPlain(scalar) {
        quoted.append(scalar)
      } else {
        quoted += unicode(scalar).unicodeScalars
      }
    }
    quoted.append("\"")
    return String(quoted)
  }

  /// The escape in JavaScript and Kotlin, in UTF-16 code units.
  static func shortEscape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
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
