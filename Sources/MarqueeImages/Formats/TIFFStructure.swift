/// The structure of a TIFF file, and of an Exif block, which is a small embedded TIFF file.
///
/// Source of the rules: TIFF 6.0; for 64-bit offsets the BigTIFF proposal.
struct TIFFStructure {
  private let base: Int
  private let limit: Int
  private let order: ByteOrder
  private let isBig: Bool
  /// The offset of the first directory from the base; 0 for none.
  let firstDirectory: Int

  /// A field of a directory.
  struct Field {
    /// The meaning of the field.
    let tag: UInt16
    fileprivate let type: UInt16
    /// How many values it has.
    let count: Int
    fileprivate let offset: Int
  }

  /// The most fields of a directory; real files have some dozens.
  static let maximumFieldCount = 4096

  /// The most values of a field: more strips than any real page has.
  static let maximumValueCount = 1 << 18

  /// Reads the header of the TIFF file in a range of bytes; throws if there is none.
  init(in range: Range<Int>, _ reader: inout ByteReader) throws(ImageFault) {
    base = range.lowerBound
    limit = range.upperBound
    guard let (order, isBig) = Self.kind(of: try reader.prefix(at: base, count: 4)) else {
      throw reader.corrupted(.invalidValue)
    }
    self.order = order
    self.isBig = isBig
    firstDirectory = try reader.length(
      at: base + (isBig ? 8 : 4), byteCount: isBig ? 8 : 4, order)
  }

  /// Returns the byte order, and whether offsets have 64 bits, from the first four bytes.
  static func kind(of start: [UInt8]) -> (ByteOrder, isBig: Bool)? {
    switch start.prefix(4) {
    case [0x49, 0x49, 42, 0]: (.littleEndian, false)
    case [0x4D, 0x4D, 0, 42]: (.bigEndian, false)
    case [0x49, 0x49, 43, 0]: (.littleEndian, true)
    case [0x4D, 0x4D, 0, 43]: (.bigEndian, true)
    default: nil
    }
  }

  /// Reads the fields with some tags in a directory, and the offset of the next directory.
  ///
  /// - Complexity: O(*n*) in the fields of the directory, up to ``maximumFieldCount``.
  func directory(
    at directoryOffset: Int, tags: Set<UInt16>, _ reader: inout ByteReader
  ) throws(ImageFault) -> (fields: [UInt16: Field], next: Int) {
    var offset = try place(directoryOffset, count: isBig ? 8 : 2, reader)
    reader.beginPart(at: offset)
    let count = try reader.length(at: offset, byteCount: isBig ? 8 : 2, order)
    guard count >= 1, count <= Self.maximumFieldCount else {
      throw reader.corrupted(count == 0 ? .invalidValue : .tooManyParts)
    }
    offset += isBig ? 8 : 2
    var fields: [UInt16: Field] = [:]
    for _ in 0..<count {
      _ = try place(offset - base, count: fieldByteCount, reader)
      let tag = try reader.uint16(at: offset, order)
      if tags.contains(tag) {
        let type = try reader.uint16(at: offset + 2, order)
        let count = try reader.length(at: offset + 4, byteCount: isBig ? 8 : 4, order)
        fields[tag] = Field(
          tag: tag, type: type, count: count, offset: offset + (isBig ? 12 : 8))
      }
      offset += fieldByteCount
    }
    _ = try place(offset - base, count: isBig ? 8 : 4, reader)
    return (fields, try reader.length(at: offset, byteCount: isBig ? 8 : 4, order))
  }

  /// Returns the integers of a field; `nil` if it has another type.
  func values(
    of field: Field, _ reader: inout ByteReader
  ) throws(ImageFault) -> [Int]? {
    let widths: [UInt16: Int] = [1: 1, 3: 2, 4: 4, 13: 4, 16: 8, 18: 8]
    guard let width = widths[field.type] else { return nil }
    guard field.count <= Self.maximumValueCount else { throw reader.corrupted(.tooManyParts) }
    var offset = field.offset
    if width * field.count > (isBig ? 8 : 4) {
      let target = try reader.length(at: offset, byteCount: isBig ? 8 : 4, order)
      offset = try place(target, count: width * field.count, reader)
    }
    var values: [Int] = []
    for _ in 0..<field.count {
      values.append(try reader.length(at: offset, byteCount: width, order))
      offset += width
    }
    return values
  }

  /// Returns the range in the file of bytes at an offset of the structure.
  func range(
    at offset: Int, count: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> Range<Int> {
    let start = try place(offset, count: count, reader)
    return start..<(start + count)
  }

  private var fieldByteCount: Int { isBig ? 20 : 12 }

  /// Returns the offset in the file of bytes at an offset from the base.
  private func place(
    _ offset: Int, count: Int, _ reader: ByteReader
  ) throws(ImageFault) -> Int {
    let (start, startOverflow) = base.addingReportingOverflow(offset)
    let (end, endOverflow) = start.addingReportingOverflow(count)
    guard offset >= 0, !startOverflow, !endOverflow, end <= limit else {
      throw .truncated(at: reader.part)
    }
    return start
  }
}
