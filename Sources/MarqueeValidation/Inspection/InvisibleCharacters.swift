/// Invisible characters that are useless where they are.
///
/// They come with copied text. A search does not find the word, and a line may break inside it. The
/// same characters are useful elsewhere: a zero width space between Thai words, a joiner in an
/// emoji or in Persian, a direction mark next to Hebrew, a soft hyphen in a word too long for a
/// line.
enum InvisibleCharacters {
  struct Run {
    /// Their bytes.
    var range: Range<Int>
    var count: Int
    /// The bytes of the first one.
    let first: Range<Int>
  }

  /// The runs of such characters in UTF-8 text; without them, the text has none.
  ///
  /// - Parameters:
  ///   - isLink: Whether the text is an address, in which no script needs them but joiners.
  ///   - isReadFromRight: Whether the screen is, so that marks of direction are useful in any text.
  /// - Complexity: O(*n*) in the bytes.
  static func runs(
    in bytes: ArraySlice<UInt8>, isLink: Bool = false, isReadFromRight: Bool = false
  ) -> [Run] {
    guard bytes.contains(where: { [0xC2, 0xE2, 0xEF].contains($0) }) else { return [] }
    let text = Text(bytes, isLink: isLink, isReadFromRight)
    var runs: [Run] = []
    var offset = bytes.startIndex
    var neighbors: [Unicode.Scalar] = []
    for (index, character) in text.characters.enumerated() {
      let range = offset..<(offset + UTF8.width(character))
      offset = range.upperBound
      guard character.mayBeOutOfPlace else { continue }
      if index == 0 || !text.characters[index - 1].mayBeOutOfPlace {
        neighbors = text.neighbors(ofRunAt: index)
      }
      guard text.isOutOfPlace(index, between: neighbors) else { continue }
      if let last = runs.indices.last, runs[last].range.upperBound == range.lowerBound {
        runs[last].range = runs[last].range.lowerBound..<range.upperBound
        runs[last].count += 1
      } else {
        runs.append(Run(range: range, count: 1, first: range))
      }
    }
    return runs
  }

  /// The characters of a text, with facts about its direction.
  private struct Text {
    let characters: [Unicode.Scalar]
    private let isLink: Bool
    private let isRightToLeft: Bool
    /// The positions of isolates without an end, and of ends without an isolate.
    private let strayIsolates: Set<Int>

    init(_ bytes: ArraySlice<UInt8>, isLink: Bool, _ isReadFromRight: Bool) {
      self.isLink = isLink
      characters = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      isRightToLeft = isReadFromRight || characters.contains(where: \.isRightToLeft)
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

    /// The characters before and after a run of candidates.
    ///
    /// What is removed never counts, so that nothing else is out of place once it is gone.
    func neighbors(ofRunAt start: Int) -> [Unicode.Scalar] {
      let after = characters[start...].first { !$0.mayBeOutOfPlace }
      return [start > 0 ? characters[start - 1] : nil, after].compactMap(\.self)
    }

    /// Whether a candidate is useless between its neighbors.
    func isOutOfPlace(_ index: Int, between neighbors: [Unicode.Scalar]) -> Bool {
      let character = characters[index]
      if isLink, !character.properties.isJoinControl { return true }
      return switch character.value {
      case 0xAD: !isHyphenation(index)
      // Zero width space.
      case 0x200B: !neighbors.contains(where: \.isWrittenWithoutSpaces)
      // Joiners.
      case 0x200C, 0x200D: neighbors.allSatisfy(\.isASCII)
      // Direction marks.
      case 0x200E, 0x200F: !isRightToLeft
      case 0x2066...0x2069: strayIsolates.contains(index)
      // Word joiner, the byte order mark, and the placeholder of an object that was not copied.
      case 0x2060, 0xFEFF, 0xFFFC: true
      default: false
      }
    }

    /// The shortest word that an author may break with a soft hyphen; shorter ones fit on a line.
    private static let shortestHyphenated = 13
    private static let longestWord = 40

    /// Whether a soft hyphen is between the letters of a long word.
    private func isHyphenation(_ index: Int) -> Bool {
      let isOfWord = { (character: Unicode.Scalar) in
        character.properties.isAlphabetic || character.value == 0xAD
      }
      // Longer words need no more, and a text of soft hyphens takes no longer than another.
      let before = characters[..<index].suffix(Self.longestWord).reversed().prefix(while: isOfWord)
      let after = characters[(index + 1)...].prefix(Self.longestWord).prefix(while: isOfWord)
      guard let last = before.first, last.value != 0xAD, let next = after.first, next.value != 0xAD
      else { return false }
      let letterCount = (Array(before) + after).count { $0.value != 0xAD }
      return letterCount >= Self.shortestHyphenated
    }
  }
}

extension Unicode.Scalar {
  fileprivate var mayBeOutOfPlace: Bool {
    switch value {
    case 0xAD, 0x200B...0x200F, 0x2060, 0x2066...0x2069, 0xFEFF, 0xFFFC: true
    default: false
    }
  }

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
