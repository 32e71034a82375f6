enum BinaryObject {
  /// A text, as the range of its bytes.
  enum Text {
    case ascii(Range<Int>)
    case utf16(Range<Int>)
  }

  case boolean(Bool)
  /// In decimal digits: neither `Int64` nor `UInt64` has room for all signed and unsigned values.
  case integer(String)
  case real(Double)
  /// In seconds since 2001-01-01T00:00:00Z.
  case date(Double)
  case data(Range<Int>)
  case text(Text)
  case identifier(UInt64)
  case array(Range<Int>)
  /// The range holds the indices of the keys, then those of the values.
  case dictionary(Range<Int>)
}

extension BinaryObjects {
  /// Reads the object at an offset.
  ///
  /// - Parameter offset: An offset from ``offset(ofObject:namedAt:)``.
  func object(at offset: Int) throws(FormatError) -> BinaryObject {
    let marker = bytes[offset]
    let low = marker & 0x0F
    switch marker {
    case 0x00: throw FormatError(.nullValue, at: offset)
    case 0x08: return .boolean(false)
    case 0x09: return .boolean(true)
    case 0x10...0x14: return .integer(try integer(at: offset))
    case 0x22:
      let range = try range(from: offset + 1, count: 4)
      return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bytes.bigEndian(range)))))
    case 0x23: return .real(try double(at: offset + 1))
    case 0x33: return .date(try double(at: offset + 1))
    case 0x40...0x4F: return .data(try items(at: offset, size: 1))
    case 0x50...0x5F: return .text(.ascii(try items(at: offset, size: 1)))
    case 0x60...0x6F: return .text(.utf16(try items(at: offset, size: 2)))
    case 0x80...0x87:
      return .identifier(bytes.bigEndian(try range(from: offset + 1, count: UInt64(low) + 1)))
    case 0xA0...0xAF: return .array(try items(at: offset, size: indexByteCount))
    case 0xC0...0xCF: throw FormatError(.setValue, at: offset)
    case 0xD0...0xDF: return .dictionary(try items(at: offset, size: 2 * indexByteCount))
    default: throw FormatError(.unknownObject(marker), at: offset)
    }
  }

  /// Reads an integer: one to four bytes and sixteen bytes are unsigned, eight bytes are signed.
  private func integer(at offset: Int) throws(FormatError) -> String {
    let range = try range(from: offset + 1, count: 1 << UInt64(bytes[offset] & 0x0F))
    let value = bytes.bigEndian(range)
    if range.count == 8 { return String(Int64(bitPattern: value)) }
    guard bytes[range].dropLast(8).allSatisfy({ $0 == 0 }) else {
      throw FormatError(.integerRange, at: offset)
    }
    return String(value)
  }

  private func double(at offset: Int) throws(FormatError) -> Double {
    Double(bitPattern: bytes.bigEndian(try range(from: offset, count: 8)))
  }

  /// Reads the range of a counted object's items; the count is the marker's low half, or an integer
  /// object after the marker if that half is 15.
  private func items(at offset: Int, size: Int) throws(FormatError) -> Range<Int> {
    let low = bytes[offset] & 0x0F
    guard low == 0x0F else { return try range(from: offset + 1, count: UInt64(low), size: size) }
    let marker = bytes[try range(from: offset + 1, count: 1).lowerBound]
    guard (0x10...0x14).contains(marker) else {
      throw FormatError(.unknownObject(marker), at: offset + 1)
    }
    let count = try range(from: offset + 2, count: 1 << UInt64(marker & 0x0F))
    guard bytes[count].dropLast(8).allSatisfy({ $0 == 0 }) else {
      throw FormatError(.objectCutOff, at: offset)
    }
    return try range(from: count.upperBound, count: bytes.bigEndian(count), size: size)
  }
}
