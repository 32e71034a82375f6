package import MarqueeImages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LocalFiles {
  /// Everything below a folder with its kind and identity, as paths that begin with the folder's.
  ///
  /// Hidden files and folders are left out. No link to a folder is followed, so that no loop is
  /// walked. A link counts as a file only where it leads to one inside of the folder; any other is
  /// listed as what it is, and never opened.
  ///
  /// Names come in the order of their bytes, folder by folder.
  ///
  /// - Parameter followsLinks: Whether a link counts as a file wherever it leads.
  /// - Complexity: O(*n* log *n*) in the entries; no file is opened.
  package static func entries(
    below folder: String, followingLinks followsLinks: Bool = false
  ) throws(FileTrouble) -> FolderListing {
    guard kind(of: folder) == .folder else {
      throw kind(of: folder) == nil ? .missing(path: folder) : .isFile(path: folder)
    }
    let root = followsLinks ? "/" : target(of: folder)
    var listing = FolderListing()
    collectEntries(try names(in: folder), of: folder, root: root, &listing)
    return listing
  }

  private static func collectEntries(
    _ names: [String], of folder: String, root: String, _ listing: inout FolderListing
  ) {
    let names = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for name in names where !name.hasPrefix(".") {
      let path = ContentPath.joined(folder, name)
      // What is gone since it was listed is no entry.
      guard var status = FileStatus(ofLink: path) else { continue }
      if status.kind == .symbolicLink { status = target(of: path, in: root) ?? status }
      listing.entries.append(FileEntry(path: path, kind: status.kind, identity: status.identity))
      guard status.kind == .directory else { continue }
      do throws(FileTrouble) {
        collectEntries(try Self.names(in: path), of: path, root: root, &listing)
      } catch {
        listing.closedFolders[path] = error
      }
    }
  }

  /// The file that a link leads to, where it is one inside of a folder.
  private static func target(of path: String, in root: String) -> FileStatus? {
    let resolved = URL(filePath: path).resolvingSymlinksInPath().path
    let prefix = root.hasSuffix("/") ? root : root + "/"
    guard resolved.hasPrefix(prefix), let status = FileStatus(ofLink: resolved),
      status.kind == .regular
    else { return nil }
    return status
  }
}

/// What lies below a folder.
package struct FolderListing: Sendable {
  /// Everything that could be listed.
  package fileprivate(set) var entries: [FileEntry] = []
  /// The folders that could not be looked into, and why.
  fileprivate(set) var closedFolders: [String: FileTrouble] = [:]
}
