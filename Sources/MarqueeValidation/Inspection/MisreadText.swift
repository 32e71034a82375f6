/// Text that was written as UTF-8 and read as Windows-1252 or Latin-1, such as `AldÃ©n`.
///
/// Each byte of a character beyond ASCII has become a separate character. Converted back to bytes,
/// they are valid UTF-8, which rarely happens by chance. If it may be chance, as in `CAFÉ™`, the
/// characters before and after decide.
struct MisreadText: Sendable {
  /// The ranges of such characters in the bytes of the text; adjacent ones belong to one word.
  private(set) var ranges: [Range<Int>] = []
  private(set) var repairs: [String] = []

  /// Looks for such characters in UTF-8 text.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(in bytes: ArraySlice<UInt8>) {
    for run in Windows1252.runs(in: bytes) { addSequences(of: run) }
  }

  func repaired(_ bytes: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var copied = bytes.startIndex
    for (range, repair) in zip(ranges, repairs) {
      text += bytes[copied..<range.lowerBound]
      text += repair.utf8
      copied = range.upperBound
    }
    return String(decoding: text + bytes[copied...], as: UTF8.self)
  }

  private mutating func addSequences(of run: Windows1252.Run) {
    var found: [Sequence] = []
    var index = 0
    while index < run.bytes.count {
      guard let sequence = Sequence(in: run, at: index) else {
        index += 1
        continue
      }
      found.append(sequence)
      index = sequence.indices.upperBound
    }
    for sequence in found where found.count > 1 || sequence.isConvincing(in: run) {
      let offsets = sequence.indices.map { run.offsets[$0] }
      guard let first = offsets.first, let last = offsets.last else { continue }
      add(first.lowerBound..<last.upperBound, meaning: String(sequence.character))
    }
  }

  private mutating func add(_ range: Range<Int>, meaning character: String) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      repairs[repairs.count - 1] += character
    } else {
      ranges.append(range)
      repairs.append(character)
    }
  }
}

extension MisreadText {
  /// The bytes of one UTF-8 character, each read as a character.
  private struct Sequence {
    let indices: Range<Int>
    let character: Unicode.Scalar

    init?(in run: Windows1252.Run, at start: Int) {
      let length: Int
      switch run.bytes[start] {
      case 0xC2...0xDF: length = 2
      case 0xE0...0xEF: length = 3
      case 0xF0...0xF4: length = 4
      default: return nil
      }
      guard start + length <= run.bytes.count else { return nil }
      var bytes = run.bytes[start..<(start + length)].makeIterator()
      var decoder = UTF8()
      guard case .scalarValue(let character) = decoder.decode(&bytes) else { return nil }
      indices = start..<(start + length)
      self.character = Windows1252.character(meantBy: character)
    }

    /// Whether a single such sequence is enough to exclude a coincidence.
    func isConvincing(in run: Windows1252.Run) -> Bool {
      let tail = run.bytes[indices].dropFirst()
      switch run.bytes[indices.lowerBound] {
      case 0xC2: return true
      // An uppercase letter may end a word in capitals, followed by punctuation: `IRMÃ…`.
      case 0xC3:
        let isEndOfWord = indices.upperBound == run.bytes.count && !run.isBeforeLetter
        let isAfterCapital =
          indices.lowerBound > 0
          ? (0xC0...0xDE).contains(run.bytes[indices.lowerBound - 1]) : run.isAfterCapital
        return !(tail.allSatisfy(Windows1252.isPunctuation) && isEndOfWord && isAfterCapital)
      case 0xC4, 0xC5: return indices.lowerBound > 0 || !run.isAfterCapital
      case 0xC6...0xDF: return false
      case 0xE2:
        return tail.first.map { [0x80, 0x82, 0x84, 0x88, 0x98, 0x9C].contains($0) } ?? false
      case 0xE0...0xEF: return !tail.allSatisfy(Windows1252.isPunctuation)
      default: return (0x1F000...0x1FAFF).contains(character.value)
      }
    }
  }
}
