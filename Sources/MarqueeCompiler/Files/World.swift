package import MarqueeImages
package import MarqueeValidation

/// What content is read from: the disk, a revision of a repository, or one of them with an editor's
/// texts on top.
///
/// A world is only read; writing is the ``Disk``'s alone. Paths are those that ``ContentPath``
/// makes: relative to the current folder or absolute on a disk, and from the top in a repository.
/// Values are asked from several threads at once.
package protocol World: ImageFileReader {
  /// What is at a path, with links followed; `nil` if nothing is there.
  func kind(of path: String) -> FileKind?

  /// A path with all links resolved; `nil` if it leads nowhere.
  func target(of path: String) -> String?

  /// Everything inside a folder at any depth; see ``FolderListing``.
  ///
  /// - Parameter followsLinks: Whether a link counts as a file wherever it leads.
  func entries(
    below folder: String, followingLinks followsLinks: Bool
  ) throws(FileError) -> FolderListing

  /// The file at a path that a person has named, with links followed.
  ///
  /// - Throws: ``FileError`` if it cannot be read, or is larger than 1 GiB.
  func read(_ path: String) throws(FileError) -> ReadFile

  /// The file at a path inside a folder; nothing outside the folder is read.
  ///
  /// - Throws: ``FileError`` for errors that are not faults of the content.
  func read(_ inside: String, in folder: String) throws(FileError) -> FileOutcome

  /// Why a link in a folder is not read; `nil` if it leads to a file in the folder.
  func fault(ofLink inside: String, in folder: String) -> FileFault.Reason?

  /// The path of the settings for a folder, in it or in folders around it, whatever is at the path;
  /// `nil` if there are none.
  func settingsPath(for folder: String) -> String?
}

package enum FileOutcome: Sendable {
  case file(ReadFile)
  case fault(FileFault.Reason)
}
