import MarqueeImages

extension Disk {
  /// Opens a folder given by a person, and creates it if missing.
  package func folder(making path: String) throws(FileError) -> OpenFolder {
    do throws(FileError) {
      return try OpenFolder(path)
    } catch .missing {
      let path = Self.withoutSlashes(path)
      return try folder(making: ContentPath.folder(of: path))
        .folder(ContentPath.name(of: path), making: 0o777)
    } catch .isFile(let found) {
      var file = found
      while kind(of: file) == nil { file = ContentPath.folder(of: file) }
      throw .isFile(path: file)
    }
  }

  /// A path without slashes at its end.
  private static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    return path
  }

  /// Writes a file given by a person, completely or not at all, and only if its bytes change.
  ///
  /// Readers see the old file until then. Missing folders are created.
  ///
  /// - Returns: Whether anything was written.
  @discardableResult
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    if kind(of: path) == .directory { throw .isFolder(path: path) }
    let folder = try folder(making: ContentPath.folder(of: path))
    let isChanged = try folder.write(bytes, to: ContentPath.name(of: path))
    if isChanged { folder.removeLeftovers() }
    return isChanged
  }

  /// Replaces the bytes of an author's file, unless it has been changed since it was read.
  ///
  /// The file is compared with what was read right before it is replaced, so that an edit in the
  /// meantime is kept. Permissions are kept. For a link inside the folder, its target is written,
  /// and the link stays.
  ///
  /// - Parameters:
  ///   - file: The file as it was read.
  ///   - root: The folder that must contain it.
  ///   - interruption: Called before the comparison, so that a test can edit the file at the last
  ///     moment.
  /// - Returns: The number of other hard links to the file, which keep the old content.
  /// - Throws: ``FileError/changed(path:)`` for a file that has changed.
  @discardableResult
  package func replace(
    _ file: ContentFile, in root: String, by bytes: [UInt8],
    interruptedBy interruption: () -> Void = {}
  ) throws(FileError) -> Int {
    let path = file.path ?? file.name
    guard let target = target(of: path), let folder = self.target(of: root) else {
      throw .missing(path: path)
    }
    let inside = ContentPath.inside(target, of: folder)
    guard inside != target else {
      throw .other(
        path: path, reason: "it is a link that leads out of '\(root)'; fix the file it leads to")
    }
    let (place, name) = try OpenFolder(folder).place(of: inside)
    let status = place.status(of: name)
    // Write access to the folder is enough to replace a read-only file, which nobody intends.
    if let status, status.mode & 0o222 == 0 {
      throw .other(path: path, reason: "it is read-only")
    }
    try place.replace(name, with: bytes, mode: status?.mode) { () throws(FileError) in
      interruption()
      do throws(FileError) {
        let now = try place.read(name)
        if now.version == file.version, now.bytes == file.bytes { return }
      } catch {
        switch error {
        // Something else has replaced it.
        case .missing, .isLink, .isFolder, .notRegular: break
        default: throw error
        }
      }
      throw .changed(path: path)
    }
    return max(0, (status?.linkCount ?? 1) - 1)
  }

  /// Removes temporary files of killed runs next to some files.
  package func removeLeftovers(beside paths: [String]) {
    for folder in Set(paths.map(ContentPath.folder(of:))) {
      // Folders that cannot be opened are skipped.
      (try? OpenFolder(folder))?.removeLeftovers()
    }
  }

  /// Makes a folder with files, completely or not at all.
  ///
  /// The files are written into a hidden folder, which is then renamed; if the folder exists, they
  /// are moved into it.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, which is missing or has only hidden files; missing folders
  ///     around it are created.
  ///   - files: The files, with their paths in the folder; none is hidden.
  /// - Throws: ``FileError`` if there are files already, or something cannot be written; then
  ///   nothing is.
  package func makeFolder(
    _ path: String, holding files: [(name: String, bytes: [UInt8])]
  ) throws(FileError) {
    try checkNew(path)
    let place = Self.withoutSlashes(path)
    let isThere = kind(of: path) != nil
    let parent = try isThere ? OpenFolder(path) : folder(making: ContentPath.folder(of: place))
    let name = ContentPath.name(of: place)
    let temporary = TemporaryFiles.name(for: name)
    let temporaryPath = parent.path(of: temporary)
    // The new names, each with its temporary one.
    let moves =
      isThere
      ? Set(files.map { String($0.name.prefix { $0 != "/" }) }).map { ("\(temporary)/\($0)", $0) }
      : [(temporary, name)]
    TemporaryFiles.add(temporaryPath) {}
    var moved: [(old: String, new: String)] = []
    defer {
      TemporaryFiles.remove(temporaryPath)
      TemporaryFiles.forget(temporaryPath)
    }
    do throws(FileError) {
      let folder = try parent.folder(temporary, making: 0o777)
      for file in files { try folder.write(file.bytes, to: file.name, isDurable: true) }
      for (old, new) in moves {
        try parent.rename(old, to: new)
        moved.append((old, new))
      }
    } catch {
      // The first error says what is wrong.
      for (old, new) in moved { try? parent.rename(new, to: old) }
      throw error
    }
  }

  /// Checks that a folder can be made.
  ///
  /// - Throws: ``FileError`` if there are files already, or something else.
  package func checkNew(_ path: String) throws(FileError) {
    guard let kind = kind(of: path) else { return }
    guard kind == .directory else { throw .isFile(path: path) }
    let names = try OpenFolder(path).names()
    let seen = (names.valid + names.invalid.map(ContentPath.visibleName)).filter {
      !$0.hasPrefix(".")
    }
    guard let first = seen.min() else { return }
    throw .other(path: path, reason: "'\(first)' is in it already; name a new folder")
  }
}
