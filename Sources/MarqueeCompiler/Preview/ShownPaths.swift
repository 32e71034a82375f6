import MarqueeSupport

/// The names of files in output that may be passed on to others.
///
/// They are relative to the current folder, or to the folder that contains the content folder, so
/// that they do not reveal where the folder is on the author's machine.
package struct ShownPaths: Sendable {
  private let workingFolder: [Substring]
  private let parent: [Substring]
  /// Prefixes of paths to remove from texts.
  private let prefixes: [String]

  /// - Parameters:
  ///   - workingFolder: The absolute path of the current folder.
  ///   - content: The path of the content folder, or of a property list.
  package init(workingFolder: String, content: String) {
    self.workingFolder = Self.parts(of: workingFolder, in: [])
    parent = Array(Self.parts(of: content, in: self.workingFolder).dropLast())
    let folder = ContentPath.folder(of: content)
    prefixes = [folder, workingFolder].filter { $0.count > 1 && Self.leadsOut($0) }.map { $0 + "/" }
  }

  /// A path without the part that reveals where the content is.
  package func path(_ path: String) -> String {
    guard Self.leadsOut(path) else { return path }
    let parts = Self.parts(of: path, in: workingFolder)
    for folder in [workingFolder, parent] where !folder.isEmpty && parts.starts(with: folder) {
      return parts.dropFirst(folder.count).joined(separator: "/")
    }
    return parent.isEmpty ? parts.joined(separator: "/") : parts.last.map(String.init) ?? path
  }

  /// A text with such parts removed from its paths.
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

  /// The names of a path's parts from the root.
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
