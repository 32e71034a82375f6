package import MarqueeImages
import MarqueePlatform
import MarqueeScreen
import MarqueeValidation

extension LocalFiles {
  /// Everything inside a folder at any depth, with its kind and identity; paths begin with the
  /// folder's.
  ///
  /// Skips hidden files and folders. Links to folders are not followed, to avoid loops. A link
  /// counts as a file only if it leads to one inside the folder; any other is listed as a link, and
  /// never opened.
  ///
  /// Names are sorted by their bytes in each folder.
  ///
  /// - Parameter followsLinks: Whether a link counts as a file wherever it leads.
  /// - Complexity: O(*n* log *n*) in the entries; no file is opened.
  package static func entries(
    below folder: String, followingLinks followsLinks: Bool = false
  ) throws(FileError) -> FolderListing {
    let top = try OpenFolder(folder)
    let root = followsLinks ? "/" : target(of: folder) ?? folder
    var listing = FolderListing()
    try collectEntries(of: top, depth: 0, root: root, &listing)
    return listing
  }

  /// The largest nesting depth: each folder stays open while those inside it are listed.
  private static let maximumDepth = 100

  private static func collectEntries(
    of folder: OpenFolder, depth: Int, root: String, _ listing: inout FolderListing
  ) throws(FileError) {
    guard depth < maximumDepth else {
      throw .other(path: folder.path, reason: "it is nested in more than \(maximumDepth) folders")
    }
    let names = try folder.names()
    for name in names.invalid where name.first != UInt8(ascii: ".") {
      let path = folder.path(of: visibleName(name))
      let isFolder = folder.isFolder(named: name)
      guard isFolder || hasScreenExtension(name) else { continue }
      listing.faults.append(FileFault(path, .invalidName))
    }
    for name in names.valid.sortedByBytes()
    where name.utf8.first != UInt8(ascii: ".") {
      let path = folder.path(of: name)
      guard var status = FileStatus(of: name, in: folder) else {
        // An entry that was deleted since the listing is skipped; any other would be lost silently.
        guard errno == ENOENT else { throw .ofSystem(folder.path, failing: "it cannot be read") }
        continue
      }
      if status.kind == .symbolicLink {
        listing.links.append(path)
        status = target(of: path, in: root) ?? status
      }
      listing.entries.append(FileEntry(path: path, kind: status.kind, identity: status.identity))
      guard status.kind == .directory else { continue }
      do throws(FileError) {
        try collectEntries(
          of: try folder.folder(name), depth: depth + 1, root: root, &listing)
      } catch {
        listing.closedFolders[path] = error
      }
    }
  }

  static func hasScreenExtension(_ name: some Collection<UInt8>) -> Bool {
    let end = name.suffix(6)
    // 0x20 is the difference between lowercase and uppercase letters.
    return end.count == 6 && zip(end, ".plist".utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
      && end.first == UInt8(ascii: ".")
  }

  /// A name that is not valid UTF-8, with the invalid bytes as `\xFF`.
  package static func visibleName(_ bytes: [UInt8]) -> String {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    var name = ""
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        name.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        offset += scalar.count
      case .error(let length):
        for byte in bytes[offset..<offset + length] {
          name += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        offset += length
      case .emptyInput: return name
      }
    }
  }

  /// The file that a link leads to; `nil` unless it is inside a folder.
  private static func target(of path: String, in root: String) -> FileStatus? {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    guard let resolved = target(of: path), resolved.utf8.starts(with: prefix.utf8),
      let status = FileStatus(ofLink: resolved), status.kind == .regular
    else { return nil }
    return status
  }
}

package struct FolderListing: Sendable {
  package fileprivate(set) var entries: [FileEntry] = []
  /// Entries that look like screens or folders but have names that are not UTF-8.
  fileprivate(set) var faults: [FileFault] = []
  /// The folders that could not be listed, with the errors.
  fileprivate(set) var closedFolders: [String: FileError] = [:]
  fileprivate(set) var links: [String] = []

  /// Adds a file that is not on disk, unless the path is there.
  mutating func add(_ path: String) {
    guard !entries.contains(where: { $0.path == path }) else { return }
    let identity = FileIdentity(byteCount: 0, modificationTime: 0, fileNumber: 0)
    entries.append(FileEntry(path: path, kind: .regular, identity: identity))
  }
}
