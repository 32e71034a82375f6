import MarqueeSupport

/// The names of files in what is made to be passed on.
///
/// They are relative to the working folder, or to the folder that holds the content: where a folder
/// is on somebody's machine is nobody else's concern.
package struct ShownPaths: Sendable {
  private let workingFolder: [Substring]
  private let parent: [Substring]
  /// What texts may say of the folder, and what is said in its place.
  private let prefixes: [String]

  /// - Parameters:
  ///   - workingFolder: The absolute path of the working folder.
  ///   - content: The path of the content folder, or of a property list.
  package init(workingFolder: String, content: String) {
    self.workingFolder = Self.parts(of: workingFolder, in: [])
    parent = Array(Self.parts(of: content, in: self.workingFolder).dropLast())
    let folder = ContentPath.folder(of: content)
    prefixes = [folder, workingFolder].filter { $0.count > 1 && Self.leadsOut($0) }.map { $0 + "/" }
  }

  /// A path without a part that says where the content is.
  package func path(_ path: String) -> String {
    guard Self.leadsOut(path) else { return path }
    let parts = Self.parts(of: path, in: workingFolder)
    for folder in [workingFolder, parent] where !folder.isEmpty && parts.starts(with: folder) {
      return parts.dropFirst(folder.count).joined(separator: "/")
    }
    return parent.isEmpty ? parts.joined(separator: "/") : parts.last.map(String.init) ?? path
  }

  /// A text in which paths of the content are so, too.
  package func text(_ text: String) -> String {
    prefixes.reduce(text) { $0.replacing($1, with: "") }
  }

  /// The absolute path of a file, without `.` and `..`.
  package func absolutePath(of path: String) -> String {
    "/" + Self.parts(of: path, in: workingFolder).joined(separator: "/")
  }

  private static func leadsOut(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") || path == ".." || path.hasPrefix("../")
  }

  /// The names that lead to a path from the root.
  private static func parts(of path: String, in folder: [Substring]) -> [Substring] {
    var parts = path.utf8.first == UInt8(ascii: "/") ? [] : folder
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return parts
  }
}
