/// The text inside of an element that holds no other elements.
enum XMLText {
  static let cdataStart = Array("<![CDATA[".utf8)
  static let cdataEnd = Array("]]>".utf8)

  /// Adds the characters of an element's content to a located text.
  ///
  /// What the scanner has called a fault is kept as it stands.
  ///
  /// - Parameters:
  ///   - source: UTF-8 bytes.
  ///   - range: The content's offsets.
  ///   - text: Where the characters are added.
  static func resolve(_ source: [UInt8], in range: Range<Int>, into text: inout LocatedText) {
    var offset = range.lowerBound
    var copied = offset
    func copy(to end: Int) {
      if end > copied { text.appendCopy(of: source[copied..<end]) }
    }
    while offset < range.upperBound {
      if source[offset] == UInt8(ascii: "&"),
        let reference = try? XMLReference(in: source, at: offset, limit: range.upperBound)
      {
        copy(to: offset)
        text.append(reference.character, referencedIn: offset..<reference.end)
        offset = reference.end
        copied = offset
      } else if source[offset] == UInt8(ascii: "<"), source.has(cdataStart, at: offset) {
        copy(to: offset)
        let start = offset + cdataStart.count
        let end = source.firstIndex(of: cdataEnd, from: start) ?? range.upperBound
        text.appendCopy(of: source[start..<min(end, range.upperBound)])
        offset = min(end + cdataEnd.count, range.upperBound)
        copied = offset
      } else {
        offset += 1
      }
    }
    copy(to: offset)
  }
}

extension [UInt8] {
  /// Whether some bytes stand at an offset.
  func has(_ other: [UInt8], at offset: Int) -> Bool {
    offset + other.count <= count && self[offset..<(offset + other.count)].elementsEqual(other)
  }

  /// The offset of the first occurrence of some bytes, searched from an offset on.
  func firstIndex(of other: [UInt8], from start: Int) -> Int? {
    guard let first = other.first, count >= other.count else { return nil }
    var offset = start
    while offset <= count - other.count {
      if self[offset] == first, has(other, at: offset) { return offset }
      offset += 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether XML takes the byte for white space.
  var isXMLSpace: Bool { self == 0x20 || (0x09...0x0A).contains(self) || self == 0x0D }
}
