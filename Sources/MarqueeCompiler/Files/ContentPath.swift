/// Paths as texts: files as a person sees them, and as a content folder does.
///
/// Everything works on bytes. A slash before a combining mark is a slash to the system, and to a
/// `Character` it is not.
package enum ContentPath {
  private static let slash = UInt8(ascii: "/")

  /// A path without the folder that it lies in; a path that lies elsewhere stays as it is.
  package static func inside(_ path: String, of root: String?) -> String {
    guard let root, root != "." else { return path }
    let prefix = root.utf8.last == slash ? root : root + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// A path inside a folder as a person sees it; an absolute path stays as it is.
  static func joined(_ root: String?, _ path: String) -> String {
    guard let root, root != ".", path.utf8.first != slash else { return path }
    return root.utf8.last == slash ? root + path : "\(root)/\(path)"
  }

  /// The last part of a path.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The folder that a path is in; `.` for a path without one.
  package static func folder(of path: String) -> String {
    guard let index = path.utf8.lastIndex(of: slash) else { return "." }
    return index == path.startIndex ? "/" : String(path[..<index])
  }

  /// A path without its extension; `nil` for a path with another one.
  static func path(_ path: String, without suffix: String) -> String? {
    guard path.utf8.reversed().starts(with: suffix.utf8.reversed()) else { return nil }
    return String(decoding: path.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
  }

  /// The parts between slashes.
  static func parts(of path: String) -> [Substring.UTF8View] {
    path[...].utf8.split(separator: slash, omittingEmptySubsequences: false)
  }

  /// Whether a path that somebody else has written stays in the folder that it is joined to.
  package static func staysInside(_ path: String) -> Bool {
    let parts = parts(of: path)
    return !path.isEmpty && !path.utf8.contains(0)
      && parts.allSatisfy { part in
        !part.isEmpty && !part.elementsEqual(".".utf8) && !part.elementsEqual("..".utf8)
      }
  }
}
