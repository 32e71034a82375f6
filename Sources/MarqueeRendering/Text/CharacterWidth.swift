/// The number of terminal columns that characters take.
enum CharacterWidth {
  /// The columns of a character: 0, 1 or 2.
  ///
  /// Control, format and unassigned characters, line separators, lone combining marks and
  /// bidirectional controls have 0 columns, because they must not reach a terminal.
  static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    switch first.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .nonspacingMark, .enclosingMark:
      return 0
    default:
      break
    }
    guard !character.unicodeScalars.contains(where: isDirectional) else { return 0 }
    let isEmoji = character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    return isEmoji || isWide(first) ? 2 : 1
  }

  /// The columns of a text, ignoring what must not reach a terminal.
  static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// A text, cut and ended with three dots if it is too wide.
  static func fitting(_ text: String, columns limit: Int) -> String {
    guard columns(of: text) > limit else { return text }
    var width = 1
    var start = ""
    for character in text {
      width += columns(of: character)
      guard width <= limit else { break }
      start.append(character)
    }
    return limit < 1 ? "" : start + "…"
  }

  /// A text without what must not reach a terminal.
  static func printable(_ text: String) -> String {
    String(text.filter { columns(of: $0) > 0 })
  }

  private static func isDirectional(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
