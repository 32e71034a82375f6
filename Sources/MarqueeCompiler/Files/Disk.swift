package import MarqueeImages
import MarqueePlatform
import MarqueeScreen
package import MarqueeValidation

/// The local file system: the only place where content is written.
package struct Disk: World {
  package init() {}

  package func kind(of path: String) -> FileKind? {
    // If its status cannot be read, neither can its content, so it counts as missing.
    status(of: path)?.kind
  }

  /// The metadata at a path; `nil` if nothing is there.
  package func status(of path: String, followingLinks follows: Bool = true) -> FileStatus? {
    OpenFolder.current.status(of: path, followingLinks: follows)
  }

  package func target(of path: String) -> String? {
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(validatingCString: target)
  }

  /// A path with all symbolic links resolved, also of a file that is not in its folder yet.
  package func place(of path: String) -> String {
    target(of: path)
      ?? target(of: ContentPath.folder(of: path))
      .map { ContentPath.joined($0, ContentPath.name(of: path)) } ?? path
  }

  package func settingsPath(for folder: String) -> String? { SettingsSearch.path(from: folder) }

  // MARK: - Reading

  package func withSource<Result>(
    of entry: FileEntry, _ body: (any ByteSource) -> Result
  ) -> Result? {
    // What has replaced the file since it was listed is not read either.
    guard entry.kind == .regular,
      let file = try? OpenFolder.current.file(
        entry.path.utf8, as: entry.path, followingLinks: true)
    else { return nil }
    return body(file)
  }

  /// The file at a path, following a symbolic link, or what an ``OpenStream`` gives.
  package func read(_ path: String) throws(FileError) -> ReadFile {
    guard let stream = OpenStream(at: path) else { return try read(at: path.utf8, named: path) }
    guard let bytes = stream.readToEnd(atMost: OpenFile.maximumByteCount) else {
      throw .ofSystem(path, failing: "it cannot be read")
    }
    guard bytes.count <= OpenFile.maximumByteCount else { throw .tooLarge(path) }
    return ReadFile(unsaved: bytes)
  }

  /// The file whose path may be any bytes, following a symbolic link.
  package func read(
    at path: some Sequence<UInt8>, named name: String
  ) throws(FileError) -> ReadFile {
    try ReadFile(OpenFolder.current.file(path, as: name, followingLinks: true))
  }

  package func read(_ inside: String, in folder: String) throws(FileError) -> FileOutcome {
    let top = try OpenFolder(folder)
    do throws(FileError) {
      do throws(FileError) {
        return .file(try top.read(inside))
      } catch .isLink {
        if let reason = fault(ofLink: inside, in: folder) { return .fault(reason) }
        // The system has resolved all links in this path.
        guard let file = target(of: top.path(of: inside)).flatMap({ place(of: $0, in: folder) })
        else { return .fault(.leadsNowhere) }
        return .file(try top.read(file))
      }
    } catch {
      switch error {
      case .noPermission: return .fault(.noPermission)
      case .isFolder: return .fault(.kind(.directory))
      case .notRegular:
        let status = status(of: top.path(of: inside), followingLinks: false)
        return .fault(.kind(status?.kind ?? .special))
      default: throw error
      }
    }
  }

  // MARK: - Links

  package func fault(ofLink inside: String, in folder: String) -> FileFault.Reason? {
    let path = ContentPath.joined(folder, inside)
    guard let found = target(of: path) else {
      if status(of: path) == nil, errno == ELOOP { return .leadsInCircle }
      return namesOutside(inside, of: folder) ? .leadsOutside : .leadsNowhere
    }
    guard place(of: found, in: folder) != nil else { return .leadsOutside }
    guard let kind = status(of: found, followingLinks: false)?.kind else { return .leadsNowhere }
    return kind == .regular ? nil : .linkTo(kind)
  }

  /// Whether a link names a place outside the folder, whatever is there.
  private func namesOutside(_ inside: String, of folder: String) -> Bool {
    let path = ContentPath.joined(folder, inside)
    // A link that cannot be read names nothing.
    guard let text = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
      return false
    }
    let around = ContentPath.folder(
      of: ContentPath.joined(target(of: folder) ?? folder, inside))
    let named = URL(filePath: ContentPath.joined(around, text)).standardizedFileURL.path
    return place(of: named, in: folder) == nil
  }

  /// The path relative to a folder, from a path without links; empty for the folder itself, and
  /// `nil` if it is outside.
  private func place(of path: String, in folder: String) -> String? {
    let root = target(of: folder) ?? folder
    if path == root { return "" }
    let inside = ContentPath.inside(path, of: root)
    return inside == path ? nil : inside
  }

  // MARK: - Listing

  package func entries(
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

  private func collectEntries(
    of folder: OpenFolder, depth: Int, root: String, _ listing: inout FolderListing
  ) throws(FileError) {
    guard depth < Self.maximumDepth else {
      throw .other(
        path: folder.path, reason: "it is nested in more than \(Self.maximumDepth) folders")
    }
    let names = try folder.names()
    for name in names.invalid where name.first != UInt8(ascii: ".") {
      let isListed = folder.isFolder(named: name) || ContentPath.isPropertyList(name)
      let path = folder.path(of: ContentPath.visibleName(name))
      if isListed { listing.faults.append(FileFault(path, .invalidName)) }
    }
    for name in names.valid.sortedByBytes() where name.utf8.first != UInt8(ascii: ".") {
      let path = folder.path(of: name)
      guard var status = folder.status(of: name) else {
        // An entry that was deleted since the listing is skipped; any other would be lost silently.
        guard errno == ENOENT else { throw .ofSystem(folder.path, failing: "it cannot be read") }
        continue
      }
      if status.kind == .symbolicLink {
        listing.links.append(path)
        status = linkedFile(path, in: root) ?? status
      }
      listing.entries.append(FileEntry(path: path, kind: status.kind, identity: status.identity))
      guard status.kind == .directory else { continue }
      do throws(FileError) {
        try collectEntries(of: folder.folder(name), depth: depth + 1, root: root, &listing)
      } catch {
        listing.closedFolders[path] = error
      }
    }
  }

  /// The file that a link leads to; `nil` unless it is inside a folder.
  private func linkedFile(_ path: String, in root: String) -> FileStatus? {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    guard let resolved = target(of: path), resolved.utf8.starts(with: prefix.utf8),
      let status = status(of: resolved, followingLinks: false), status.kind == .regular
    else { return nil }
    return status
  }
}
