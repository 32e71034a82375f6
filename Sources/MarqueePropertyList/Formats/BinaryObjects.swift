/// The objects of a binary property list, accessible by index.
///
/// All offsets and counts in the file are checked here, so that none leads outside the objects.
struct BinaryObjects {
  private static let headerByteCount = 8
  private static let trailerByteCount = 32

  let bytes: [UInt8]
  let top: Int
  /// How many bytes an index takes, 1…8.
  let indexByteCount: Int
  private let count: Int
  private let offsetByteCount: Int
  private let tableOffset: Int

  init(_ bytes: [UInt8]) throws(FormatError) {
    try Self.checkHeader(bytes)
    let trailer = bytes.count - Self.trailerByteCount
    guard trailer > Self.headerByteCount else { throw FormatError(.binaryCutOff, at: bytes.count) }
    let damaged = FormatError(.damagedTrailer, at: trailer)
    guard (1...8).contains(bytes[trailer + 6]), (1...8).contains(bytes[trailer + 7]),
      let count = Int(exactly: bytes.bigEndian(trailer + 8..<trailer + 16)),
      let top = Int(exactly: bytes.bigEndian(trailer + 16..<trailer + 24)),
      let tableOffset = Int(exactly: bytes.bigEndian(trailer + 24..<trailer + 32)),
      top < count, tableOffset > Self.headerByteCount, tableOffset < trailer
    else { throw damaged }
    offsetByteCount = Int(bytes[trailer + 6])
    // The table ends exactly at the trailer; this reveals a file that was truncated or extended.
    let (tableByteCount, overflow) = count.multipliedReportingOverflow(by: offsetByteCount)
    guard !overflow, tableByteCount == trailer - tableOffset else { throw damaged }
    self.bytes = bytes
    self.count = count
    self.top = top
    self.tableOffset = tableOffset
    indexByteCount = Int(bytes[trailer + 7])
  }

  /// Checks for `bplist00`; the last digit is ignored, as `PropertyListDecoder` does.
  private static func checkHeader(_ bytes: [UInt8]) throws(FormatError) {
    let name = Array("bplist".utf8)
    guard bytes.starts(with: name) else { throw FormatError(.notAPropertyList, at: 0) }
    guard bytes.count >= headerByteCount else { throw FormatError(.binaryCutOff, at: bytes.count) }
    guard bytes[name.count] == UInt8(ascii: "0") else {
      let version = String(decoding: bytes[name.count..<headerByteCount], as: UTF8.self)
      throw FormatError(.unsupportedBinaryVersion(version), at: name.count)
    }
  }

  /// Returns the offset of an object.
  ///
  /// - Parameters:
  ///   - index: Any number.
  ///   - place: The offset at which the index was read, for the error.
  func offset(ofObject index: UInt64, namedAt place: Int) throws(FormatError) -> Int {
    guard index < count else { throw FormatError(.missingObject, at: place) }
    let entry = tableOffset + Int(index) * offsetByteCount
    let offset = bytes.bigEndian(entry..<entry + offsetByteCount)
    guard offset >= Self.headerByteCount, offset < tableOffset else {
      throw FormatError(.damagedOffsetTable, at: entry)
    }
    return Int(offset)
  }

  /// Returns the range of some items of an object.
  ///
  /// - Parameters:
  ///   - start: An offset inside the objects, or right after them.
  ///   - count: How many items there are.
  ///   - size: How many bytes an item takes, at least 1.
  func range(from start: Int, count: UInt64, size: Int = 1) throws(FormatError) -> Range<Int> {
    guard count <= (tableOffset - start) / size else { throw FormatError(.objectCutOff, at: start) }
    return start..<start + Int(count) * size
  }
}

extension [UInt8] {
  /// Reads a big-endian number from some bytes of this array; if there are more than 8, from the
  /// last 8.
  func bigEndian(_ range: Range<Int>) -> UInt64 {
    self[range].reduce(0) { $0 << 8 | UInt64($1) }
  }
}
