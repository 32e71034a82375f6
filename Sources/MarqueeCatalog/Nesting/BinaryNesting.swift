/// The nesting of arrays and dictionaries in a binary property list.
struct BinaryNesting {
  private static let trailerByteCount = 32

  private let bytes: [UInt8]
  private let tableOffset: Int
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
    var level = [list.top]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      guard depth <= PropertyListNesting.maximumDepth else { return true }
      var seen: Set<Int> = []
      level = level.flatMap(list.elements).filter { seen.insert($0).inserted }
    }
    return false
  }

  /// Reads the trailer.
  private init?(_ bytes: [UInt8]) {
    let trailer = bytes.count - Self.trailerByteCount
    guard trailer > 0 else { return nil }
    self.bytes = bytes
    offsetByteCount = Int(bytes[trailer + 6])
    indexByteCount = Int(bytes[trailer + 7])
    guard let count = Self.number(bytes[(trailer + 8)..<(trailer + 16)]),
      let top = Self.number(bytes[(trailer + 16)..<(trailer + 24)]),
      let table = Self.number(bytes[(trailer + 24)..<(trailer + 32)]),
      (1...8).contains(offsetByteCount), (1...8).contains(indexByteCount), top < count,
      table < trailer, count <= (trailer - table) / offsetByteCount
    else { return nil }
    (objectCount, self.top, tableOffset) = (count, top, table)
  }

  /// Returns the indices of an object's elements, including a dictionary's keys; none for other
  /// objects.
  private func elements(of object: Int) -> [Int] {
    let entry = tableOffset + object * offsetByteCount
    guard let offset = Self.number(bytes[entry..<(entry + offsetByteCount)]), offset < tableOffset
    else { return [] }
    let kind = bytes[offset] >> 4
    // 0xA is an array, 0xC a set, and 0xD a dictionary with its keys before its values.
    guard kind == 0xA || kind == 0xC || kind == 0xD else { return [] }
    var start = offset + 1
    var count = Int(bytes[offset] & 0x0F)
    if count == 0x0F {
      // An integer object follows: 0x1n, with 2^n bytes.
      guard start < tableOffset, bytes[start] >> 4 == 1, bytes[start] & 0x0F <= 3 else { return [] }
      let length = 1 << Int(bytes[start] & 0x0F)
      guard start + 1 + length <= tableOffset,
        let long = Self.number(bytes[(start + 1)..<(start + 1 + length)])
      else { return [] }
      start += 1 + length
      count = long
    }
    let perElement = kind == 0xD ? 2 * indexByteCount : indexByteCount
    guard count <= (tableOffset - start) / perElement else { return [] }
    return stride(from: start, to: start + count * perElement, by: indexByteCount).compactMap {
      let index = Self.number(bytes[$0..<($0 + indexByteCount)])
      return index.flatMap { $0 < objectCount ? $0 : nil }
    }
  }

  /// Reads a big-endian number from some bytes; `nil` if it does not fit in `Int`.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for byte in bytes {
      guard number <= Int.max >> 8 else { return nil }
      number = number << 8 | Int(byte)
    }
    return number
  }
}
