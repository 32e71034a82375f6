/// Reads the orientation of an image from an Exif block, and nothing else.
enum Exif {
  private static let orientationTag: UInt16 = 274

  /// Returns the orientation in the Exif block in a range.
  ///
  /// Every decoder ignores a damaged block or an invalid value, and shows the image as stored.
  static func orientation(
    in range: Range<Int>, _ reader: inout ByteReader
  ) throws(ImageFault) -> ImageOrientation {
    let part = reader.part
    defer { reader.beginPart(at: part) }
    do throws(ImageFault) {
      // Some WebP files have the prefix that only JPEG needs.
      let hasPrefix = try reader.hasText("Exif\0\0", at: range.lowerBound)
      let start = min(range.lowerBound + (hasPrefix ? 6 : 0), range.upperBound)
      let block = try ExifBlock(in: start..<range.upperBound, &reader)
      let fields = try block.directory(
        at: block.firstDirectory, tags: [orientationTag], &reader)
      guard let field = fields[orientationTag], let value = try block.value(of: field, &reader)
      else { return .up }
      return ImageOrientation(rawValue: value) ?? .up
    } catch .unreadable {
      throw .unreadable
    } catch {
      return .up
    }
  }
}
