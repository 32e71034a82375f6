import MarqueePlatform

/// The relative path from one place in the file system to another.
package enum PathFromFolder {
  /// The parts of a relative path to a file or folder.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - folder: The folder that the path is relative to.
  package static func steps(to path: String, fromFolder folder: String) -> [String] {
    let target = parts(of: path)
    let start = parts(of: folder)
    let common = zip(target, start).prefix { $0 == $1 }.count
    return Array(repeating: "..", count: start.count - common) + target.dropFirst(common)
  }

  /// The path from the folder of a file up to the folder that its path is relative to, with a slash
  /// at the end; empty if they are the same.
  package static func up(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  private static func parts(of path: String) -> [String] {
    URL(filePath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
  }
}
