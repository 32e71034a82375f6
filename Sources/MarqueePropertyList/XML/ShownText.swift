import MarqueeDiagnostics
import MarqueeSupport

/// A part of a source as a message shows it: short, on one line, with nothing invisible.
enum ShownText {
  /// How many characters are shown at most.
  private static let maximumCount = 32

  /// The text in single quotes, cut off where it is long; one invisible character is named alone.
  ///
  /// - Complexity: O(1), whatever the length of the text.
  static func quote(_ bytes: ArraySlice<UInt8>) -> String {
    let (text, isOneInvisible) = shorten(bytes)
    return isOneInvisible ? text : "'\(text)'"
  }

  /// The text without quotes, cut off where it is long.
  static func plain(_ bytes: ArraySlice<UInt8>) -> String { shorten(bytes).text }

  private static func shorten(
    _ bytes: ArraySlice<UInt8>
  ) -> (text: String, isOneInvisible: Bool) {
    // Four bytes a character at most; what is cut in the middle of one is cut off anyway.
    let line = bytes.prefix(4 * maximumCount).prefix { !$0.isLineBreak }
    let scalars = String(decoding: line, as: UTF8.self).unicodeScalars
    let shown = scalars.prefix(maximumCount)
    let isWhole = line.endIndex == bytes.endIndex && shown.endIndex == scalars.endIndex
    // A mark is seen on the character in front of it.
    let text = shown.enumerated().map { position, scalar in
      scalar.isVisible || scalar.isMark && position > 0
        ? String(scalar) : VisibleText.codePoint(scalar)
    }
    let isOneInvisible = isWhole && shown.count == 1 && shown.first?.isVisible == false
    return (text.joined() + (isWhole ? "" : "…"), isOneInvisible)
  }
}

extension Unicode.Scalar {
  /// Whether a reader sees the character by itself, or knows it for a plain space.
  var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      false
    case .spaceSeparator: self == " "
    default: !isMark
    }
  }

  /// Whether the character combines with the one in front of it.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
