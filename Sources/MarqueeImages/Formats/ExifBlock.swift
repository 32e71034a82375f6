/// The structure of an Exif block, which is that of a small TIFF file.
///
/// Source of the rules: TIFF 6.0.
struct ExifBlock {
  private let base: Int
  private let limit: Int
  private let order: ByteOrder
  /// The offset of the first directory from the base; 0 for none.
  let firstDirectory: Int

  struct Field {
    fileprivate let type: UInt16
    fileprivate let count: Int
    fileprivate let offset: Int
  }

  /// The most fields of a directory; real files have some dozens.
  private static let maximumFieldCount = 4096

  private static let fieldByteCount = 12

  /// Reads the header of the block in a range of bytes; throws if there is none.
  init(in range: Range<Int>, _ reader: inout ByteReader) throws(ImageFault) {
    base = range.lowerBound
    limit = range.upperBound
    switch try reader.prefix(at: base, count: 4) {
    case [0x49, 0x49, 42, 0]: order = .littleEndian
    case [0x4D, 0x4D, 0, 42]: order = .bigEndian
    default: throw reader.corrupted(.invalidValue)
    }
    firstDirectory = try reader.length(at: base + 4, order)
  }

  /// Reads the fields with some tags in a directory.
  ///
  /// - Complexity: O(*n*) in the fields of the directory, up to ``maximumFieldCount``.
  func directory(
    at directoryOffset: Int, tags: Set<UInt16>, _ reader: inout ByteReader
  ) throws(ImageFault) -> [UInt16: Field] {
    var offset = try range(at: directoryOffset, count: 2, reader).lowerBound
    reader.beginPart(at: offset)
    let count = Int(try reader.uint16(at: offset, order))
    guard count >= 1, count <= Self.maximumFieldCount else {
      throw reader.corrupted(count == 0 ? .invalidValue : .tooManyParts)
    }
    offset += 2
    var fields: [UInt16: Field] = [:]
    for _ in 0..<count {
      _ = try range(at: offset - base, count: Self.fieldByteCount, reader)
      let tag = try reader.uint16(at: offset, order)
      if tags.contains(tag) {
        fields[tag] = Field(
          type: try reader.uint16(at: offset + 2, order),
          count: try reader.length(at: offset + 4, order), offset: offset + 8)
      }
      offset += Self.fieldByteCount
    }
    _ = try range(at: offset - base, count: 4, reader)
    return fields
  }

  /// Returns the first integer of a field; `nil` if it has another type, or none.
  func value(of field: Field, _ reader: inout ByteReader) throws(ImageFault) -> Int? {
    let widths: [UInt16: Int] = [1: 1, 3: 2, 4: 4, 13: 4]
    guard let width = widths[field.type], field.count > 0 else { return nil }
    var offset = field.offset
    if width * field.count > 4 {
      let target = try reader.length(at: offset, order)
      offset = try range(at: target, count: width * field.count, reader).lowerBound
    }
    return try reader.length(at: offset, byteCount: width, order)
  }

  /// Returns the range in the file of bytes at an offset of the block.
  private func range(
    at offset: Int, count: Int, _ reader: ByteReader
  ) throws(ImageFault) -> Range<Int> {
    let (start, startOverflow) = base.addingReportingOverflow(offset)
    let (end, endOverflow) = start.addingReportingOverflow(count)
    guard offset >= 0, !startOverflow, !endOverflow, end <= limit else {
      throw .truncated(at: reader.part)
    }
    return start..<end
  }
}
