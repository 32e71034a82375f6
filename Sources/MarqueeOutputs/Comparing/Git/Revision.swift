package import MarqueeCompiler
package import MarqueeImages
import MarqueeScreen
package import MarqueeValidation

/// The files of a revision, byte for byte as the repository has them.
///
/// No attribute and no filter changes them. Links and submodules are not followed, and what Git LFS
/// keeps elsewhere is not read.
package struct Revision: World {
  private struct File {
    /// That of a submodule is ``FileKind/special``.
    let kind: FileKind
    let object: String
  }

  /// The path of the content.
  package let path: String
  private var files = [".": File(kind: .directory, object: "")]
  private var misnamed: [FileFault] = []
  private let objects: GitObjects

  /// Looks a revision up.
  ///
  /// - Parameters:
  ///   - revision: The revision as typed by a person: it may be anything.
  ///   - path: The path of the content as git writes it: from the top of the repository, or
  ///     relative to the current folder if it begins with `./` or `../`. `nil` for the path of the
  ///     other version.
  ///   - other: The path of the other version, in the working tree.
  package init(
    _ revision: String, path: String?, like other: String, environment: [String: String]
  ) throws(FileError) {
    // No revision begins with a hyphen, but an option does.
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.utf8.contains(0) else {
      throw .other(
        path: "git:\(revision)", reason: "no revision is named; write 'git:main' or 'git:HEAD~1'")
    }
    let workTree = try GitWorkTree(
      containing: path == nil ? other : ".", GitProgram(environment: environment))
    guard let inside = workTree.path(path ?? "./") else {
      throw .other(path: path ?? other, reason: "it leads out of the repository")
    }
    self.path = inside
    // Git knows sizes only of objects that it has, and fails if it lacks one.
    let list = workTree.git.output(["ls-tree", "-r", "-t", "-z", "--full-tree", revision])
    guard let records = list.bytes else {
      throw list.message.hasPrefix("Not a valid object name")
        ? .other(path: "git:\(revision)", reason: "the repository has no revision '\(revision)'")
        : .other(path: workTree.git.folder, reason: "git cannot read it: \(list.message)")
    }
    objects = GitObjects(workTree.git)
    for record in records.split(separator: 0) { add(record) }
    for place in sequence(first: inside, next: { $0 == "." ? nil : ContentPath.folder(of: $0) }) {
      if let fault = fault(at: place) {
        throw .other(path: "git:\(revision)", reason: fault.diagnostic.message)
      }
    }
    guard files[inside] != nil else {
      throw .other(path: inside, reason: "revision '\(revision)' does not have it")
    }
  }

  /// Adds what a record such as `100644 blob 1f2e…<tab>path` lists.
  private mutating func add(_ record: ArraySlice<UInt8>) {
    let name = record.drop { $0 != UInt8(ascii: "\t") }.dropFirst()
    let words = String(decoding: record, as: UTF8.self).split(maxSplits: 3) {
      $0 == " " || $0 == "\t"
    }
    guard words.count == 4 else { return }
    let path = String(decoding: name, as: UTF8.self)
    let kind: FileKind =
      switch words[0] {
      case "040000": .directory
      case "120000": .symbolicLink
      case "160000": .special
      default: .regular
      }
    if path.utf8.elementsEqual(name) {
      files[path] = File(kind: kind, object: String(words[2]))
    } else if kind == .directory || ContentPath.isPropertyList(name) {
      misnamed.append(FileFault(ContentPath.visibleName(Array(name)), .invalidName))
    }
  }

  private func fault(at path: String) -> FileFault? {
    switch files[path]?.kind {
    case .symbolicLink: FileFault(path, .link)
    case .special: FileFault(path, .submodule)
    default: nil
    }
  }

  package func kind(of path: String) -> FileKind? {
    fault(at: path) == nil ? files[path]?.kind : nil
  }

  package func target(of path: String) -> String? { kind(of: path).map { _ in path } }

  package func entries(
    below folder: String, followingLinks followsLinks: Bool
  ) throws(FileError) -> FolderListing {
    func isListed(_ path: String) -> Bool {
      let inside = ContentPath.inside(path, of: folder)
      return (folder == "." || inside != path) && !"/\(inside)".utf8.contains("/.".utf8)
    }
    var listing = FolderListing()
    listing.faults = misnamed.filter { isListed($0.path) }
    for path in files.keys.filter(isListed).sortedByBytes() {
      guard let kind = files[path]?.kind else { continue }
      if kind == .special {
        listing.faults.append(FileFault(path, .submodule))
      } else {
        listing.entries.append(FileEntry(path: path, kind: kind, identity: .unknown))
        // Without what describes an asset, its images would be missing in silence.
        if path.hasSuffix("/Contents.json"), kind == .regular { _ = try read(path) }
      }
    }
    return listing
  }

  package func read(_ path: String) throws(FileError) -> ReadFile {
    guard let file = files[path] else { throw .missing(path: path) }
    guard file.kind == .regular else {
      throw file.kind == .directory ? .isFolder(path: path) : .notRegular(path: path)
    }
    return ReadFile(unsaved: try objects.bytes(of: file.object, at: path))
  }

  package func read(_ inside: String, in folder: String) throws(FileError) -> FileOutcome {
    let path = ContentPath.joined(folder, inside)
    if let fault = fault(at: path) { return .fault(fault.reason) }
    if files[path]?.kind == .directory { return .fault(.kind(.directory)) }
    let file = try read(path)
    return ImageInspection.isOfGitLFS(file.bytes) ? .fault(.keptByGitLFS) : .file(file)
  }

  package func fault(ofLink inside: String, in folder: String) -> FileFault.Reason? {
    fault(at: ContentPath.joined(folder, inside))?.reason
  }

  package func settingsPath(for folder: String) -> String? {
    let around = sequence(first: folder) { $0 == "." ? nil : ContentPath.folder(of: $0) }
    return around.lazy.map { ContentPath.joined($0, ContentFolder.settingsFileName) }
      .first { files[$0] != nil }
  }

  package func withSource<Result>(
    of entry: FileEntry, _ body: (any ByteSource) -> Result
  ) -> Result? {
    // What is wrong with an image is an error where its bytes are compared.
    (try? read(entry.path)).map { body(MemoryByteSource($0.bytes)) }
  }
}
