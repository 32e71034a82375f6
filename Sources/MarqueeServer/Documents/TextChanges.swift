import MarqueeDiagnostics

/// The edits that turn a text into another one, as small as they are found quickly.
///
/// White space is compared in whole runs, so that text which only moved to another line keeps its
/// characters, and a cursor in it its place.
struct TextChanges {
  private let old: [UInt8]
  private let new: [UInt8]
  private(set) var edits: [TextEdit] = []
  /// How many times the texts may be searched for a place where they meet again.
  private var searches = 1000

  /// Compares two texts.
  ///
  /// - Complexity: O(*n*) in the bytes of both.
  init(from old: [UInt8], to new: [UInt8]) {
    self.old = old
    self.new = new
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, right < new.count, old[left] == new[right], !Self.isSpace(old[left]) {
        left += 1
        right += 1
        continue
      }
      let spaces = (Self.endOfSpace(old, left), Self.endOfSpace(new, right))
      if spaces != (left, right) {
        replace(left..<spaces.0, by: right..<spaces.1)
        (left, right) = spaces
        continue
      }
      // A character is replaced as a whole.
      while left > 0, right > 0, isInCharacter(left, right) {
        left -= 1
        right -= 1
      }
      let next = meeting(left, right)
      replace(left..<next.0, by: right..<next.1)
      (left, right) = next
    }
  }

  private mutating func replace(_ range: Range<Int>, by other: Range<Int>) {
    guard old[range] != new[other] else { return }
    let replacement = Array(new[other])
    if let last = edits.last, Int(last.range.end) == range.lowerBound {
      edits[edits.count - 1] = TextEdit(
        SourceRange(Int(last.range.start)..<range.upperBound),
        replacement: last.replacement + replacement)
    } else {
      edits.append(TextEdit(SourceRange(range), replacement: replacement))
    }
  }

  private func isInCharacter(_ left: Int, _ right: Int) -> Bool {
    let isContinued =
      left < old.count && old[left] & 0xC0 == 0x80
      || right < new.count && new[right] & 0xC0 == 0x80
    return isContinued && old[left - 1] == new[right - 1]
  }

  // MARK: Meeting again

  /// How far the next place where both texts are equal again is searched for.
  private static let reach = 4096
  /// How many tags and lines are tried.
  private static let anchorCount = 48
  /// How many bytes must be equal there.
  private static let equalCount = 24

  /// The next tags or lines, in both texts, from which they are equal; their ends if none is near.
  private mutating func meeting(_ left: Int, _ right: Int) -> (Int, Int) {
    searches -= 1
    if searches > 0 {
      let (lefts, rights) = (Self.anchors(old, from: left), Self.anchors(new, from: right))
      let count = lefts.count + rights.count
      for sum in 0..<max(0, count - 1) {
        for index in max(
          0, sum - rights.count + 1)..<max(
            min(sum + 1, lefts.count), max(0, sum - rights.count + 1))
        where areEqual(lefts[index], rights[sum - index]) {
          return (lefts[index], rights[sum - index])
        }
      }
    }
    var count = 0
    while old.count - count > left, new.count - count > right,
      old[old.count - count - 1] == new[new.count - count - 1]
    {
      count += 1
    }
    // The common end begins with a whole character.
    while count > 0, old[old.count - count] & 0xC0 == 0x80 { count -= 1 }
    return (old.count - count, new.count - count)
  }

  private static func anchors(_ text: [UInt8], from start: Int) -> [Int] {
    var found: [Int] = []
    var offset = start
    while offset < min(text.count, start + reach), found.count < anchorCount {
      if text[offset] == UInt8(ascii: "<") || text[offset] == UInt8(ascii: "\n") {
        found.append(offset)
      }
      offset += 1
    }
    return found
  }

  /// Whether the texts are equal from two places on, apart from white space.
  private func areEqual(_ left: Int, _ right: Int) -> Bool {
    var (left, right) = (left, right)
    guard old[left] == new[right] else { return false }
    for _ in 0..<Self.equalCount {
      left = Self.endOfSpace(old, left)
      right = Self.endOfSpace(new, right)
      guard left < old.count, right < new.count else {
        return left == old.count && right == new.count
      }
      guard old[left] == new[right] else { return false }
      left += 1
      right += 1
    }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func endOfSpace(_ text: [UInt8], _ start: Int) -> Int {
    var end = start
    while end < text.count, isSpace(text[end]) { end += 1 }
    return end
  }
}
