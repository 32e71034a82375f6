/// The number of terminal columns that a text takes.
///
/// Columns follow Unicode's East Asian Width (UAX #11): wide and full width forms take two, and
/// marks that combine with the character before them none. Controls, which move a terminal's cursor
/// and take no fixed number of columns, count as none too; texts are printed without them. If a
/// terminal draws a rare character differently, carets and frames are off by that much.
package enum DisplayWidth {
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of one character: 0, 1 or 2.
  ///
  /// However many scalars a character joins (a family emoji, a flag, a syllable of jamo), it is
  /// drawn in one cell or two.
  package static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return (0x20...0x7E).contains(ascii) ? 1 : 0 }
    let scalars = character.unicodeScalars
    let sum = scalars.reduce(0) { $0 + columns(of: $1) }
    let asksForEmoji = scalars.contains("\u{FE0F}")
    return min(2, asksForEmoji ? max(2, sum) : sum)
  }

  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if (0xA0..<0x300).contains(scalar.value), scalar != softHyphen { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    switch scalar.value {
    case ..<0x1100: return 1
    // Vowels and final consonants of jamo join the syllable before them.
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0
    // The letters of flags are emoji in pairs only.
    case 0x1F1E6...0x1F1FF: return 1
    default:
      let isWide =
        scalar.properties.isEmojiPresentation
        || wideRanges.contains { $0.contains(scalar.value) }
      return isWide ? 2 : 1
    }
  }

  /// A terminal shows it, or does not.
  private static let softHyphen: Unicode.Scalar = "\u{AD}"

  /// Wide and full width blocks of UAX #11, apart from emoji, which the standard library knows.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul leading consonants
    0x2329...0x232A,  // angle brackets
    0x2630...0x2637,  // trigrams
    0x268A...0x268F,  // digrams
    0x2E80...0x303E,  // radicals, ideographic punctuation
    0x3041...0x3247,  // kana, bopomofo, compatibility jamo
    0x3250...0x4DBF,  // enclosed and squared forms, Han extension A
    0x4DC0...0xA4C6,  // hexagrams, Han, Yi
    0xA960...0xA97C,  // Hangul extended A
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility Han
    0xFE10...0xFE19,  // vertical forms
    0xFE30...0xFE6B,  // compatibility and small forms
    0xFF01...0xFF60,  // full width forms
    0xFFE0...0xFFE6,  // full width signs
    0x16FE0...0x18DF2,  // Tangut, Khitan
    0x1AFF0...0x1B2FB,  // kana supplements, Nushu
    0x1D300...0x1D376,  // counting rods, Tai Xuan Jing
    0x1F200...0x1F265,  // squared and circled Han
    0x20000...0x3FFFD,  // Han extensions B and later
  ]
}
