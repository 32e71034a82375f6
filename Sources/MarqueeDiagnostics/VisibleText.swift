/// Makes authored text safe to print.
///
/// A control character could move the cursor, recolor the terminal or start a new line; a
/// bidirectional control could change the order in which text is shown. Each is replaced by
/// something visible that takes a known number of columns. Commands to a runner in the middle of a
/// line are replaced too (``RunnerCommands``); only code that prints whole lines knows how each
/// line begins.
package enum VisibleText {
  /// Returns the replacement for a scalar that must not reach a terminal; `nil` for all others.
  ///
  /// U+0000…U+001F and U+007F become their symbols in the block Control Pictures (U+2400). Other
  /// controls, line and paragraph separators, and invisible format characters become their code
  /// point, such as `<U+202E>`. Joiners and tags stay, because emoji and several scripts need them.
  package static func standIn(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x20...0x7E: return nil
    case 0...0x1F: return symbol(0x2400 + scalar.value)
    case 0x7F: return symbol(0x2421)
    case 0x200C, 0x200D, 0xE0020...0xE007F: return nil
    // No character has them, and reports mark colors with them.
    case 0xE0010...0xE001F: return "<\(codePoint(scalar))>"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return "<\(codePoint(scalar))>"
    case .format where scalar.properties.isDefaultIgnorableCodePoint:
      return "<\(codePoint(scalar))>"
    default: return nil
    }
  }

  /// Returns a text with each scalar that needs it replaced.
  ///
  /// - Parameter kept: Scalars that stay as they are.
  package static func escape(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
    let text = withoutCommands(text)
    if isPlain(text, keeping: kept) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !kept.contains(scalar), let standIn = standIn(for: scalar) {
        result.append(text: standIn)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a text contains only printable ASCII and the letters and signs from U+00C0 to U+00FF,
  /// such as `×`.
  ///
  /// Nearly all text does, and this check does not have to decode it.
  private static func isPlain(_ text: String, keeping kept: Set<Unicode.Scalar>) -> Bool {
    var isInside = false
    for byte in text.utf8 {
      if isInside {
        isInside = false
      } else if byte == 0xC3 {
        isInside = true
      } else if !(0x20...0x7E).contains(byte), byte >= 0x80 || !kept.contains(Unicode.Scalar(byte))
      {
        return false
      }
    }
    return true
  }

  private static func withoutCommands(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    let bytes = Array(text.utf8)
    let shown = RunnerCommands.replaceHashes(in: bytes, with: RunnerCommands.shownHash)
    return shown.count == bytes.count ? text : String(decoding: shown, as: UTF8.self)
  }

  private static func symbol(_ value: UInt32) -> String? {
    Unicode.Scalar(value).map { String(Character($0)) }
  }

  /// Formats a scalar's code point: `U+202E`.
  package static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "U+" + scalar.value.hexadecimal(digitCount: 4, uppercase: true)
  }
}
