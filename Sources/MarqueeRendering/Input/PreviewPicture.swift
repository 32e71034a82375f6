/// A picture's files, by the scale that they are made for.
package struct PreviewPicture: Hashable, Sendable {
  /// A file of a picture.
  package struct File: Hashable, Sendable {
    /// Pixels per point.
    package var scale: Int
    /// Where the page finds the file: an address beside it, or the bytes themselves as `data:`.
    package var source: String

    package init(scale: Int, source: String) {
      self.scale = scale
      self.source = source
    }
  }

  /// The files, the smallest scale first.
  package let files: [File]

  package init(files: [File]) {
    self.files = files.sorted { $0.scale < $1.scale }
  }

  /// The file for a device: the smallest that is large enough, or else the largest.
  package func file(forScale scale: Double) -> File? {
    files.first { Double($0.scale) >= scale } ?? files.last
  }
}
