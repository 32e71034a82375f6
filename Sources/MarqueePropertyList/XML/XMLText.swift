import MarqueeScreen

/// The text inside an element without child elements.
package enum XMLText {
  static let cdataStart = Array("<![CDATA[".utf8)
  static let cdataEnd = Array("]]>".utf8)

  /// Appends the characters of an element's content to a located text.
  ///
  /// Content that the scanner reported as faulty is copied unchanged.
  ///
  /// - Parameters:
  ///   - source: UTF-8 bytes.
  ///   - range: The content's offsets.
  ///   - text: The text to append to.
  static func resolve(_ source: [UInt8], in range: Range<Int>, into text: inout LocatedText) {
    var offset = range.lowerBound
    var copied = offset
    func copy(to end: Int) {
      if end > copied { text.appendCopy(of: source[copied..<end]) }
    }
    text.bytes.reserveCapacity(text.bytes.count + range.count)
    while true {
      offset = min(source.endOfPlainText(from: offset), range.upperBound)
      guard offset < range.upperBound else { break }
      // The scanner has reported anything that is not a reference; it is copied unchanged.
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
        appendLines(of: source[start..<min(end, range.upperBound)], to: &text)
        offset = min(end + cdataEnd.count, range.upperBound)
        copied = offset
      } else if source[offset] == UInt8(ascii: "\r") {
        copy(to: offset)
        offset = appendLineEnd(in: source[..<range.upperBound], at: offset, to: &text)
        copied = offset
      } else {
        offset += 1
      }
    }
    copy(to: offset)
  }

  /// Returns the characters of an element's content.
  ///
  /// - Parameters:
  ///   - source: UTF-8 bytes.
  ///   - range: The content's offsets.
  /// - Complexity: O(*n*) in the bytes of the content.
  package static func string(_ source: [UInt8], in range: Range<Int>) -> String {
    guard source.endOfPlainText(from: range.lowerBound) < range.upperBound else {
      return String(decoding: source[range], as: UTF8.self)
    }
    return located(source, in: range).string
  }

  /// Returns the characters of an element's content, with the source of each of them.
  package static func located(_ source: [UInt8], in range: Range<Int>) -> LocatedText {
    var text = LocatedText()
    resolve(source, in: range, into: &text)
    return text
  }

  package static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 { CanonicalXML.appendEscaped(byte, to: &bytes) }
    CanonicalXML.keepNullMarker(in: &bytes, from: 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends text without references, with each CR LF and CR as LF, as XML 1.0 requires (section
  /// 2.11).
  private static func appendLines(of source: ArraySlice<UInt8>, to text: inout LocatedText) {
    var rest = source
    while let end = rest.firstIndex(of: UInt8(ascii: "\r")) {
      text.appendCopy(of: rest[..<end])
      rest = rest[appendLineEnd(in: source, at: end, to: &text)...]
    }
    text.appendCopy(of: rest)
  }

  /// Appends an LF for a CR LF or a CR.
  ///
  /// - Returns: The offset after it.
  private static func appendLineEnd(
    in source: ArraySlice<UInt8>, at offset: Int, to text: inout LocatedText
  ) -> Int {
    let next = offset + 1
    let isPair = next < source.endIndex && source[next] == UInt8(ascii: "\n")
    let end = isPair ? next + 1 : next
    text.append("\n", referencedIn: offset..<end)
    return end
  }
}

extension [UInt8] {
  func has(_ other: [UInt8], at offset: Int) -> Bool {
    guard offset + other.count <= count else { return false }
    for index in other.indices where self[offset + index] != other[index] { return false }
    return true
  }

  /// Returns the end of a range without trailing white space.
  func endOfText(in range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1].isXMLSpace { end -= 1 }
    return end
  }

  /// Returns the offset of the first byte at or after an offset that is not white space.
  func endOfSpace(from start: Int) -> Int {
    withSpan { bytes in
      var offset = start
      while offset < bytes.count, bytes[offset].isXMLSpace { offset += 1 }
      return offset
    }
  }

  /// Returns the offset after a plain closing tag; `nil` if there is no such tag.
  ///
  /// - Parameters:
  ///   - name: The range of the element's name in its opening tag.
  ///   - start: The offset of the closing tag.
  func endOfClosingTag(named name: Range<Int>, at start: Int) -> Int? {
    withSpan { bytes in
      let end = start + 2 + name.count
      guard end < bytes.count, bytes[end] == UInt8(ascii: ">"), bytes[start] == UInt8(ascii: "<"),
        bytes[start + 1] == UInt8(ascii: "/")
      else { return nil }
      for index in 0..<name.count where bytes[name.lowerBound + index] != bytes[start + 2 + index] {
        return nil
      }
      return end + 1
    }
  }

  /// Returns the offset of the next `<`, `&` or NUL; the end if there is none.
  func endOfPlainText(from start: Int) -> Int {
    withSpan { bytes in
      var offset = start
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return offset }
        if byte == 0 || byte == UInt8(ascii: "\r") { return offset }
        offset += 1
      }
      return offset
    }
  }

  /// Returns the first offset of a byte in a range, which by default ends with the array.
  func firstIndex(of byte: UInt8, from start: Int, to end: Int? = nil) -> Int? {
    withSpan { bytes in
      let end = Swift.min(end ?? bytes.count, bytes.count)
      var offset = start
      while offset < end {
        if bytes[offset] == byte { return offset }
        offset += 1
      }
      return nil
    }
  }

  /// Returns the offset of the first occurrence of some bytes that lies completely in a range.
  ///
  /// - Parameters:
  ///   - other: At least one byte.
  ///   - start: The start of the range.
  ///   - end: The end of the range; `nil` for the end of the array.
  package func firstIndex(of other: [UInt8], from start: Int, to end: Int? = nil) -> Int? {
    guard let first = other.first else { return nil }
    let last = (end ?? count) - other.count
    var offset = start
    while let found = firstIndex(of: first, from: offset, to: last + 1) {
      if has(other, at: found) { return found }
      offset = found + 1
    }
    return nil
  }
}
