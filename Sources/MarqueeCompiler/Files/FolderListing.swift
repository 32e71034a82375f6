package import MarqueeImages
package import MarqueeValidation

/// Everything inside a folder at any depth; paths begin with the folder's.
///
/// Hidden files and folders are left out. Links to folders are not followed, to avoid loops. A link
/// counts as a file only if it leads to one inside the folder; any other is listed as a link, and
/// never opened. Names are sorted by their bytes in each folder.
package struct FolderListing: Sendable {
  package var entries: [FileEntry] = []
  /// Entries that look like screens or folders but have names that are not UTF-8.
  package var faults: [FileFault] = []
  /// The folders that could not be listed, with the errors.
  package var closedFolders: [String: FileError] = [:]
  package var links: [String] = []

  package init() {}
}
