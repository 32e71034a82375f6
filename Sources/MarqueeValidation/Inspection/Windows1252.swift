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
  struct Characters {
    private let text: ArraySlice<UInt8>
    private var offset: Int

    init(of text: ArraySlice<UInt8>) {
      self.text = text
      offset = text.startIndex
    }

    /// The next run; `nil` if there are no more.
    mutating func nextRun() -> Run? {
      guard let start = text[offset...].firstIndex(where: { $0 >= 0x80 }) else { return nil }
      offset = start
      var run = Run()
      run.isAfterCapital = start > text.startIndex && text[start - 1].isASCIICapital
      while let (character, end) = character(at: offset) {
        guard let byte = Windows1252.byte(of: character) else {
          if run.bytes.isEmpty { offset = end }
          break
        }
        run.bytes.append(byte)
        run.offsets.append(offset..<end)
        offset = end
      }
      run.isBeforeLetter = offset < text.endIndex && text[offset].isASCIILetter
      return run
    }

    /// The character beyond ASCII at an offset; `nil` for ASCII and at the end.
    private func character(at start: Int) -> (Unicode.Scalar, end: Int)? {
      guard start < text.endIndex, text[start] >= 0x80 else { return nil }
      var iterator = text[start...].makeIterator()
      var decoder = UTF8()
      guard case .scalarValue(let scalar) = decoder.decode(&iterator) else {
        return ("\u{FFFD}", start + 1)
      }
      return (scalar, start + UTF8.width(scalar))
    }
  }

  /// The byte of a character beyond ASCII in Windows-1252, or else in Latin-1.
  static func byte(of character: Unicode.Scalar) -> UInt8? {
    if let byte = UInt8(exactly: character.value) { return byte }
    return punctuation[character]
  }

  /// The character that was meant by one beyond ASCII: that of the byte for a control character from
  /// U+0080 to U+009F, if there is one.
  static func character(meantBy character: Unicode.Scalar) -> Unicode.Scalar {
    (0x80...0x9F).contains(character.value)
      ? punctuation.first { $0.value == character.value }?.key ?? character : character
  }

  /// Whether a byte is punctuation that ends a word or follows one.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x82, 0x84, 0x85, 0x8B, 0x91...0x97, 0x99, 0x9B, 0xA0, 0xA9, 0xAB, 0xAE, 0xBB: true
    default: false
    }
  }

  /// The bytes 0x80 to 0x9F; five of them have no character.
  private static let punctuation: [Unicode.Scalar: UInt8] = [
    "€": 0x80, "‚": 0x82, "ƒ": 0x83, "„": 0x84, "…": 0x85, "†": 0x86, "‡": 0x87, "ˆ": 0x88,
    "‰": 0x89, "Š": 0x8A, "‹": 0x8B, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91, "’": 0x92, "“": 0x93,
    "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97, "˜": 0x98, "™": 0x99, "š": 0x9A, "›": 0x9B,
    "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
  ]
}
