import MarqueeCompiler

/// The JSON that builds have written into an output folder and that its index does not list: that
/// of deleted screens, and that of builds in which another screen had an error.
///
/// It is remembered until it is removed or listed, so that each build can report what is left over.
/// It is not in the index, because the index depends only on the content.
enum UnlistedOutputs {
  /// The name of the file, which is there only while there is such JSON.
  private static let fileName = ".marquee-unlisted"

  /// The paths inside an output folder; none if the file is missing or cannot be read.
  static func read(in folder: OpenFolder) -> [String] {
    let bytes = (try? folder.read(fileName).bytes) ?? []
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Writes the paths, each ended by a zero byte, which no name can hold.
  static func write(_ names: [String], to folder: OpenFolder) throws(FileError) {
    guard !names.isEmpty else {
      if folder.holdsBytes(in: fileName) { try folder.remove(fileName) }
      return
    }
    _ = try folder.write(names.flatMap { Array($0.utf8) + [0] }, to: fileName)
  }
}
