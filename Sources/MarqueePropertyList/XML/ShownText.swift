import MarqueeDiagnostics

/// A part of a source as messages show it: short, on one line, without invisible characters.
enum ShownText {
  private static let maximumCount = 32

  /// Returns the text in single quotes, shortened; a lone invisible character is named instead.
  ///
  /// - Complexity: O(1), whatever the length of the text.
  static func quote(_ bytes: ArraySlice<UInt8>) -> String {
    let (text, isOneInvisible) = shorten(bytes)
    return isOneInvisible ? text : "'\(text)'"
  }

  static func plain(_ bytes: ArraySlice<UInt8>) -> String { shorten(bytes).text }

  private static func shorten(
    _ bytes: ArraySlice<UInt8>
  ) -> (text: String, isOneInvisible: Bool) {
    // A character has at most four bytes, and a partial one at the end is cut off anyway.
    let line = bytes.prefix(4 * maximumCount).prefix { !$0.isLineBreak }
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    let shown = scalars.prefix(maximumCount)
    let isWhole = line.endIndex == bytes.endIndex && shown.endIndex == scalars.endIndex
    // A mark is visible on the character before it.
    let text = shown.enumerated().map { position, scalar in
      scalar.isVisible || scalar.isMark && position > 0
        ? String(scalar) : VisibleText.codePoint(scalar)
    }
    let isOneInvisible = isWhole && shown.count == 1 && shown.first?.isVisible == false
    return (text.joined() + (isWhole ? "" : "…"), isOneInvisible)
  }
}

extension Unicode.Scalar {
  /// Whether the character is visible by itself, or is a plain space.
  var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    case .spaceSeparator: self == " "
    default: !isMark
    }
  }

  /// Whether the character combines with the one before it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
