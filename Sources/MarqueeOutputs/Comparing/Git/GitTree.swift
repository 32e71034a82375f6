import MarqueeCompiler

/// A tree of files in a repository: that of a revision, or of a submodule.
struct GitTree {
  struct Part {
    let tree: GitTree
    let entries: [GitEntry]
  }

  private let workTree: GitWorkTree
  let object: String
  /// Its place in the main repository; empty for the top.
  let place: String

  var git: GitProgram { workTree.git }

  /// Looks a tree up; `nil` if the repository does not have it.
  ///
  /// - Parameters:
  ///   - name: An expression that means a tree or a commit.
  ///   - place: Its place in the main repository; empty for the top.
  init?(_ name: String, in workTree: GitWorkTree, at place: String = "") throws(FileError) {
    guard let object = try workTree.git.object("\(name)^{tree}") else { return nil }
    self.workTree = workTree
    self.object = object
    self.place = place
  }

  /// The files at or below a path, with those of submodules.
  ///
  /// - Parameters:
  ///   - path: The path from the top of the main repository.
  ///   - unread: Gets the submodules whose files cannot be read.
  func parts(below path: String, unread: inout [String]) throws(FileError) -> [Part] {
    let entries = try entries(path == place ? [] : [path])
    var parts = [Part(tree: self, entries: entries.filter { $0.kind != .submodule })]
    for entry in entries where entry.kind == .submodule {
      if let tree = try submodule(entry) {
        parts += try tree.parts(below: entry.path, unread: &unread)
      } else {
        unread.append(entry.path)
      }
    }
    return parts
  }

  /// The files at some paths of this tree, or all.
  ///
  /// - Parameter isRecursive: Whether those below a path are listed too.
  func entries(_ paths: [String], isRecursive: Bool = true) throws(FileError) -> [GitEntry] {
    let options = ["-z", "-l", "--full-tree"] + (isRecursive ? ["-r"] : [])
    let output = try git.output(["ls-tree"] + options + ["--", object] + paths.map(own))
    guard let output else { throw unreadable() }
    return GitEntry.list(output, in: place)
  }

  /// The tree that has the files of a path: this one, or that of a submodule at or around the path.
  ///
  /// - Throws: ``FileError`` for a submodule that cannot be read.
  func holder(of path: String) throws(FileError) -> GitTree {
    let folders = ([path] + GitPath.foldersAround(path)).filter { $0 != place && contains($0) }
    guard !folders.isEmpty else { return self }
    let entry = try entries(folders, isRecursive: false).first { entry in
      entry.kind == .submodule && folders.contains(entry.path)
    }
    guard let entry else { return self }
    guard let tree = try submodule(entry) else {
      throw .other(path: entry.path, reason: "it is a submodule, and its files are not here")
    }
    return try tree.holder(of: path)
  }

  /// A submodule at the commit that this tree names; `nil` if it is not checked out, or does not
  /// have the commit.
  private func submodule(_ entry: GitEntry) throws(FileError) -> GitTree? {
    guard let top = Disk().target(of: "\(workTree.top)/\(own(entry.path))"),
      // Without a repository there, its files cannot be read.
      let inner = try? GitWorkTree(top: top, git)
    else { return nil }
    return try GitTree(entry.object, in: inner, at: entry.path)
  }

  func contains(_ path: String) -> Bool {
    place.isEmpty ? !path.isEmpty : path == place || ContentPath.inside(path, of: place) != path
  }

  func own(_ path: String) -> String {
    place.isEmpty ? path : ContentPath.inside(path, of: place)
  }

  func unreadable() -> FileError {
    .other(path: workTree.top, reason: "git cannot read it: \(git.lastMessage)")
  }
}
