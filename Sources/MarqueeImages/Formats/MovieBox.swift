/// The track of an image sequence, of which only the number of frames matters.
enum MovieBox {
  /// Returns the number of frames in the first track; `nil` if the box does not say.
  static func frameCount(in movie: Box, _ reader: inout ByteReader) throws(ImageFault) -> Int? {
    var box = movie
    for type in ["trak", "mdia", "minf", "stbl", "stsz"] {
      guard let child = try box.children(&reader).first(where: { $0.type == type }) else {
        return nil
      }
      box = child
    }
    // The version and flags, the size that all samples share, and their number.
    guard box.end - box.start >= 12 else { throw reader.corrupted(.partSize) }
    return max(1, try reader.length(at: box.start + 8))
  }
}
