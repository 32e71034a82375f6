import MarqueeScreen

/// The characters of Windows-1252 beyond ASCII, and of Latin-1 for bytes without one.
enum Windows1252 {
  /// Adjacent characters of Windows-1252 beyond ASCII.
  struct Run {
    /// The byte of each character in Windows-1252.
    var bytes: [UInt8] = []
    var offsets: [Range<Int>] = []
    /// Whether an uppercase ASCII letter comes before the run.
    var isAfterCapital = false
    /// Whether an ASCII letter comes after the run.
    var isBeforeLetter = false
  }

  /// The runs of such characters in UTF-8 text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func runs(in text: ArraySlice<UInt8>) -> [Run] {
    var runs: [Run] = []
    var run = Run()
    var offset = text.startIndex
    for character in String(decoding: text, as: UTF8.self).unicodeScalars {
      let start = offset
      offset += UTF8.width(character)
      if !character.isASCII, let byte = byte(of: character) {
        if run.bytes.isEmpty {
          run.isAfterCapital = start > text.startIndex && text[start - 1].isASCIICapital
        }
        run.bytes.append(byte)
        run.offsets.append(start..<offset)
      } else if !run.bytes.isEmpty {
        run.isBeforeLetter = text[start].isASCIILetter
        runs.append(run)
        run = Run()
      }
    }
    return run.bytes.isEmpty ? runs : runs + [run]
  }

  /// The byte of a character beyond ASCII in Windows-1252, or else in Latin-1.
  static func byte(of character: Unicode.Scalar) -> UInt8? {
    UInt8(exactly: character.value)
      ?? specials.firstIndex(of: character).map { UInt8(truncatingIfNeeded: $0 + 0x80) }
  }

  /// The character that was meant by one beyond ASCII: that of the byte for a control character
  /// from U+0080 to U+009F, if there is one.
  static func character(meantBy character: Unicode.Scalar) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(character.value) else { return character }
    let meant = specials[Int(character.value) - 0x80]
    return meant == " " ? character : meant
  }

  /// Whether a byte is punctuation that ends a word or follows one.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x82, 0x84, 0x85, 0x8B, 0x91...0x97, 0x99, 0x9B, 0xA0, 0xA9, 0xAB, 0xAE, 0xBB: true
    default: false
    }
  }

  /// The characters of the bytes 0x80 to 0x9F; a space for the five without one.
  private static let specials = Array("€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ".unicodeScalars)
}
