import MarqueeScreen

/// Searches for the first media box of a PDF.
struct MediaBoxSearch {
  /// The size of the box; `nil` until one is found.
  private(set) var size: PointSize?
  /// The offsets of object streams that may contain a box.
  private var streams: [Int] = []

  /// The most object streams to inflate; an image has one or two.
  private static let maximumStreamCount = 16
  /// The most bytes of a stream to read, and the most bytes to inflate them to.
  private static let streamByteCount = 64 << 10
  private static let unpackedByteCount = 1 << 20

  /// Searches the file itself, and records the object streams in it.
  mutating func look(in range: Range<Int>, _ reader: inout ByteReader) throws(ImageFault) {
    var offset = range.lowerBound
    while let slash = try reader.firstOffset(
      from: offset, upTo: range.upperBound, where: { $0 == UInt8(ascii: "/") })
    {
      if try reader.hasText("/MediaBox", at: slash) {
        // Four numbers and their brackets take far fewer bytes.
        size = Self.boxSize(try reader.prefix(at: slash + 9, count: 256)[...])
        if size != nil { return }
      } else if streams.count < Self.maximumStreamCount, try reader.hasText("/ObjStm", at: slash) {
        streams.append(slash)
      }
      offset = slash + 1
    }
  }

  /// Searches the recorded object streams.
  ///
  /// At depth `header` it gives up silently when the header becomes too long.
  mutating func lookInStreams(_ reader: inout ByteReader) throws(ImageFault) {
    do throws(ImageFault) {
      for stream in streams where size == nil {
        size = try boxSize(inStreamAt: stream, &reader)
      }
    } catch .headerTooLong {
      return
    }
  }

  private func boxSize(
    inStreamAt offset: Int, _ reader: inout ByteReader
  ) throws(ImageFault) -> PointSize? {
    // The dictionary of a stream is short; its keyword is followed by one line break.
    let dictionary = try reader.prefix(at: offset, count: 1024)
    guard let keyword = dictionary.firstRange(of: Array("stream".utf8)) else { return nil }
    let start = dictionary[keyword.upperBound...].first == 0x0D ? 2 : 1
    let packed = try reader.prefix(
      at: offset + keyword.upperBound + start,
      count: reader.depth == .whole ? Self.streamByteCount : Self.streamByteCount / 4)
    let text = Inflate.prefix(ofZlib: packed[...], limit: Self.unpackedByteCount)
    var rest = text[...]
    while let found = rest.firstRange(of: Array("/MediaBox".utf8)) {
      rest = rest[found.upperBound...]
      if let size = Self.boxSize(rest.prefix(256)) { return size }
    }
    return nil
  }

  /// Reads the size of a box from the coordinates of two opposite corners.
  private static func boxSize(_ text: ArraySlice<UInt8>) -> PointSize? {
    let body = text.drop(while: \.isXMLSpace)
    guard body.first == UInt8(ascii: "["), let end = body.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let numbers = body[(body.startIndex + 1)..<end].split(whereSeparator: \.isXMLSpace)
      .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4 else { return nil }
    return PointSize(
      width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }
}
