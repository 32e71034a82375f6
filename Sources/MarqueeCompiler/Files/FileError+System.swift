import MarqueePlatform

extension FileError {
  /// The longest file name in bytes, on the file systems of both macOS and Linux.
  static let maximumNameLength = Int(NAME_MAX)

  /// A file with more bytes than are read.
  package static func tooLarge(_ path: String) -> FileError {
    .other(path: path, reason: "it is larger than 1 GiB")
  }

  static func tooLong(_ path: String) -> FileError {
    let longest = ContentPath.parts(of: path).map(\.count).max() ?? 0
    return .other(
      path: path,
      reason: longest > maximumNameLength
        ? "a name in it has \(longest) bytes, and the system allows \(maximumNameLength)"
        : "the system does not allow a path of \(path.utf8.count) bytes")
  }

  /// The error of the last system call.
  ///
  /// - Parameters:
  ///   - path: The path that it concerned.
  ///   - reason: The reason to report if this function has no words for the system's error code.
  package static func ofSystem(_ path: String, failing reason: String) -> FileError {
    switch errno {
    case ENOENT: .missing(path: path)
    case EACCES, EPERM, EROFS: .noPermission(path: path)
    case ENOSPC, EDQUOT, EFBIG: .noSpace(path: path)
    case EISDIR: .isFolder(path: path)
    case ENOTDIR: .isFile(path: ContentPath.folder(of: path))
    case ENXIO: .notRegular(path: path)
    case ENAMETOOLONG: .tooLong(path)
    default: .other(path: path, reason: reason)
    }
  }
}
