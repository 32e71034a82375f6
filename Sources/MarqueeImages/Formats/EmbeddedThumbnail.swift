/// The small JPEG that cameras embed in files of other formats, for programs that cannot read
/// those.
package enum EmbeddedThumbnail {
  /// Returns the small image in a file.
  ///
  /// It searches the directories of the Exif block of a HEIF file.
  ///
  /// - Returns: `nil` if there is none, if it is damaged, if it shows more or less than the image,
  ///   or if it would have to be rotated.
  /// - Complexity: O(*n*) in the bytes of the file.
  package static func jpeg(in bytes: [UInt8]) -> [UInt8]? {
    let inspection = ImageInspection(of: MemoryByteSource(bytes), depth: .whole)
    guard let info = inspection.info, info.orientation == .up, let size = info.pixelSize else {
      return nil
    }
    var reader = ByteReader(MemoryByteSource(bytes), depth: .whole)
    // A file whose structure is damaged is reported by the reader of its format.
    guard info.format == .heic, let range = try? range(&reader) else { return nil }
    let thumbnail = Array(bytes[range])
    let found = ImageInspection(of: MemoryByteSource(thumbnail), depth: .whole)
    guard found.fault == nil, let small = found.info, small.format == .jpeg,
      let smallSize = small.pixelSize, smallSize.isLike(size)
    else { return nil }
    return thumbnail
  }

  private enum Tag {
    static let offset: UInt16 = 513
    static let byteCount: UInt16 = 514
  }

  /// The largest small image that is accepted; those of cameras have some ten thousand bytes.
  private static let maximumByteCount = 1 << 20
  /// The most directories that are searched; the small image is in the second one.
  private static let maximumDirectoryCount = 8

  private static func range(_ reader: inout ByteReader) throws(ImageFault) -> Range<Int>? {
    guard let exif = try exifRange(&reader), exif.count >= 4 else { return nil }
    // The first four bytes are the number of bytes before the block.
    let skipped = try reader.length(at: exif.lowerBound)
    guard skipped <= exif.count - 4 else { return nil }
    return try range(in: (exif.lowerBound + 4 + skipped)..<exif.upperBound, &reader)
  }

  /// Returns the range of the Exif block of a HEIF file.
  private static func exifRange(_ reader: inout ByteReader) throws(ImageFault) -> Range<Int>? {
    var offset = 0
    while offset < reader.byteCount {
      let box = try Box(at: offset, in: reader.byteCount, &reader)
      if box.type == "meta" {
        guard let range = try HEIFItems(in: box, &reader).exifRange else { return nil }
        let end = try reader.end(of: range.lowerBound, count: range.count)
        return range.lowerBound..<end
      }
      offset = box.end
    }
    return nil
  }

  private static func range(
    in block: Range<Int>, _ reader: inout ByteReader
  ) throws(ImageFault) -> Range<Int>? {
    let exif = try ExifBlock(in: block, &reader)
    var next = exif.firstDirectory
    for _ in 0..<maximumDirectoryCount where next != 0 {
      let (fields, following) = try exif.directory(
        at: next, tags: [Tag.offset, Tag.byteCount], &reader)
      if let offsetField = fields[Tag.offset], let countField = fields[Tag.byteCount],
        let offset = try exif.value(of: offsetField, &reader),
        let count = try exif.value(of: countField, &reader),
        (1...maximumByteCount).contains(count)
      {
        return try exif.range(at: offset, count: count, reader)
      }
      next = following
    }
    return nil
  }
}

extension PixelSize {
  /// Whether two images have nearly the same proportions.
  ///
  /// Some cameras put black bars around small images.
  fileprivate func isLike(_ other: PixelSize) -> Bool {
    let shape = Double(width) / Double(height)
    let otherShape = Double(other.width) / Double(other.height)
    return abs(shape / otherShape - 1) < 0.04
  }
}
