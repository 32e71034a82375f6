import MarqueeCompiler
import MarqueeImages

/// The working tree of a repository, found by its `.git` and by nothing else.
///
/// Git also accepts a folder that holds the files of a bare repository. An author can
/// add such files to content, and must not decide what the old version was.
struct GitWorkTree {
  /// Git in the top folder.
  private(set) var git: GitProgram
  /// The path by which the working tree was found, from its top.
  private let place: String

  /// Opens the working tree that contains a path, which may not exist.
  ///
  /// A path in the repository of the working folder belongs to that repository, although its
  /// content may include other ones.
  init(containing path: String, _ program: GitProgram) throws(FileError) {
    // The deepest folder that exists, and the rest, which a revision may have.
    var folder = path
    var rest = ""
    while Disk().kind(of: folder) != .directory, folder != ".", folder != "/" {
      rest = "\(ContentPath.name(of: folder))/\(rest)"
      folder = ContentPath.folder(of: folder)
    }
    guard let found = Disk().target(of: folder).map({ "\($0)/\(rest)" }),
      let top = Disk().target(of: ".").flatMap({ Self.top(of: found, around: $0) })
        ?? Self.top(of: found, around: found)
    else {
      throw .other(path: folder, reason: "it is in no repository, for there is no '.git'")
    }
    place = ContentPath.inside(found, of: top)
    git = program
    git.folder = top
    let (bytes, message) = git.output([
      "rev-parse", "--resolve-git-dir", ContentPath.joined(top, ".git"), "--absolute-git-dir",
    ])
    let folders = String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n").map {
      Disk().target(of: String($0))
    }
    guard folders.count == 2, folders[0] != nil, folders[0] == folders[1] else {
      throw .other(
        path: top,
        reason: "git cannot read the repository there: "
          + (bytes == nil ? message : "its '.git' is damaged"))
    }
  }

  /// The nearest folder with a `.git` around another one, if a path is in it.
  private static func top(of path: String, around folder: String) -> String? {
    sequence(first: folder) { $0 == "/" ? nil : ContentPath.folder(of: $0) }
      .first { Disk().kind(of: ContentPath.joined($0, ".git")) != nil }
      .flatMap { ContentPath.inside(path, of: $0) == path ? nil : $0 }
  }

  /// A path from the top, without `.` and `..`; `nil` if it leads out of the repository.
  ///
  /// - Parameter path: A path from the top, or relative to where the working tree was found if it
  ///   begins with `./` or `../`.
  func path(_ path: String) -> String? {
    let isRelative = path.hasPrefix("./") || path.hasPrefix("../")
    var parts: [Substring] = []
    for part in "\(isRelative ? place : "")/\(path)".split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
