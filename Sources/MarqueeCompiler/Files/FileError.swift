/// An error outside the content: a file or folder could not be read or written.
public enum FileError: Error, Hashable, Sendable {
  /// Nothing exists there.
  case missing(path: String)
  /// The system denies it.
  case noPermission(path: String)
  /// It is neither a file nor a folder, but for example a pipe or a device.
  case notRegular(path: String)
  /// It is a folder where a file is needed.
  case isFolder(path: String)
  /// It is a file where a folder is needed.
  case isFile(path: String)
  /// It is a link in a place where links are not followed.
  case isLink(path: String)
  /// The file has changed since it was read.
  case changed(path: String)
  /// Another run is using the folder.
  case locked(path: String)
  /// There is no space left.
  case noSpace(path: String)
  /// Any other error.
  case other(path: String, reason: String)

  /// The error in one sentence without a full stop.
  public var message: String {
    switch self {
    case .missing(let path): "'\(path)' does not exist"
    case .noPermission(let path): "no permission for '\(path)'"
    case .notRegular(let path): "'\(path)' is neither a file nor a folder"
    case .isFolder(let path): "'\(path)' is a folder, and a file is needed"
    case .isFile(let path): "'\(path)' is a file, and a folder is needed"
    case .isLink(let path):
      "'\(path)' is a link, which may lead anywhere and is not followed; remove it"
    case .changed(let path):
      "'\(path)' changed while Marquee was running; it was not overwritten"
    case .locked(let path):
      "another run is publishing in '\(path)', and only one can; try again when it has ended"
    case .noSpace(let path): "no space left to write '\(path)'"
    case .other(let path, let reason): "'\(path)': \(reason)"
    }
  }
}
