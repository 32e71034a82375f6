#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileTrouble {
  /// What the last system call has failed with.
  ///
  /// - Parameters:
  ///   - path: The path that it was about.
  ///   - reason: What to say where the system's reason has no words of its own here.
  static func ofSystem(_ path: String, failing reason: String) -> FileTrouble {
    switch errno {
    case ENOENT: .missing(path: path)
    case EACCES, EPERM, EROFS: .noPermission(path: path)
    case ENOSPC, EDQUOT, EFBIG: .noSpace(path: path)
    case EISDIR: .isFolder(path: path)
    case ENOTDIR: .isFile(path: ContentPath.folder(of: path))
    case ENXIO: .notRegular(path: path)
    default: .other(path: path, reason: reason)
    }
  }
}
