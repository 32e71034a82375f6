struct BinaryNesting {
  private let bytes: [UInt8]
  private let table: Int
  private let objectCount: Int
  private let offsetByteCount: Int
  private let indexByteCount: Int
  private let top: Int

  /// Whether values are nested deeper than ``PropertyListNesting/maximumDepth``.
  ///
  /// Containers can share elements, and a cycle has no end. So the search goes level by level, and
  /// visits each object once per level.
  ///
  /// - Returns: `false` for a damaged file too, because a decoder rejects an invalid reference.
  /// - Complexity: O(*n*) in the bytes for each level.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    guard let list = BinaryNesting(bytes) else { return false }
    var level: Set = [list.top]
    for _ in 0..<PropertyListNesting.maximumDepth { level = Set(level.flatMap(list.elements)) }
    return !level.isEmpty
  }

  private init?(_ bytes: [UInt8]) {
    let trailer = bytes.count - 32
    guard trailer > 0, let objectCount = bytes.number(at: trailer + 8, 8),
      let top = bytes.number(at: trailer + 16, 8), let table = bytes.number(at: trailer + 24, 8)
    else { return nil }
    (self.bytes, self.objectCount, self.top, self.table) = (bytes, objectCount, top, table)
    (offsetByteCount, indexByteCount) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetByteCount), (1...8).contains(indexByteCount), top < objectCount,
      table < trailer, objectCount <= (trailer - table) / offsetByteCount
    else { return nil }
  }

  /// The indices of an object's elements, including a dictionary's keys; none for other objects.
  private func elements(of object: Int) -> [Int] {
    let entry = bytes.number(at: table + object * offsetByteCount, offsetByteCount)
    guard let offset = entry, offset < table else { return [] }
    // 0xA is an array, 0xC a set, and 0xD a dictionary with its keys before its values.
    let kind = bytes[offset] >> 4
    guard kind == 0xA || kind == 0xC || kind == 0xD else { return [] }
    var (start, count) = (offset + 1, Int(bytes[offset] & 0x0F))
    if count == 0x0F {
      // An integer object follows: 0x1n, with 2^n bytes. The trailer is long enough for its bytes.
      guard (0x10...0x13).contains(bytes[start]) else { return [] }
      let length = 1 << Int(bytes[start] & 0x0F)
      guard let long = bytes.number(at: start + 1, length) else { return [] }
      (start, count) = (start + 1 + length, long)
    }
    let perElement = kind == 0xD ? 2 * indexByteCount : indexByteCount
    guard count <= (table - start) / perElement else { return [] }
    return stride(from: start, to: start + count * perElement, by: indexByteCount)
      .compactMap { bytes.number(at: $0, indexByteCount) }.filter { $0 < objectCount }
  }
}

extension [UInt8] {
  /// A big-endian number of at most eight bytes; `nil` if it does not fit in `Int`.
  fileprivate func number(at offset: Int, _ byteCount: Int) -> Int? {
    Int(exactly: self[offset..<(offset + byteCount)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
