/// Reads the box `iloc`, which has the places of the items' bytes in the file.
enum HEIFLocations {
  /// Returns the parts of each item that are in the file itself.
  ///
  /// Items in the box `idat`, items made from other items, and items in another file have no parts.
  static func extents(
    in box: Box, _ reader: inout ByteReader
  ) throws(ImageFault) -> [Int: [Range<Int>]] {
    let version = try box.version(&reader)
    var cursor = BoxCursor(box, at: box.start + 4)
    let sizes = Sizes(try cursor.next(2, &reader))
    let itemCount = try cursor.next(version < 2 ? 2 : 4, &reader)
    guard itemCount <= Box.maximumCount else { throw reader.corrupted(.tooManyParts) }
    var extents: [Int: [Range<Int>]] = [:]
    // Fields can have no bytes, so the box's own size does not limit the number of extents.
    var extentCount = 0
    for _ in 0..<itemCount {
      let item = try cursor.next(version < 2 ? 2 : 4, &reader)
      let method = version == 0 ? 0 : try cursor.next(2, &reader) & 0xF
      let isElsewhere = try cursor.next(2, &reader) != 0 || method != 0
      let base = try cursor.next(sizes.base, &reader)
      extents[item] = []
      let count = try cursor.next(2, &reader)
      extentCount += count
      guard extentCount <= Box.maximumCount else { throw reader.corrupted(.tooManyParts) }
      for _ in 0..<count {
        _ = try cursor.next(version == 0 ? 0 : sizes.index, &reader)
        let range = range(
          from: try cursor.next(sizes.offset, &reader), base: base,
          count: try cursor.next(sizes.length, &reader))
        if !isElsewhere { extents[item, default: []].append(range) }
      }
    }
    return extents
  }

  /// The sizes of the fields in bytes, four bits each.
  private struct Sizes {
    let offset: Int
    let length: Int
    let base: Int
    let index: Int

    init(_ bits: Int) {
      offset = min(8, bits >> 12)
      length = min(8, bits >> 8 & 0xF)
      base = min(8, bits >> 4 & 0xF)
      index = min(8, bits & 0xF)
    }
  }

  /// Returns a range, which ends at `Int.max` if its numbers are impossible.
  private static func range(from offset: Int, base: Int, count: Int) -> Range<Int> {
    let start = base.addingReportingOverflow(offset)
    let end = start.partialValue.addingReportingOverflow(count)
    guard !start.overflow else { return Int.max..<Int.max }
    return start.partialValue..<(end.overflow ? Int.max : end.partialValue)
  }
}
