import MarqueeCompiler

extension Console {
  /// Replaces an author's file, unless it has changed since it was read; reports an error.
  ///
  /// - Parameters:
  ///   - file: The file as it was read; one that is not on disk is not written.
  ///   - root: The folder that must contain it; `nil` for its own.
  /// - Returns: Whether the file holds the new bytes.
  func replace(_ file: ContentFile, in root: String?, by bytes: [UInt8]) -> Bool {
    guard let path = file.path, file.version != nil else { return false }
    let done: Void? = attempt { () throws(FileError) in
      let otherNames = try Disk().replace(
        file, in: root ?? ContentPath.folder(of: path), by: bytes)
      if otherNames > 0 {
        printMessage(.note, "'\(path)' has other names (hard links), which keep the old text")
      }
    }
    return done != nil
  }
}
