/// Reads the orientation of an image from an Exif block, and nothing else.
enum Exif {
  static let orientationTag: UInt16 = 274

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
      let tiff = try TIFFStructure(in: start..<range.upperBound, &reader)
      let fields = try tiff.directory(
        at: tiff.firstDirectory, tags: [orientationTag], &reader
      ).fields
      return try orientation(fields[orientationTag], of: tiff, &reader)
    } catch .unreadable {
      throw .unreadable
    } catch {
      return .up
    }
  }

  /// Returns the orientation in a field, or `up` if the field is missing or invalid.
  static func orientation(
    _ field: TIFFStructure.Field?, of tiff: TIFFStructure, _ reader: inout ByteReader
  ) throws(ImageFault) -> ImageOrientation {
    guard let field, let value = try tiff.values(of: field, &reader)?.first else { return .up }
    return ImageOrientation(rawValue: value) ?? .up
  }
}
