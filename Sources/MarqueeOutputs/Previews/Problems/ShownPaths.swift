import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen

/// The names of files in output that may be passed on to others.
///
/// They do not reveal where the content is on the author's machine.
package struct ShownPaths: Sendable {
  private let workingFolder: [Substring]
  private let content: [Substring]
  private let isNamedFromContent: Bool
  /// What to remove from texts, and what to put in its place.
  private let replacements: [(text: String, by: String)]

  /// Names files relative to the current folder, or to the folder that contains the content folder.
  ///
  /// - Parameters:
  ///   - workingFolder: The absolute path of the current folder.
  ///   - content: The path of the content folder, or of a property list.
  package init(workingFolder: String, content: String) {
    self.workingFolder = Self.parts(of: workingFolder, in: [])
    self.content = Self.parts(of: content, in: self.workingFolder)
    isNamedFromContent = false
    let folder = ContentPath.folder(of: content)
    replacements = [folder, workingFolder].filter { $0.count > 1 && Self.leadsOut($0) }
      .map { ($0 + "/", "") }
  }

  /// Names files relative to the content folder, so that the names are the same wherever it is and
  /// whatever it is called.
  ///
  /// - Parameters:
  ///   - workingFolder: The absolute path of the current folder.
  ///   - root: The path of the content folder.
  package init(workingFolder: String, fromContent root: String) {
    self.workingFolder = Self.parts(of: workingFolder, in: [])
    content = Self.parts(of: root, in: self.workingFolder)
    isNamedFromContent = true
    // Paths in texts are quoted; what is not may be the author's.
    let prefix = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    replacements = root == "." ? [] : [("'\(prefix)", "'")]
  }

  /// A path without the part that reveals where the content is.
  package func path(_ path: String) -> String {
    if isNamedFromContent { return pathFromContent(path) }
    guard Self.leadsOut(path) else { return path }
    let parts = Self.parts(of: path, in: workingFolder)
    let parent = Array(content.dropLast())
    for folder in [workingFolder, parent] where !folder.isEmpty && parts.starts(with: folder) {
      return parts.dropFirst(folder.count).joined(separator: "/")
    }
    return parent.isEmpty ? parts.joined(separator: "/") : parts.last.map(String.init) ?? path
  }

  private func pathFromContent(_ path: String) -> String {
    let parts = Self.parts(of: path, in: workingFolder)
    if parts.starts(with: content) {
      return parts.dropFirst(content.count).joined(separator: "/")
    }
    // Settings may be in a folder around the content.
    guard let name = parts.last else { return path }
    let levels = content.starts(with: parts.dropLast()) ? content.count - parts.count + 1 : 0
    return String(repeating: "../", count: levels) + name
  }

  package func text(_ text: String) -> String {
    // Most texts name no path, and a search for strings is slow.
    guard text.utf8.contains(UInt8(ascii: "/")) else { return text }
    return replacements.reduce(text) { $0.replacing($1.text, with: $1.by) }
  }

  /// The absolute path of a file, without `.` and `..`.
  package func absolutePath(of path: String) -> String {
    "/" + Self.parts(of: path, in: workingFolder).joined(separator: "/")
  }

  private static func leadsOut(_ path: String) -> Bool {
    path.utf8.first == UInt8(ascii: "/") || path == ".." || path.hasPrefix("../")
  }

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
