package import MarqueeCompiler
import MarqueeImages
import MarqueeScreen

/// Checks where a command writes, relative to the content that it reads.
package enum OutputPlace {
  /// Refuses a folder inside the content: the next run would find images in it as content.
  ///
  /// - Parameters:
  ///   - output: The folder's path; it may not exist.
  ///   - content: The path of the content folder, or of one of its screens.
  package static func check(_ output: String, isOutside content: String) throws(FileError) {
    let contentFolder =
      Disk().kind(of: content) == .directory ? content : ContentPath.folder(of: content)
    guard isInside(output, contentFolder) else { return }
    throw .other(
      path: output,
      reason: "it lies in the content folder '\(contentFolder)'; name one outside of it")
  }

  /// Refuses a folder that is a part of the content: the content folder itself, or a folder of an
  /// asset catalog in it.
  ///
  /// JSON files in a separate folder inside the content are not read as content.
  ///
  /// - Parameters:
  ///   - output: The folder's path; it may not exist.
  ///   - contentFolder: The path of the content folder.
  package static func check(folder output: String, isNotPartOf contentFolder: String)
    throws(FileError)
  {
    let isSame = Disk().target(of: output).map { $0 == Disk().target(of: contentFolder) }
    guard isSame == true else {
      return try check(file: "\(output)/\(ScreenIndex.fileName)", isNoneOf: contentFolder)
    }
    throw .other(path: output, reason: "it is the content folder; name another one")
  }

  /// Refuses a file that is, or would be, part of the content: a property list, an image, or a file
  /// of an asset catalog.
  ///
  /// - Parameters:
  ///   - output: The file's path; it may not exist.
  ///   - contentFolder: The path of the content folder.
  package static func check(file output: String, isNoneOf contentFolder: String) throws(FileError) {
    guard isInside(output, contentFolder), ContentFolder.isNameOfContent(output) else { return }
    throw .other(
      path: output,
      reason: "it would be a file of the content in '\(contentFolder)'; name another one")
  }

  private static func isInside(_ output: String, _ contentFolder: String) -> Bool {
    var around = output
    while Disk().kind(of: around) == nil {
      let parent = ContentPath.folder(of: around)
      guard parent != around else { break }
      around = parent
    }
    guard let folder = Disk().target(of: around),
      let root = Disk().target(of: contentFolder)
    else { return false }
    return folder == root || ContentPath.inside(folder, of: root) != folder
  }
}
