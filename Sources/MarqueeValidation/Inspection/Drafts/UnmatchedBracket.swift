/// A bracket whose other half is missing: '(Director’s cut', 'Dune)'.
///
/// Faces such as ':)' and numbers such as '1)' need none, and where several are missing they are an
/// ornament, as in 'Sunn O)))'. Kinds of brackets are not distinguished: '[0, 1)' is an interval.
enum UnmatchedBracket {
  /// The bracket; `nil` if all have their other half.
  static func range(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var open: [Range<Int>] = []
    var closed: [Range<Int>] = []
    var index = text.startIndex
    while index < text.endIndex {
      guard let bracket = Bracket(at: index, in: text) else {
        index += 1
        continue
      }
      let range = index..<(index + bracket.length)
      if bracket.isOpening {
        open.append(range)
      } else if open.popLast() == nil {
        closed.append(range)
      }
      index = range.upperBound
    }
    guard open.count + closed.count == 1, let range = (open + closed).first,
      touchesWord(range, in: text, isOpening: closed.isEmpty), !isOfFace(range, in: text),
      closed.isEmpty || !isAfterNumber(range, in: text)
    else { return nil }
    return range
  }

  private struct Bracket {
    let isOpening: Bool
    let length: Int

    init?(at index: Int, in text: ArraySlice<UInt8>) {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): (isOpening, length) = (true, 1)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): (isOpening, length) = (false, 1)
      case 0xE3, 0xEF:
        let bytes = text[index...].prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        switch bytes {
        // 「 『 【 《 〈 〔 （
        case 0xE3808C, 0xE3808E, 0xE38090, 0xE3808A, 0xE38088, 0xE38094, 0xEFBC88:
          (isOpening, length) = (true, 3)
        case 0xE3808D, 0xE3808F, 0xE38091, 0xE3808B, 0xE38089, 0xE38095, 0xEFBC89:
          (isOpening, length) = (false, 3)
        default: return nil
        }
      default: return nil
      }
    }
  }

  /// Whether a bracket belongs to a word inside it; a single one is what the text is about.
  private static func touchesWord(
    _ range: Range<Int>, in text: ArraySlice<UInt8>, isOpening: Bool
  ) -> Bool {
    let neighbor =
      isOpening ? text.byte(at: range.upperBound) : text.byte(before: range.lowerBound)
    return neighbor.map { $0.isOfWord || ".,!?…%$#&+".utf8.contains($0) } ?? false
  }

  /// Whether a bracket is the mouth of a face: ':)', ';-(', '(:', 'XD)'.
  private static func isOfFace(_ range: Range<Int>, in text: ArraySlice<UInt8>) -> Bool {
    if let next = text.byte(at: range.upperBound), ":;=".utf8.contains(next) { return true }
    guard let before = text.byte(before: range.lowerBound) else { return false }
    return ":;=-'^*".utf8.contains(before)
      || "8xXBD".utf8.contains(before)
        && text[..<range.lowerBound].suffix(while: \.isOfWord).count < 3
  }

  /// Whether a closing bracket is after the number of an entry: '1)', 'b)', 'iv)'.
  private static func isAfterNumber(_ range: Range<Int>, in text: ArraySlice<UInt8>) -> Bool {
    let word = text[..<range.lowerBound].suffix(while: \.isOfWord)
    guard (1...3).contains(word.count) else { return false }
    let isFirst = word.startIndex == text.startIndex || text[word.startIndex - 1] == 0x20
    return isFirst && text.byte(at: range.upperBound) == 0x20
  }
}

extension ArraySlice<UInt8> {
  /// The bytes at the end that fulfill a condition.
  fileprivate func suffix(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[((lastIndex { !isWanted($0) }).map { $0 + 1 } ?? startIndex)...]
  }
}
