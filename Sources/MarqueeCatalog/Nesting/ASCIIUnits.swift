import MarqueeScreen

/// The code units of a text in UTF-8, UTF-16 or UTF-32, with non-ASCII ones as 0.
///
/// This is enough to find markup and brackets, which are ASCII in each of the encodings.
struct ASCIIUnits {
  private let bytes: [UInt8]
  /// How many bytes a unit takes: 1, 2 or 4.
  private let width: Int
  /// The offset of a unit's lowest byte.
  private let lowByte: Int
  private let start: Int

  /// How many whole units there are, without a byte order mark.
  let count: Int

  /// Recognizes the encoding by its byte order mark, or the zeros around a first ASCII character.
  init(_ bytes: [UInt8]) {
    let forms: [(first: [UInt8?], width: Int, lowByte: Int, isMarked: Bool)] = [
      ([0xFF, 0xFE, 0, 0], 4, 0, true),
      ([0, 0, 0xFE, 0xFF], 4, 3, true),
      ([0xFF, 0xFE], 2, 0, true),
      ([0xFE, 0xFF], 2, 1, true),
      ([nil, 0, 0, 0], 4, 0, false),
      ([0, 0, 0, nil], 4, 3, false),
      ([nil, 0], 2, 0, false),
      ([0, nil], 2, 1, false),
    ]
    let form = forms.first { form in
      form.first.count <= bytes.count
        && zip(form.first, bytes).allSatisfy { $0 == nil || $0 == $1 }
    }
    // The mark of UTF-8 is three non-ASCII units, which are skipped like white space.
    (width, lowByte) = (form?.width ?? 1, form?.lowByte ?? 0)
    self.bytes = bytes
    start = form?.isMarked == true ? width : 0
    count = (bytes.count - start) / width
  }

  /// Returns the unit at an index; 0 if it is not ASCII or outside the text.
  subscript(index: Int) -> UInt8 {
    guard (0..<count).contains(index) else { return 0 }
    let offset = start + index * width
    guard width > 1 else { return bytes[offset] < 0x80 ? bytes[offset] : 0 }
    for position in 0..<width where position != lowByte && bytes[offset + position] != 0 {
      return 0
    }
    return bytes[offset + lowByte] < 0x80 ? bytes[offset + lowByte] : 0
  }

  /// Returns the index of the first unit, at or after an index, that is neither white space nor 0.
  func endOfSpace(from start: Int) -> Int {
    var index = start
    while index < count, self[index] <= UInt8(ascii: " ") { index += 1 }
    return index
  }

  func has(_ text: StaticString, at index: Int) -> Bool {
    guard text.utf8CodeUnitCount <= count - index else { return false }
    return text.withUTF8Buffer { text in
      text.indices.allSatisfy { unsafe text[$0] == self[index + $0] }
    }
  }

  /// Returns the text with each line break as LF, as XML requires.
  func normalizingLineEnds() -> [UInt8] {
    var result = Array(bytes[..<start])
    guard width > 1 else {
      LineEnds.append(normalizing: bytes[start...], to: &result)
      return result
    }
    let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
    for index in 0..<count where self[index] != carriageReturn || self[index + 1] != lineFeed {
      let unit = start + index * width
      result += bytes[unit..<(unit + width)]
      if self[index] == carriageReturn { result[result.count - width + lowByte] = lineFeed }
    }
    return result + bytes[(start + count * width)...]
  }

  /// Returns the index after the next occurrence of an ASCII text; the end if there is none.
  func end(of text: StaticString, from start: Int) -> Int {
    var index = start
    while index < count {
      if has(text, at: index) { return index + text.utf8CodeUnitCount }
      index += 1
    }
    return count
  }
}
