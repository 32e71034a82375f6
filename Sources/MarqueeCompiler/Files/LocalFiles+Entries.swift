package import MarqueeImages
import MarqueeValidation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension LocalFiles {
  /// Everything below a folder with its kind and identity, as paths that begin with the folder's.
  ///
  /// Hidden files and folders are left out. No link to a folder is followed, so that no loop is
  /// walked. A link counts as a file only where it leads to one inside the folder; any other is
  /// listed as what it is, and never opened.
  ///
  /// Names come in the order of their bytes, folder by folder.
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

  /// How many folders may lie in each other: each is held open while those in it are listed.
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
    for name in names.valid.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where name.utf8.first != UInt8(ascii: ".") {
      let path = folder.path(of: name)
      guard var status = FileStatus(of: name, in: folder) else {
        // What is gone since it was listed is not an entry; anything else would be lost silently.
        guard errno == ENOENT else { throw .ofSystem(folder.path, failing: "it cannot be read") }
        continue
      }
      listing.devices.insert(status.device)
      if status.kind == .symbolicLink {
        listing.hasLinks = true
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

  /// Whether a name ends as that of a screen, in whatever case.
  static func hasScreenExtension(_ name: some Collection<UInt8>) -> Bool {
    let end = name.suffix(6)
    // 0x20 is what distinguishes a small letter from a capital one.
    return end.count == 6 && zip(end, ".plist".utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
      && end.first == UInt8(ascii: ".")
  }

  /// A name that is not UTF-8, with its other bytes as `\xFF`.
  private static func visibleName(_ bytes: [UInt8]) -> String {
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

  /// The file that a link leads to, where it is one inside a folder.
  private static func target(of path: String, in root: String) -> FileStatus? {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    guard let resolved = target(of: path), resolved.utf8.starts(with: prefix.utf8),
      let status = FileStatus(ofLink: resolved), status.kind == .regular
    else { return nil }
    return status
  }
}

/// What lies below a folder.
package struct FolderListing: Sendable {
  /// Everything that could be listed.
  package fileprivate(set) var entries: [FileEntry] = []
  /// What looks like a screen or a folder and has a name that is not UTF-8.
  fileprivate(set) var faults: [FileFault] = []
  /// The folders that could not be looked into, and why.
  fileprivate(set) var closedFolders: [String: FileError] = [:]
  /// Whether there is a link, wherever it leads.
  fileprivate(set) var hasLinks = false
  /// The numbers of the volumes that the entries are on.
  fileprivate(set) var devices: Set<UInt64> = []

  /// Whether the entries are all that there is, and each is what it looks like.
  var isPlain: Bool { !hasLinks && faults.isEmpty && closedFolders.isEmpty }
}
