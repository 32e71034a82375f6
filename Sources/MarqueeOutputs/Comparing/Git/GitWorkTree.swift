import MarqueeCompiler
import MarqueeImages

/// The working tree of a repository, found by its `.git` and by nothing else.
///
/// Git also accepts a folder that holds the files of a bare repository. An author can
/// add such files to content, and must not decide what the old version was.
struct GitWorkTree {
  let git: GitProgram

  /// The path of its top, with all links resolved.
  var top: String { git.folder }

  /// Opens the working tree at a folder.
  ///
  /// - Parameter top: The folder with the `.git`; its path has all links resolved.
  init(top: String, _ program: GitProgram) throws(FileError) {
    git = program.running(in: top)
    let found = try git.line(["rev-parse", "--absolute-git-dir"])
    guard let found, let expected = Self.gitFolder(in: top),
      Disk().target(of: found) == expected
    else {
      let message = found == nil ? git.lastMessage : "its '.git' is damaged"
      throw .other(path: top, reason: "git cannot read the repository there: \(message)")
    }
  }

  /// Opens the working tree that contains a path, which may not exist.
  ///
  /// A path in the repository of the working folder belongs to that repository, although its
  /// content may include other ones.
  ///
  /// - Returns: The working tree, and the path from its top; `nil` if it leads out of it.
  static func containing(
    _ path: String, _ program: GitProgram
  ) throws(FileError) -> (tree: GitWorkTree, inside: String?) {
    let place = place(of: path)
    guard let folder = Disk().target(of: place.folder),
      let top = workingTop(around: folder) ?? self.top(around: folder)
    else {
      throw .other(path: place.folder, reason: "it is in no repository, for there is no '.git'")
    }
    let tree = try GitWorkTree(top: top, program)
    let prefix = folder == top ? "" : ContentPath.inside(folder, of: top)
    return (tree, GitPath.normalized(place.rest, in: prefix))
  }

  private static func workingTop(around folder: String) -> String? {
    guard let top = Disk().target(of: ".").flatMap(top(around:)) else { return nil }
    return folder == top || ContentPath.inside(folder, of: top) != folder ? top : nil
  }

  /// The nearest folder with a `.git`: a folder itself, or one around it.
  private static func top(around folder: String) -> String? {
    var folder = folder
    while Disk().kind(of: Self.link(in: folder)) == nil {
      guard folder != "/" else { return nil }
      folder = ContentPath.folder(of: folder)
    }
    return folder
  }

  private static func link(in folder: String) -> String {
    folder == "/" ? "/.git" : "\(folder)/.git"
  }

  /// The folder that a `.git` is, or names: in submodules and linked working trees it is a file.
  private static func gitFolder(in top: String) -> String? {
    let link = link(in: top)
    guard Disk().kind(of: link) == .regular else { return Disk().target(of: link) }
    // A file that cannot be read names nothing.
    let text = (try? Disk().read(link).bytes).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let prefix = "gitdir: "
    guard text.hasPrefix(prefix) else { return nil }
    let path = text.dropFirst(prefix.count).prefix { !$0.isNewline }
    return Disk().target(of: path.hasPrefix("/") ? String(path) : "\(top)/\(path)")
  }

  /// The deepest folder of a path that exists, and the rest, which a revision may have.
  private static func place(of path: String) -> (folder: String, rest: String) {
    var folder = path
    var rest: [String] = []
    while Disk().kind(of: folder) != .directory, folder != ".", folder != "/" {
      rest.insert(ContentPath.name(of: folder), at: 0)
      folder = ContentPath.folder(of: folder)
    }
    return (folder, rest.joined(separator: "/"))
  }
}
