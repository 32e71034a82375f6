package import MarqueeDiagnostics

package struct ImageInspection: Hashable, Sendable {
  package var depth: ReadingDepth
  /// The properties, or `nil` if the header could not be read.
  ///
  /// A damaged file may have both properties and a fault.
  package var info: ImageInfo?
  /// The first fault; `nil` for none.
  package var fault: ImageFault?
  /// How many bytes were read.
  package var bytesRead: Int
  /// A digest that files of equal content share; `nil` if it is not needed because no other image
  /// has the same number of bytes.
  package var digest: ContentDigest?

  /// The readers of formats, in the order in which they are tried.
  static let readers: [any ImageFormatReader.Type] = [
    PNG.self, JPEG.self, GIF.self, WebP.self, HEIF.self, RecognizedFormats.self, PDF.self,
    SVG.self,
  ]

  /// How many bytes at the start of a file determine its format.
  static let startByteCount = 1 << 10
}

extension ImageInspection {
  /// Inspects an image file.
  ///
  /// It never fails: for any bytes, the result has properties, a fault, or both.
  ///
  /// - Complexity: At depth ``ReadingDepth/header`` at most ``ReadingDepth/headerLimit`` bytes; at
  ///   depth ``ReadingDepth/whole`` O(*n*) in the bytes of the file, and 64 KiB of memory.
  package init(of source: any ByteSource, depth: ReadingDepth) {
    self.init(depth: depth, info: nil, fault: nil, bytesRead: 0)
    var reader = ByteReader(source, depth: depth)
    do throws(ImageFault) {
      try Self.read(&reader, into: &info)
    } catch {
      fault = error
    }
    bytesRead = reader.bytesRead
  }

  /// Makes an inspection of a file that was not opened: with a fault only, or with properties from
  /// an earlier run.
  package init(
    info: ImageInfo? = nil, fault: ImageFault? = nil, depth: ReadingDepth
  ) {
    self.init(depth: depth, info: info, fault: fault, bytesRead: 0)
  }

  private static func read(
    _ reader: inout ByteReader, into info: inout ImageInfo?
  ) throws(ImageFault) {
    guard reader.byteCount > 0 else { throw .empty }
    let start = try reader.prefix(at: 0, count: startByteCount)
    for reading in readers {
      guard let format = reading.format(of: start) else { continue }
      try reading.read(&reader, as: format, into: &info)
      if let size = info?.pixelSize, size.isTooLarge { throw .tooLarge(size) }
      return
    }
    if gitLFSStarts.contains(where: start.starts) { throw .gitLFSPointer }
    throw isCutSignature(start) ? .truncated(at: 0) : .notAnImage
  }

  /// The starts of the text that Git LFS, in its current and its first version, commits for a file.
  private static let gitLFSStarts = [
    "version https://git-lfs.github.com/spec/", "version https://hawser.github.com/spec/",
  ].map { Array($0.utf8) }

  private static func isCutSignature(_ bytes: [UInt8]) -> Bool {
    // The two halves of this signature are separated by the size.
    if bytes.starts(with: Array("RIFF".utf8)), bytes.count < 12 { return true }
    return readers.flatMap { $0.signatures }
      .contains { $0.count > bytes.count && $0.starts(with: bytes) }
  }
}
