enum UTF16Decoding {
  /// Which byte of a code unit comes first.
  enum ByteOrder {
    case little
    case big
  }

  /// Decodes some UTF-16 bytes, without a byte order mark, as UTF-8.
  ///
  /// - Throws: ``FormatFault/unpairedSurrogate`` or ``FormatFault/oddByteCount`` at an index of
  ///   `bytes`.
  static func utf8(
    from bytes: ArraySlice<UInt8>, order: ByteOrder
  ) throws(FormatError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while let unit = codeUnit(at: index, of: bytes, order: order) {
      let start = index
      index += 2
      if unit < 0x80 {
        text.append(UInt8(truncatingIfNeeded: unit))
      } else if let scalar = Unicode.Scalar(unit) {
        append(scalar, to: &text)
      } else if unit < 0xDC00, let low = codeUnit(at: index, of: bytes, order: order),
        let scalar = Unicode.Scalar(high: unit, low: low)
      {
        append(scalar, to: &text)
        index += 2
      } else {
        throw FormatError(.unpairedSurrogate, at: start)
      }
    }
    guard index == bytes.endIndex else { throw FormatError(.oddByteCount, at: index) }
    return text
  }

  /// Appends a character to UTF-8 text.
  static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
  }

  private static func codeUnit(
    at index: Int, of bytes: ArraySlice<UInt8>, order: ByteOrder
  ) -> UInt32? {
    guard bytes.endIndex - index >= 2 else { return nil }
    let first = UInt32(bytes[index])
    let second = UInt32(bytes[index + 1])
    switch order {
    case .little: return second << 8 | first
    case .big: return first << 8 | second
    }
  }
}

extension Unicode.Scalar {
  /// Makes the scalar of a surrogate pair; `nil` if the second unit is not a low surrogate.
  fileprivate init?(high: UInt32, low: UInt32) {
    guard (0xDC00...0xDFFF).contains(low) else { return nil }
    self.init(0x10000 + (high & 0x3FF) << 10 + (low & 0x3FF))
  }
}
