/// Portable Network Graphics: a sequence of chunks, each with a length, a type and a checksum.
///
/// Source of the rules: W3C PNG, third edition; for CgBI, the files that Xcode writes. If only the
/// header is read, an orientation after the pixels is missed; the standard requires it before them.
enum PNG: ImageFormatReader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static let formats: [ImageFormat] = [.png]
  static let signatures: [[UInt8]] = [signature]

  static func format(of start: [UInt8]) -> ImageFormat? {
    start.starts(with: signature) ? .png : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    var walk = Walk()
    var offset = signature.count
    while !walk.isFinished {
      let chunk = try chunk(at: offset, &reader)
      if reader.depth == .header, chunk.type == "IDAT", info != nil { return }
      try walk.visit(chunk, &reader, into: &info)
      offset = chunk.end
    }
  }

  /// Reads the frame of a chunk, and its checksum if the whole file is checked.
  ///
  /// The header's checksum is always checked, because everything else relies on its size.
  private static func chunk(
    at offset: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> Chunk {
    reader.beginPart(at: offset)
    let length = try reader.length(at: offset)
    let letters = try reader.bytes(at: offset + 4, count: 4)
    guard letters.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      throw reader.corrupted(.unknownPart)
    }
    guard length <= Int(Int32.max) else { throw reader.corrupted(.partSize) }
    let dataEnd = try reader.end(of: offset + 8, count: length)
    let end = try reader.end(of: dataEnd, count: 4)
    let chunk = Chunk(
      type: String(decoding: letters, as: UTF8.self), data: (offset + 8)..<dataEnd, end: end)
    if reader.depth == .whole || chunk.type == "IHDR" {
      // Compute the checksum first, so that the bytes are read from start to end.
      let checksum = try reader.crc32(of: (offset + 4)..<dataEnd)
      guard try reader.uint32(at: dataEnd) == checksum else {
        throw reader.corrupted(.checksum)
      }
    }
    return chunk
  }
}

private struct Chunk {
  let type: String
  let data: Range<Int>
  let end: Int
}

private struct Walk {
  var isFinished = false
  private var needsPalette = false
  private var hasPalette = false
  private var dataState = DataState.expected

  /// The position relative to the chunks of pixels, which must be consecutive.
  private enum DataState {
    case expected
    case running
    case ended
  }

  mutating func visit(
    _ chunk: Chunk, _ reader: inout ByteReader, into info: inout ImageInfo?
  ) throws(ImageFault) {
    if info == nil, chunk.type != "IHDR", chunk.type != "CgBI" {
      throw reader.corrupted(.missingHeader)
    }
    if dataState == .running, chunk.type != "IDAT" { dataState = .ended }
    switch chunk.type {
    case "IHDR":
      guard info == nil else { throw reader.corrupted(.misplacedPart) }
      info = try header(chunk, &reader)
    case "PLTE": hasPalette = true
    case "IDAT": try visitData(&reader)
    case "IEND": try visitEnd(reader)
    case "tRNS": info?.hasAlpha = true
    case "acTL": info?.frameCount = try frameCount(chunk, &reader)
    case "eXIf": info?.apply(try Exif.orientation(in: chunk.data, &reader))
    default: break
    }
  }

  private mutating func visitData(_ reader: inout ByteReader) throws(ImageFault) {
    guard dataState != .ended else { throw reader.corrupted(.misplacedPart) }
    guard hasPalette || !needsPalette else { throw reader.corrupted(.missingPalette) }
    dataState = .running
  }

  private mutating func visitEnd(_ reader: ByteReader) throws(ImageFault) {
    guard dataState == .ended else { throw reader.corrupted(.missingImageData) }
    isFinished = true
  }

  private mutating func header(
    _ chunk: Chunk, _ reader: inout ByteReader
  ) throws(ImageFault) -> ImageInfo {
    guard chunk.data.count == 13 else { throw reader.corrupted(.partSize) }
    let start = chunk.data.lowerBound
    let width = try reader.length(at: start)
    let height = try reader.length(at: start + 4)
    guard width <= Int(Int32.max), height <= Int(Int32.max) else {
      throw reader.corrupted(.invalidValue)
    }
    let size = try reader.pixelSize(width: width, height: height)
    let depth = Int(try reader.uint8(at: start + 8))
    let method = try reader.bytes(at: start + 10, count: 3)
    guard let (model, depths) = Self.colorTypes[try reader.uint8(at: start + 9)],
      depths.contains(depth), method[0] == 0, method[1] == 0, method[2] <= 1
    else { throw reader.corrupted(.invalidValue) }
    needsPalette = model == .indexed
    return ImageInfo(
      .png, size: size, colorModel: model, bitDepth: depth,
      hasAlpha: try reader.uint8(at: start + 9) & 4 != 0, in: reader)
  }

  /// The color types of the standard, each with its allowed bit depths.
  private static let colorTypes: [UInt8: (ColorModel, [Int])] = [
    0: (.gray, [1, 2, 4, 8, 16]), 2: (.rgb, [8, 16]), 3: (.indexed, [1, 2, 4, 8]),
    4: (.gray, [8, 16]), 6: (.rgb, [8, 16]),
  ]

  private func frameCount(
    _ chunk: Chunk, _ reader: inout ByteReader
  ) throws(ImageFault) -> Int {
    guard chunk.data.count >= 8 else { throw reader.corrupted(.partSize) }
    return max(1, try reader.length(at: chunk.data.lowerBound))
  }
}

extension ImageFormat {
  /// Portable Network Graphics, including the variant that Xcode makes for apps (CgBI).
  package static let png = ImageFormat(
    "png", extensions: ["png"], mediaType: "image/png",
    support: [.looseFiles, .assetCatalogs])
}
