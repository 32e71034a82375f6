/// A part of a text that no line break can divide, as small as possible: a visible character.
package struct TextPiece {
  package enum Kind: String, CaseIterable, Sendable {
    /// A part of a word; lines break next to it only if there is no other way.
    case letter
    /// Space between words; it hangs over the end of a line.
    case space
    case lineBreak
    /// A hyphen, after which a line may break.
    case hyphen
    /// A character of a script without spaces, around which a line may break.
    case ideograph
    /// A character that must stay with the piece before it: a closing bracket or a full stop.
    case closing
    /// A character that must stay with the piece after it: an opening bracket.
    case opening

    package static func canBreak(between left: Kind, and right: Kind) -> Bool {
      guard right != .space, right != .closing, left != .opening else { return false }
      switch left {
      case .space, .hyphen, .ideograph, .closing: return true
      case .letter, .opening, .lineBreak: return right == .ideograph || right == .opening
      }
    }
  }

  package let kind: Kind
  /// The form that the piece has if it is an Arabic letter.
  package private(set) var form: ArabicForm = []
  /// The width in points.
  package fileprivate(set) var width: Double
  package fileprivate(set) var end: String.Index

  /// Divides a text into pieces.
  ///
  /// - Complexity: O(*n*) in the scalars of the text.
  package static func pieces(of text: String, font: TextFont) -> [TextPiece] {
    var hasArabic = false
    var pieces: [TextPiece] = []
    pieces.reserveCapacity(text.utf8.count)
    let scalars = text.unicodeScalars
    var isJoining = false
    var hasOpenFlag = false
    var previous: Unicode.Scalar?
    for index in scalars.indices {
      let scalar = scalars[index]
      let end = scalars.index(after: index)
      let isFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
      let kind = kind(of: scalar)
      let joins =
        isJoining || (isFlag && hasOpenFlag) || (previous == "\r" && scalar == "\n")
        || (kind != .space && kind != .lineBreak && CharacterAdvance.isInvisible(scalar))
        || (scalar.value >= 0x0622 && ScriptAdvance.isJoined(scalar, to: previous))
      if joins, let last = pieces.indices.last {
        pieces[last].end = end
        if scalar.value == 0xFE0F {
          // The selector requests an emoji for a character that would otherwise be text.
          pieces[last].width = max(pieces[last].width, font.points(InterMetrics.unitsPerEm))
        } else if (0x0903...0x094D).contains(scalar.value) {
          pieces[last].width += font.points(ScriptAdvance.units(of: scalar, font.weight) ?? 0)
        }
      } else {
        let isDrawn = kind != .lineBreak
        let units = isDrawn ? CharacterAdvance.units(of: scalar, weight: font.weight) : 0
        pieces.append(TextPiece(kind: kind, width: font.points(units), end: end))
        if (0x0620...0x06FF).contains(scalar.value) { hasArabic = true }
      }
      hasOpenFlag = isFlag && !hasOpenFlag
      isJoining = scalar.value == 0x200D
      previous = scalar
    }
    if hasArabic { join(&pieces, of: text, font) }
    return pieces
  }

  /// Gives Arabic letters the forms and widths that they have next to each other.
  private static func join(_ pieces: inout [TextPiece], of text: String, _ font: TextFont) {
    var start = text.startIndex
    let letters = pieces.map { piece in
      defer { start = piece.end }
      return ArabicLetter(text[start..<piece.end].unicodeScalars)
    }
    for (index, letter) in letters.enumerated() {
      guard let letter else { continue }
      if index + 1 < letters.count, let next = letters[index + 1], letter.isJoined(to: next) {
        pieces[index].form.insert(.joinedAfter)
        pieces[index + 1].form.insert(.joinedBefore)
      }
      pieces[index].width = font.points(letter.units(pieces[index].form, font.weight))
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    // Most letters are Latin.
    if scalar.value > 0x2D, scalar.value < 0x7F { return .letter }
    switch scalar.value {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: return .lineBreak
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return .space
    case 0x2D, 0x2010, 0x2012...0x2014: return .hyphen
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x30FB, 0x30FC, 0xFF01,
      0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
      return .closing
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0xFF08: return .opening
    // Hangul text has spaces, and a label does not break its words (`NSLineBreakStrategyStandard`).
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return .letter
    default: return CharacterAdvance.isFullWidth(scalar) ? .ideograph : .letter
    }
  }
}
