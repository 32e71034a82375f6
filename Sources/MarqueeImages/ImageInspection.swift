package import MarqueeDiagnostics

package struct ImageInspection: Hashable, Sendable {
  /// The properties, or `nil` if the header could not be read.
  ///
  /// A damaged file may have both properties and a fault.
  package var info: ImageInfo?
  /// The first fault; `nil` for none.
  package var fault: ImageFault?
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
  /// Makes an inspection of a file that was not opened.
  package init(info: ImageInfo? = nil, fault: ImageFault? = nil) {
    self.info = info
    self.fault = fault
  }

  /// Inspects an image file.
  ///
  /// It never fails: for any bytes, the result has properties, a fault, or both.
  ///
  /// - Complexity: O(*n*) in the bytes of the file, and 64 KiB of memory; of a PNG, a HEIF or a
  ///   WebP only headers are read.
  package init(of source: any ByteSource) {
    self.init()
    var reader = ByteReader(source)
    do throws(ImageFault) {
      try Self.read(&reader, into: &info)
    } catch {
      fault = error
    }
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
    if isOfGitLFS(start) { throw .gitLFSPointer }
    throw .notAnImage
  }

  /// Whether a file is what Git LFS commits in place of another one.
  package static func isOfGitLFS(_ start: [UInt8]) -> Bool {
    gitLFSStarts.contains(where: start.starts)
  }

  /// The starts of the text that Git LFS, in its current and its first version, commits for a file.
  private static let gitLFSStarts = [
    "version https://git-lfs.github.com/spec/", "version https://hawser.github.com/spec/",
  ].map { Array($0.utf8) }
}
