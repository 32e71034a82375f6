import MarqueeScreen

/// White space in UTF-8 text as people see it, including the no-break space and similar ones.
///
/// Vertical tab, form feed and U+0085 do not count: they are control characters, which another rule
/// reports.
package enum WhiteSpace {
  package static func trimming(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let length = lengthAtStart(of: text) { text = text.dropFirst(length) }
    while let length = lengthAtEnd(of: text) { text = text.dropLast(length) }
    return text
  }

  package static func trimming(_ text: String) -> String {
    String(decoding: trimming(Array(text.utf8)[...]), as: UTF8.self)
  }

  /// White space of several characters, or with a line break or tab.
  package struct Run {
    package let range: Range<Int>
    package let count: Int
    /// Whether a line break or a tab is among them.
    package let breaksLine: Bool
    package let hasTabAlone: Bool
  }

  /// The runs of white space inside a trimmed text, except single spaces.
  ///
  /// Of the spaces beyond ASCII, only the no-break space and the line and paragraph separators
  /// count: the others are chosen for their width.
  package static func runs(in text: ArraySlice<UInt8>) -> [Run] {
    var runs: [Run] = []
    var offset = text.startIndex
    while let start = text[offset...].firstIndex(where: { $0 <= 0x20 || $0 == 0xC2 || $0 == 0xE2 })
    {
      var (end, count, breakCount, tabCount) = (start, 0, 0, 0)
      while let space = Space(at: end, in: text) {
        end += space.length
        count += 1
        breakCount += space.kind == .lineBreak ? 1 : 0
        tabCount += space.kind == .tab ? 1 : 0
      }
      if count > 1 || breakCount + tabCount > 0 {
        runs.append(
          Run(
            range: start..<end, count: count, breaksLine: breakCount + tabCount > 0,
            hasTabAlone: breakCount == 0 && tabCount > 0))
      }
      offset = max(end, start + 1)
    }
    return runs
  }

  private struct Space {
    enum Kind {
      case space
      case tab
      case lineBreak
    }

    let kind: Kind
    /// Its length in bytes.
    let length: Int

    init?(at offset: Int, in text: ArraySlice<UInt8>) {
      switch text[offset...].first {
      case UInt8(ascii: " "): (kind, length) = (.space, 1)
      case UInt8(ascii: "\t"): (kind, length) = (.tab, 1)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (kind, length) = (.lineBreak, 1)
      case 0xC2 where text[offset...].starts(with: [0xC2, 0xA0]): (kind, length) = (.space, 2)
      case 0xE2 where text[offset...].starts(with: [0xE2, 0x80, 0xA8]),
        0xE2 where text[offset...].starts(with: [0xE2, 0x80, 0xA9]):
        (kind, length) = (.lineBreak, 3)
      default: return nil
      }
    }
  }

  private static func lengthAtStart(of text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    if first < 0x80 { return first.isXMLSpace ? 1 : nil }
    let length = first == 0xC2 ? 2 : 3
    return isWide(text.prefix(length)) ? length : nil
  }

  private static func lengthAtEnd(of text: ArraySlice<UInt8>) -> Int? {
    guard let last = text.last else { return nil }
    if last < 0x80 { return last.isXMLSpace ? 1 : nil }
    if isWide(text.suffix(2)) { return 2 }
    return isWide(text.suffix(3)) ? 3 : nil
  }

  /// Whether the bytes are one character beyond ASCII with Unicode's property White_Space.
  private static func isWide(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.reduce(UInt32(0), { $0 << 8 | UInt32($1) }) {
    case 0xC2A0, 0xE1_9A80, 0xE2_8080...0xE2_808A, 0xE2_80A8, 0xE2_80A9, 0xE2_80AF, 0xE2_819F,
      0xE3_8080:
      true
    default:
      false
    }
  }
}
