import MarqueeCompiler
import MarqueeImages

/// Content at a revision of a repository.
struct GitRevision {
  /// The revision as typed by a person: it may be anything.
  let revision: String
  private let git: GitProgram

  /// The path of the content, from the top of the repository.
  private let path: String
  /// The tree object with all files of the revision.
  private let tree: String

  /// Looks a revision up.
  ///
  /// - Parameters:
  ///   - path: The path of the content as git writes it: from the top of the repository, or
  ///     relative to the current folder if it begins with `./` or `../`. `nil` for the path of the
  ///     other version.
  ///   - other: The path of the other version, in the working tree.
  ///   - scratch: A folder for what git prints.
  init(
    _ revision: String, path: String?, like other: String, scratch: String,
    environment: [String: String]
  ) throws(FileError) {
    self.revision = revision
    // No revision begins with a hyphen, but an option does.
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.utf8.contains(0) else {
      throw .other(
        path: "git:\(revision)", reason: "no revision is named; write 'git:main' or 'git:HEAD~1'")
    }
    let place = path == nil ? Self.place(of: other) : (folder: ".", rest: "")
    git = try GitProgram(in: place.folder, scratch: scratch, environment: environment)
    guard let prefix = try git.line(["rev-parse", "--show-prefix"]) else {
      throw .other(
        path: place.folder,
        reason: "git finds no repository there that it may read: \(git.lastMessage)")
    }
    let isRelative = path?.hasPrefix("./") == true || path?.hasPrefix("../") == true
    let inside =
      path.map { GitPath.normalized($0, in: isRelative ? prefix : "") }
      ?? GitPath.normalized(place.rest, in: prefix)
    guard let inside else {
      throw .other(path: path ?? other, reason: "it leads out of the repository")
    }
    self.path = inside
    let name = try git.line([
      "rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{tree}",
    ])
    guard let name, GitEntry.isObjectName(name) else {
      throw .other(
        path: "git:\(revision)", reason: "the repository has no revision '\(revision)'")
    }
    tree = name
  }

  /// The deepest folder of a path that exists, and the rest, which the revision may have.
  private static func place(of path: String) -> (folder: String, rest: String) {
    var folder = path
    var rest: [String] = []
    while LocalFiles.kind(of: folder) != .folder, folder != ".", folder != "/" {
      rest.insert(ContentPath.name(of: folder), at: 0)
      folder = ContentPath.folder(of: folder)
    }
    return (folder, rest.joined(separator: "/"))
  }

  /// Writes the property lists of the content, and the settings around it, below a folder.
  ///
  /// - Parameter withImages: Whether to write images too; for a single file, those beside it.
  /// - Returns: The path of the content there.
  func write(
    below folder: OpenFolder, withImages: Bool = false
  ) throws(FileError) -> String {
    let listed = try entries(path.isEmpty ? [] : [path])
    guard !listed.isEmpty else {
      throw .other(
        path: path.isEmpty ? "." : path, reason: "revision '\(revision)' does not have it")
    }
    if let entry = listed.first(where: { $0.path == path }), entry.kind == .submodule {
      throw .other(
        path: path,
        reason: "it is a submodule at revision '\(revision)', which has no content of it")
    }
    let isFile = listed.contains { $0.path == path }
    let wanted =
      listed.filter { $0.path == path || $0.path.lowercased().hasSuffix(".plist") }
      + (try shared(withLibrary: isFile)) + (withImages ? try images(listed, isFile: isFile) : [])
    // A `.git` marks the top of a repository, where the search for settings ends.
    try folder.write([], to: ".git")
    try write(wanted.filter { $0.kind != .submodule }, below: folder)
    let written = path.isEmpty ? folder.path : "\(folder.path)/\(path)"
    if LocalFiles.kind(of: written) == nil {
      // Needed for a folder without a property list.
      _ = try OpenFolder.making(written)
    }
    return written
  }

  /// Settings in the folders around the content, and for a single file the library beside it.
  private func shared(withLibrary: Bool) throws(FileError) -> [GitEntry] {
    let names = withLibrary ? ["Marquee.plist", "Items.plist", "Items"] : ["Marquee.plist"]
    let paths = GitPath.foldersAround(path).flatMap { folder in
      names.map { GitPath.joined(folder, $0) }
    }
    return paths.isEmpty ? [] : try entries(paths)
  }

  /// Images, and the JSON files of asset catalogs.
  private func images(_ listed: [GitEntry], isFile: Bool) throws(FileError) -> [GitEntry] {
    let folder = GitPath.foldersAround(path).first ?? ""
    let entries = isFile ? try entries(folder.isEmpty ? [] : [folder]) : listed
    return entries.filter { entry in
      let name = entry.path.lowercased()
      // A link may lead outside the revision, which is not an error of a property list.
      return entry.kind == .file
        && (name.hasSuffix("/contents.json") || Self.imageEndings.contains { name.hasSuffix($0) })
    }
  }

  private static let imageEndings = ImageFormat.allCases.flatMap(\.fileExtensions).map { ".\($0)" }

  private func entries(_ paths: [String]) throws(FileError) -> [GitEntry] {
    let output = try git.output(["ls-tree", "-r", "-z", "--full-tree", "--", tree] + paths)
    guard let output else { throw unreadable() }
    return GitEntry.list(output)
  }

  private func write(_ entries: [GitEntry], below folder: OpenFolder) throws(FileError) {
    // Git looks a link up by its path, which must be one line.
    let entries = entries.filter { $0.kind == .file || !$0.path.utf8.contains(UInt8(ascii: "\n")) }
    let names = entries.map { $0.kind == .link ? "\(tree):\($0.path)" : $0.object }
    let output = try git.output(
      ["cat-file", "--batch", "--follow-symlinks"], input: Array(names.joined(separator: "\n").utf8)
    )
    guard let output else { throw unreadable() }
    var batch = GitBatch(output)
    for entry in entries {
      guard let content = batch.next() else {
        throw .other(
          path: "git:\(revision):\(entry.path)",
          reason: entry.kind == .link
            ? "it is a link to what the revision does not have"
            : "its content is not in this repository; fetch it first")
      }
      try folder.write(content, to: entry.path)
    }
  }

  private func unreadable() -> FileError {
    .other(path: "git:\(revision)", reason: "git cannot read it: \(git.lastMessage)")
  }
}
