/// JPEG: a sequence of segments, each after a marker, with scans of coded pixels between them.
///
/// Source of the rules: ITU T.81; for the orientation, the first Exif block in APP1. Four channels
/// are inks, whichever encoding Adobe's APP14 specifies.
enum JPEG: ImageFormatReader {
  static let formats: [ImageFormat] = [.jpeg]

  static func format(of start: [UInt8]) -> ImageFormat? {
    start.starts(with: [0xFF, 0xD8, 0xFF]) ? .jpeg : nil
  }

  static func read(
    _ reader: inout ByteReader, as format: ImageFormat, into info: inout ImageInfo?
  ) throws(ImageFault) {
    var isTurned: Bool?
    var hasScan = false
    var offset = 2
    while true {
      let segment = try segment(at: offset, &reader)
      offset = segment.data.upperBound
      switch segment.marker {
      case Marker.end:
        guard hasScan else { throw reader.damaged }
        return
      case Marker.exif where isTurned == nil:
        guard try reader.hasText("Exif\0\0", at: segment.data.lowerBound) else { continue }
        isTurned = try Exif.isTurned(in: segment.data, &reader)
        info?.turn(isTurned ?? false)
      case _ where Marker.isFrameHeader(segment.marker):
        guard info == nil else { throw reader.damaged }
        info = try frame(segment, &reader)
        info?.turn(isTurned ?? false)
      case Marker.scan:
        guard info != nil else { throw reader.damaged }
        hasScan = true
        offset = try scanEnd(from: offset, &reader)
      default: break
      }
    }
  }

  /// Reads the next marker and the length after it; the end marker has no length.
  private static func segment(
    at offset: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> Segment {
    let (marker, start) = try marker(at: offset, &reader)
    if marker == Marker.end { return Segment(marker: marker, data: start..<start) }
    let length = Int(try reader.uint16(at: start))
    guard marker >= Marker.firstWithLength, marker != Marker.start, length >= 2 else {
      throw reader.damaged
    }
    let end = try reader.end(of: start, count: length)
    return Segment(marker: marker, data: (start + 2)..<end)
  }

  /// Finds the next marker, and the offset after it.
  ///
  /// Decoders ignore bytes between segments, which a segment with a wrong length leaves there.
  private static func marker(
    at offset: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> (marker: UInt8, end: Int) {
    reader.beginPart(at: offset)
    var offset = offset
    while let fill = try reader.firstOffset(from: offset, where: { $0 == 0xFF }),
      // Any number of FF bytes can precede a marker.
      let found = try reader.firstOffset(from: fill, where: { $0 != 0xFF })
    {
      let marker = try reader.uint8(at: found)
      offset = found + 1
      guard marker > Marker.temporary, !Marker.restarts.contains(marker) else { continue }
      reader.beginPart(at: fill)
      return (marker, offset)
    }
    throw .truncated(at: reader.part)
  }

  /// The marker after a scan: the first FF that is neither an escaped byte nor a restart marker.
  private static func scanEnd(
    from start: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> Int {
    var offset = start
    while let found = try reader.firstOffset(from: offset, where: { $0 == 0xFF }) {
      let next = try reader.uint8(at: found + 1)
      if next == 0xFF {
        offset = found + 1
      } else if next == 0 || Marker.restarts.contains(next) {
        offset = found + 2
      } else {
        return found
      }
    }
    throw .truncated(at: reader.part)
  }

  /// Reads the depth in bits, the height, the width, and the number of channels.
  private static func frame(
    _ segment: Segment, _ reader: inout ByteReader
  ) throws(ImageFault) -> ImageInfo {
    let start = segment.data.lowerBound
    let size = try reader.pixelSize(
      width: Int(try reader.uint16(at: start + 3)), height: Int(try reader.uint16(at: start + 1)))
    var info = ImageInfo(.jpeg, size: size, in: reader)
    info.isForPrint = try reader.uint8(at: start + 5) == 4
    return info
  }
}

/// A marker and the range of its segment without the length.
private struct Segment {
  let marker: UInt8
  let data: Range<Int>
}

/// The second byte of a marker; the first is FF.
private enum Marker {
  /// For arithmetic coders, without a length; 0 is not a marker at all.
  static let temporary: UInt8 = 0x01
  static let firstWithLength: UInt8 = 0xC0
  static let restarts: ClosedRange<UInt8> = 0xD0...0xD7
  static let start: UInt8 = 0xD8
  static let end: UInt8 = 0xD9
  static let scan: UInt8 = 0xDA
  static let exif: UInt8 = 0xE1

  /// Whether a marker is one of SOF0 to SOF15; C4, C8 and CC among them mean something else.
  static func isFrameHeader(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}

extension ImageFormat {
  /// JPEG, baseline or progressive.
  package static let jpeg = ImageFormat(
    name: "jpeg", fileExtensions: ["jpg", "jpeg", "jpe", "jfif"], displayName: "JPEG",
    mediaType: "image/jpeg",
    support: [.looseFiles, .assetCatalogs])
}
