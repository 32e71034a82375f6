/// WebP: chunks in a RIFF file; the first one determines the kind: lossy, lossless or extended.
///
/// Source of the rules: RFC 9649, and RFC 6386 for the frame header of VP8.
enum WebP: ImageFormatReader {
  static let formats: [ImageFormat] = [.webp]
  static let signatures: [[UInt8]] = [Array("RIFF".utf8)]

  static func format(of start: [UInt8]) -> ImageFormat? {
    start.count >= 12 && start.starts(with: Array("RIFF".utf8))
      && start[8..<12].elementsEqual("WEBP".utf8) ? .webp : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    let (riffEnd, overflow) = try reader.length(at: 4, .littleEndian).addingReportingOverflow(8)
    let first = try chunk(at: 12, &reader)
    let hasExif: Bool
    switch first.type {
    case "VP8 ": (info, hasExif) = (try lossy(first, &reader), false)
    case "VP8L": (info, hasExif) = (try lossless(first, &reader), false)
    case "VP8X": (info, hasExif) = try extended(first, &reader)
    default: throw reader.corrupted(.unknownPart)
    }
    let isStill = info?.frameCount != nil
    guard reader.depth == .whole || (hasExif && isStill) else { return }
    guard !overflow, riffEnd <= reader.byteCount else {
      // Walk through the existing bytes, so that the fault names the truncated chunk.
      _ = try walk(from: first.paddedEnd, to: Int.max, &reader, into: &info)
      throw .truncated(at: 0)
    }
    let imageCount = try walk(from: first.paddedEnd, to: riffEnd, &reader, into: &info)
    if first.type == "VP8X", imageCount == 0 { throw reader.corrupted(.missingImageData) }
    if !isStill { info?.frameCount = imageCount }
  }

  /// Visits the chunks after the first one, and counts those with an image.
  private static func walk(
    from start: Int, to end: Int, _ reader: inout ByteReader, into info: inout ImageInfo?
  ) throws(ImageFault) -> Int {
    var imageCount = 0
    var offset = start
    while offset < end {
      let chunk = try chunk(at: offset, &reader)
      guard chunk.data.upperBound <= end else { throw reader.corrupted(.partSize) }
      switch chunk.type {
      case "VP8 ", "VP8L", "ANMF": imageCount += 1
      case "EXIF": info?.apply(try Exif.orientation(in: chunk.data, &reader))
      default: break
      }
      offset = chunk.paddedEnd
    }
    return imageCount
  }

  private static func chunk(
    at offset: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> Chunk {
    reader.beginPart(at: offset)
    let type = try reader.bytes(at: offset, count: 4)
    let length = try reader.length(at: offset + 4, .littleEndian)
    // A chunk's header can be in the file without its data, and at depth `header` that is enough.
    let end =
      reader.depth == .whole
      ? try reader.end(of: offset + 8, count: length)
      : min(reader.byteCount, (offset + 8).addingReportingOverflow(length).partialValue)
    guard end >= offset + 8 else { throw reader.corrupted(.partSize) }
    return Chunk(type: String(decoding: type, as: UTF8.self), data: (offset + 8)..<end)
  }

  private static func lossy(
    _ chunk: Chunk, _ reader: inout ByteReader
  ) throws(ImageFault) -> ImageInfo {
    guard chunk.data.count >= 10 else { throw reader.corrupted(.partSize) }
    let start = chunk.data.lowerBound
    let isKeyFrame = try reader.uint8(at: start) & 1 == 0
    guard isKeyFrame, try reader.bytes(at: start + 3, count: 3) == [0x9D, 0x01, 0x2A] else {
      throw reader.corrupted(.invalidValue)
    }
    // The two high bits are a scaling hint.
    let size = try reader.pixelSize(
      width: Int(try reader.uint16(at: start + 6, .littleEndian) & 0x3FFF),
      height: Int(try reader.uint16(at: start + 8, .littleEndian) & 0x3FFF))
    return ImageInfo(.webp, size: size, colorModel: .rgb, bitDepth: 8, in: reader)
  }

  private static func lossless(
    _ chunk: Chunk, _ reader: inout ByteReader
  ) throws(ImageFault) -> ImageInfo {
    guard chunk.data.count >= 5 else { throw reader.corrupted(.partSize) }
    let start = chunk.data.lowerBound
    let bits = try reader.uint32(at: start + 1, .littleEndian)
    guard try reader.uint8(at: start) == 0x2F, bits >> 29 == 0 else {
      throw reader.corrupted(.invalidValue)
    }
    let size = try reader.pixelSize(
      width: Int(bits & 0x3FFF) + 1, height: Int(bits >> 14 & 0x3FFF) + 1)
    return ImageInfo(
      .webp, size: size, colorModel: .rgb, bitDepth: 8, hasAlpha: bits >> 28 & 1 != 0, in: reader)
  }

  private static func extended(
    _ chunk: Chunk, _ reader: inout ByteReader
  ) throws(ImageFault) -> (ImageInfo, hasExif: Bool) {
    guard chunk.data.count >= 10 else { throw reader.corrupted(.partSize) }
    let start = chunk.data.lowerBound
    let flags = try reader.uint8(at: start)
    let width = try reader.length(at: start + 4, byteCount: 3, .littleEndian) + 1
    let height = try reader.length(at: start + 7, byteCount: 3, .littleEndian) + 1
    let info = ImageInfo(
      .webp, size: try reader.pixelSize(width: width, height: height), colorModel: .rgb,
      bitDepth: 8, hasAlpha: flags & 0x10 != 0, frameCount: flags & 0x02 == 0 ? 1 : nil,
      in: reader)
    return (info, flags & 0x08 != 0)
  }
}

private struct Chunk {
  let type: String
  let data: Range<Int>
  /// Chunks begin at even offsets.
  var paddedEnd: Int { data.upperBound + data.count & 1 }
}

extension ImageFormat {
  /// WebP, lossy, lossless or extended.
  package static let webp = ImageFormat(
    "webp", extensions: ["webp"], displayName: "WebP", mediaType: "image/webp",
    support: .looseFiles)
}
