/// A path in a repository, from its top.
enum GitPath {
  /// A path without `.`, `..` and repeated slashes; empty for the top.
  ///
  /// - Parameter folder: The folder that the path is relative to.
  /// - Returns: `nil` for a path that leads out of the repository.
  static func normalized(_ path: String, in folder: String = "") -> String? {
    var parts: [Substring] = []
    for part in "\(folder)/\(path)".split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// A path and the folders around it; the top comes last, as an empty path.
  static func foldersAround(_ path: String) -> [String] {
    let parts = path.split(separator: "/")
    return parts.indices.reversed().map { parts[..<$0].joined(separator: "/") }
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// Whether a path of a repository is safe to write below a folder.
  ///
  /// Git itself refuses other paths, but a repository can be made by any program.
  static func isSafe(_ path: String) -> Bool {
    !path.utf8.contains(0)
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".." && part.lowercased() != ".git"
      }
  }
}
