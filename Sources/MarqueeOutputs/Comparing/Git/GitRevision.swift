import MarqueeCompiler
import MarqueeImages

struct GitRevision {
  /// Where content was written, and what could not be.
  struct Content {
    let path: String
    /// The submodules whose files are not there, as paths in the content.
    let unreadFolders: [String]
    /// The image files in the folder of the content, by the path that each has or would have.
    let images: [String: GitImage]
  }

  /// The revision as typed by a person: it may be anything.
  private let revision: String
  /// The path of the content, from the top of the repository.
  private let path: String
  private let tree: GitTree

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
    let (workTree, place) = try GitWorkTree.containing(
      path == nil ? other : ".", GitProgram(scratch: scratch, environment: environment))
    guard let inside = Self.path(path, in: place) else {
      throw .other(path: path ?? other, reason: "it leads out of the repository")
    }
    self.path = inside
    guard let tree = try GitTree(revision, in: workTree) else {
      throw .other(
        path: "git:\(revision)", reason: "the repository has no revision '\(revision)'")
    }
    self.tree = tree
  }

  /// A path from the top of the repository.
  ///
  /// - Parameters:
  ///   - path: The path as written; `nil` for the place itself.
  ///   - place: The place that it may be relative to; `nil` if it is outside the repository.
  private static func path(_ path: String?, in place: String?) -> String? {
    guard let path else { return place }
    let isRelative = path.hasPrefix("./") || path.hasPrefix("../")
    return isRelative
      ? place.flatMap { GitPath.normalized(path, in: $0) } : GitPath.normalized(path)
  }

  /// Writes the property lists of the content, and the settings around it, below a folder.
  ///
  /// - Parameter withImages: Whether to write images too; for a single file, those next to it.
  func write(below folder: OpenFolder, withImages: Bool = false) throws(FileError) -> Content {
    let holder = try tree.holder(of: path)
    var unread: [String] = []
    var parts = try holder.parts(below: path, unread: &unread)
    guard parts.contains(where: { !$0.entries.isEmpty }) || !unread.isEmpty else {
      throw .other(
        path: path.isEmpty ? "." : path, reason: "revision '\(revision)' does not have it")
    }
    let isFile = parts.contains { $0.entries.contains { $0.path == path } }
    let contentFolder = isFile ? GitPath.foldersAround(path).first ?? "" : path
    if isFile { parts = try holder.parts(below: contentFolder, unread: &unread) }
    var images: [String: GitImage] = [:]
    // A `.git` marks the top of a repository, where the search for settings ends.
    try folder.write([], to: GitPath.joined(holder.place, ".git"))
    for part in parts {
      let wanted = part.entries.filter { entry in
        let name = entry.path.lowercased()
        return entry.path == path || !isFile && name.hasSuffix(".plist")
          || entry.kind == .file && name.hasSuffix("/contents.json")
          || withImages && Self.isImage(entry)
      }
      for (entry, image) in try part.tree.images(part.entries.filter(Self.isImage)) {
        images[folder.path(of: entry.path)] = image
      }
      try part.tree.write(
        wanted, below: folder, contentFolder: contentFolder, file: isFile ? path : nil)
    }
    try holder.write(
      try shared(in: holder, withLibrary: isFile), below: folder, contentFolder: contentFolder,
      file: nil)
    let written = path.isEmpty ? folder.path : "\(folder.path)/\(path)"
    if Disk().kind(of: written) == nil {
      // Needed for a folder without a property list.
      _ = try Disk().folder(making: written)
    }
    let unreadFolders = isFile ? [] : unread.map { ContentPath.inside($0, of: path) }
    return Content(path: written, unreadFolders: unreadFolders, images: images)
  }

  /// Settings in the folders around the content, and for a single file the library next to it.
  private func shared(in tree: GitTree, withLibrary: Bool) throws(FileError) -> [GitEntry] {
    let names = withLibrary ? ["Marquee.plist", "Items.plist", "Items"] : ["Marquee.plist"]
    let paths = GitPath.foldersAround(path).filter { $0 == tree.place || tree.contains($0) }
      .flatMap { folder in names.map { GitPath.joined(folder, $0) } }
    guard !paths.isEmpty else { return [] }
    return try tree.entries(paths).filter { $0.kind != .submodule && $0.path != path }
  }

  private static func isImage(_ entry: GitEntry) -> Bool {
    let name = entry.path.lowercased()
    // A link may lead outside the revision, which is not an error of a property list.
    return entry.kind == .file && imageEndings.contains { name.hasSuffix($0) }
  }

  private static let imageEndings = ImageFormat.allCases.flatMap(\.fileExtensions).map { ".\($0)" }
}
