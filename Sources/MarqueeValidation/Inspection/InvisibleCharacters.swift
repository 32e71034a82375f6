/// Invisible characters that are useless where they are.
///
/// They come with copied text. A search does not find the word, and a line may break inside it. The
/// same characters are useful elsewhere: a zero width space between Thai words, a joiner in an
/// emoji or in Persian, a direction mark next to Hebrew.
enum InvisibleCharacters {
  /// The first such character in UTF-8 text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func first(in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard bytes.contains(0xE2) || bytes.contains(0xEF) else { return nil }
    let text = Text(bytes)
    return text.characters.indices.first(where: text.isOutOfPlace).map { text.range(at: $0) }
  }

  /// The characters of a text, with facts about its direction.
  private struct Text {
    let characters: [Unicode.Scalar]
    private let start: Int
    private let isRightToLeft: Bool
    /// The positions of isolates without an end, and of ends without an isolate.
    private let strayIsolates: Set<Int>

    init(_ bytes: ArraySlice<UInt8>) {
      start = bytes.startIndex
      characters = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      isRightToLeft = characters.contains(where: \.isRightToLeft)
      var open: [Int] = []
      var stray: Set<Int> = []
      for (index, character) in characters.enumerated() {
        switch character.value {
        case 0x2066...0x2068: open.append(index)
        case 0x2069 where open.popLast() == nil: stray.insert(index)
        default: break
        }
      }
      strayIsolates = stray.union(open)
    }

    /// The bytes of a character.
    func range(at index: Int) -> Range<Int> {
      let start = start + characters[..<index].reduce(0) { $0 + UTF8.width($1) }
      return start..<(start + UTF8.width(characters[index]))
    }

    func isOutOfPlace(_ index: Int) -> Bool {
      switch characters[index].value {
      // Zero width space.
      case 0x200B: !isAround(index) { $0.isWrittenWithoutSpaces }
      // Joiners.
      case 0x200C, 0x200D: !isAround(index) { !$0.isASCII }
      // Direction marks.
      case 0x200E, 0x200F: !isRightToLeft
      case 0x2066...0x2069: strayIsolates.contains(index)
      // Word joiner, and the byte order mark.
      case 0x2060, 0xFEFF: true
      default: false
      }
    }

    /// Whether a character before or after this one is of some kind.
    private func isAround(_ index: Int, _ isOfKind: (Unicode.Scalar) -> Bool) -> Bool {
      [index - 1, index + 1].contains { characters.indices ~= $0 && isOfKind(characters[$0]) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character belongs to a right-to-left script.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }

  /// Whether the character belongs to a script without spaces between words: Thai, Lao, Tibetan,
  /// Burmese, Khmer, and related ones.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19FF, 0x1A20...0x1AAF,
      0x1B00...0x1B7F, 0xA980...0xA9FF, 0xAA60...0xAADF:
      true
    default: false
    }
  }
}
