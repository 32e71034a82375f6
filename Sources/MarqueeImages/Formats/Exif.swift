/// The one fact of an Exif block that matters here: how the image is turned.
enum Exif {
  static let orientationTag: UInt16 = 274

  /// The orientation that the Exif block in a range names.
  ///
  /// Every decoder passes over a damaged block, and over a value that means nothing; the image is
  /// then shown as stored.
  static func orientation(
    in range: Range<Int>, _ reader: inout ByteReader
  ) throws(ImageFault) -> ImageOrientation {
    let part = reader.part
    defer { reader.beginPart(at: part) }
    do throws(ImageFault) {
      // WebP files exist that keep the prefix which only JPEG needs.
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

  /// The orientation in a field; as stored where the field is missing or means nothing.
  static func orientation(
    _ field: TIFFStructure.Field?, of tiff: TIFFStructure, _ reader: inout ByteReader
  ) throws(ImageFault) -> ImageOrientation {
    guard let field, let value = try tiff.values(of: field, &reader)?.first else { return .up }
    return ImageOrientation(rawValue: value) ?? .up
  }
}
