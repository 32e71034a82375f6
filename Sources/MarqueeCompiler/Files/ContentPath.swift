import MarqueeScreen

/// Operations on paths as text, relative to the current folder or to a content folder.
///
/// Everything works on bytes. A slash before a combining mark is a slash for the system, but not
/// for a `Character`.
package enum ContentPath {
  private static let slash = UInt8(ascii: "/")

  /// A path relative to a folder around it; other paths stay as they are.
  package static func inside(_ path: String, of root: String?) -> String {
    guard let root, root != "." else { return path }
    let prefix = root.utf8.last == slash ? root : root + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }

  /// A path relative to the current folder, from one relative to `root`; absolute paths stay as
  /// they are.
  package static func joined(_ root: String?, _ path: String) -> String {
    guard let root, root != ".", path.utf8.first != slash else { return path }
    return root.utf8.last == slash ? root + path : "\(root)/\(path)"
  }

  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The folder of a path; `.` for a path without one.
  package static func folder(of path: String) -> String {
    guard let index = path.utf8.lastIndex(of: slash) else { return "." }
    return index == path.startIndex ? "/" : String(path[..<index])
  }

  /// A path without an extension; `nil` for a path with another one.
  package static func path(_ path: String, without suffix: String) -> String? {
    guard path.utf8.reversed().starts(with: suffix.utf8.reversed()) else { return nil }
    return String(decoding: path.utf8.dropLast(suffix.utf8.count), as: UTF8.self)
  }

  static func parts(of path: String) -> [Substring.UTF8View] {
    path[...].utf8.split(separator: slash, omittingEmptySubsequences: false)
  }

  /// Whether a name, or a path, has the extension of a property list in any letter case.
  package static func isPropertyList(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    // 0x20 is the difference between lowercase and uppercase letters.
    name.suffix(6).elementsEqual(".plist".utf8) { $0 == $1 || $0 | 0x20 == $1 && $1 != 0x2E }
  }

  /// A name that is not valid UTF-8, with the invalid bytes as `\xFF`.
  package static func visibleName(_ bytes: [UInt8]) -> String {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    var name = ""
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        name.unicodeScalars.append(Unicode.UTF8.decode(scalar))
        offset += scalar.count
      case .error(let length):
        for byte in bytes[offset..<offset + length] {
          name += "\\x" + String(byte, radix: 16, uppercase: true)
        }
        offset += length
      case .emptyInput: return name
      }
    }
  }

  /// Whether an untrusted path stays inside the folder that it is joined to.
  package static func staysInside(_ path: String) -> Bool { RelativePath(path) != nil }
}
