/// Windows icon: a directory of images, each a bitmap or a PNG, of which the largest one counts.
///
/// Source of the rules: the Windows documentation of icon resources.
enum ICO: ImageFormatReader {
  static let formats: [ImageFormat] = [.ico]

  static func format(of start: [UInt8]) -> ImageFormat? {
    // Three of the signature's four bytes are 0, so the first entry must be plausible too.
    start.count >= 22 && start.starts(with: [0, 0, 1, 0]) && (start[4] | start[5]) != 0
      && start[9] == 0 && start[11] == 0 ? .ico : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    let count = Int(try reader.uint16(at: 4, .littleEndian))
    guard count <= maximumCount else { throw reader.corrupted(.tooManyParts) }
    var fault: ImageFault?
    for index in 0..<count {
      let entry = 6 + 16 * index
      reader.beginPart(at: entry)
      let length = try reader.length(at: entry + 8, .littleEndian)
      let start = try reader.length(at: entry + 12, .littleEndian)
      let end = try reader.end(of: start, count: length)
      let image: ImageInfo
      do throws(ImageFault) {
        image = try Self.image(in: start..<end, &reader)
      } catch {
        // The other images still have a size.
        if fault == nil { fault = error }
        continue
      }
      if area(of: image) > info.map(area) ?? 0 { info = image }
    }
    if let fault { throw fault }
  }

  /// The most images of an icon that are read; real icons have up to twenty.
  private static let maximumCount = 256

  private static func area(of image: ImageInfo) -> Int {
    image.pixelSize.map { $0.isTooLarge ? .max : $0.width * $0.height } ?? 0
  }

  private static func image(
    in range: Range<Int>, _ reader: inout ByteReader
  ) throws(ImageFault) -> ImageInfo {
    let start = range.lowerBound
    if try reader.prefix(at: start, count: 8) == PNG.signature {
      // The first chunk of a PNG: length, IHDR, width, height, bit depth, color type.
      reader.beginPart(at: start + 8)
      let size = try reader.pixelSize(
        width: try reader.length(at: start + 16), height: try reader.length(at: start + 20))
      let isGray = try reader.uint8(at: start + 25) & 2 == 0
      return ImageInfo(
        .ico, size: size, colorModel: isGray ? .gray : .rgb,
        bitDepth: Int(try reader.uint8(at: start + 24)), hasAlpha: true, in: reader)
    }
    let header = try BitmapHeader(at: start, &reader)
    // The height includes the rows of the alpha mask.
    let size = try reader.pixelSize(width: header.width, height: header.height / 2)
    return ImageInfo(
      .ico, size: size, colorModel: header.bitsPerPixel <= 8 ? .indexed : .rgb,
      bitDepth: header.bitsPerPixel <= 8 ? header.bitsPerPixel : 8, hasAlpha: true, in: reader)
  }
}

extension ImageFormat {
  /// Windows icon.
  package static let ico = ImageFormat(
    "ico", extensions: ["ico"], mediaType: "image/x-icon", support: .looseFiles)
}
