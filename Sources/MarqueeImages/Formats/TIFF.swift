/// Tagged Image File Format: directories of fields, one for each page.
///
/// Source of the rules: TIFF 6.0.
enum TIFF: ImageFormatReader {
  static let formats: [ImageFormat] = [.tiff]

  static func format(of start: [UInt8]) -> ImageFormat? {
    TIFFStructure.kind(of: start) == nil ? nil : .tiff
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    let tiff = try TIFFStructure(in: 0..<reader.byteCount, &reader)
    var visited: Set<Int> = []
    var next = tiff.firstDirectory
    // Directories can share their lists of strips, so the file's size does not limit the work.
    var stripCount = 0
    while next != 0 {
      guard visited.insert(next).inserted else { throw reader.corrupted(.nesting) }
      guard visited.count <= maximumPageCount else { throw reader.corrupted(.tooManyParts) }
      let (fields, following) = try tiff.directory(at: next, tags: Tag.all, &reader)
      let page = Page(tiff: tiff, fields: fields)
      if info == nil { info = try page.info(&reader) }
      if reader.depth == .header { return }
      stripCount += try page.checkPixels(&reader)
      guard stripCount <= TIFFStructure.maximumValueCount else {
        throw reader.corrupted(.tooManyParts)
      }
      next = following
    }
    guard info != nil else { throw reader.corrupted(.missingHeader) }
    info?.frameCount = visited.count
  }

  private static let maximumPageCount = 4096
}

private enum Tag {
  static let width: UInt16 = 256
  static let height: UInt16 = 257
  static let bitsPerSample: UInt16 = 258
  static let photometric: UInt16 = 262
  static let stripOffsets: UInt16 = 273
  static let samplesPerPixel: UInt16 = 277
  static let stripByteCounts: UInt16 = 279
  static let tileOffsets: UInt16 = 324
  static let tileByteCounts: UInt16 = 325
  static let extraSamples: UInt16 = 338

  static let all: Set<UInt16> = [
    width, height, bitsPerSample, photometric, stripOffsets, Exif.orientationTag, samplesPerPixel,
    stripByteCounts, tileOffsets, tileByteCounts, extraSamples,
  ]
}

/// One directory.
private struct Page {
  let tiff: TIFFStructure
  let fields: [UInt16: TIFFStructure.Field]

  func info(_ reader: inout ByteReader) throws(ImageFault) -> ImageInfo {
    guard let width = try value(Tag.width, &reader), let height = try value(Tag.height, &reader)
    else { throw reader.corrupted(.missingHeader) }
    let photometric = try value(Tag.photometric, &reader) ?? 1
    // Extra samples of kinds 1 and 2 are opacity; 0 means nothing.
    let extra = try value(Tag.extraSamples, &reader) ?? 0
    var info = ImageInfo(
      .tiff, size: try reader.pixelSize(width: width, height: height),
      colorModel: Self.colorModels[photometric],
      bitDepth: try value(Tag.bitsPerSample, &reader) ?? 1,
      hasAlpha: extra == 1 || extra == 2, frameCount: nil, in: reader)
    info.apply(try Exif.orientation(fields[Exif.orientationTag], of: tiff, &reader))
    return info
  }

  /// Color models by photometric interpretation: white is 0, black is 0, RGB, palette, mask,
  /// separated, YCbCr, Lab.
  private static let colorModels: [Int: ColorModel] = [
    0: .gray, 1: .gray, 2: .rgb, 3: .indexed, 4: .gray, 5: .cmyk, 6: .rgb, 8: .lab, 9: .lab,
    10: .lab,
  ]

  /// Checks that every strip or tile is in the file; returns their number.
  func checkPixels(_ reader: inout ByteReader) throws(ImageFault) -> Int {
    let isTiled = fields[Tag.tileOffsets] != nil
    guard let offsetField = fields[isTiled ? Tag.tileOffsets : Tag.stripOffsets],
      let countField = fields[isTiled ? Tag.tileByteCounts : Tag.stripByteCounts]
    else { throw reader.corrupted(.missingImageData) }
    guard let offsets = try tiff.values(of: offsetField, &reader),
      let counts = try tiff.values(of: countField, &reader), offsets.count == counts.count
    else { throw reader.corrupted(.invalidValue) }
    for (offset, count) in zip(offsets, counts) {
      reader.beginPart(at: offset)
      _ = try reader.end(of: offset, count: count)
    }
    return offsets.count
  }

  private func value(_ tag: UInt16, _ reader: inout ByteReader) throws(ImageFault) -> Int? {
    guard let field = fields[tag] else { return nil }
    return try tiff.values(of: field, &reader)?.first
  }
}

extension ImageFormat {
  /// Tagged Image File Format, including files with 64-bit offsets.
  package static let tiff = ImageFormat(
    "tiff", extensions: ["tiff", "tif"], mediaType: nil, support: .looseFiles)
}
