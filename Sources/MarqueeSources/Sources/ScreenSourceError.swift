import MarqueeCatalog

/// The reason why a source has no screen, or no newer one.
///
/// The first value of most cases is the requested path.
public enum ScreenSourceError: Error, Hashable, Sendable {
  /// There is no such screen; a server answered with 404 or 410.
  case notFound(String)
  /// The path is empty, absolute, or leads out of the folder.
  case refusedPath(String)
  /// The server answered with this status, which is not success, 404 or 410.
  case status(String, Int)
  /// The transfer took longer than the limit, in seconds.
  case timedOut(String, seconds: Double)
  /// There are more bytes than the limit allows.
  case tooLarge(String, limit: Int)
  /// The server was not found, refused the connection or cannot be trusted; the reason is the
  /// system's.
  case unreachable(String, reason: String)
  /// The connection ended before all bytes had arrived.
  case cutShort(String)
  /// The server redirects to an address that is not followed: from `https` to `http`, to something
  /// other than a web server, or one time too many.
  case redirectRefused(String, to: String)
  /// The bytes are not a screen, or a file cannot be read; the reason says what is wrong.
  case unreadable(String, reason: String)
  /// The screen has this format version, which is newer than the app's library supports.
  case newerFormat(String, version: Int)
  /// The manifest requires this app version, which is newer than the app.
  case newerApp(String, version: String)
  /// The bytes are not those that the manifest lists.
  case wrongDigest(String)
  /// The screen was loaded but could not be stored on disk; the reason is the system's.
  case notStored(String, reason: String)
  /// The requesting task was cancelled.
  case cancelled
}

extension ScreenSourceError: CustomStringConvertible {
  /// What went wrong, and what to do about it, in one sentence.
  public var description: String {
    switch self {
    case .notFound(let path): "There is no screen '\(path)'."
    case .refusedPath(let path):
      "The path '\(path)' leads out of the folder of the screens: use one inside it."
    case .status(let path, let status): "The server answered with \(status) for '\(path)'."
    case .timedOut(let path, let seconds):
      "'\(path)' was not there after \(Self.text(of: seconds)) seconds."
    case .tooLarge(let path, let limit): "'\(path)' has more than \(limit) bytes."
    case .unreachable(let path, let reason):
      "The server of '\(path)' cannot be reached: \(Self.clause(reason))."
    case .cutShort(let path): "The connection ended before all of '\(path)' was there."
    case .redirectRefused(let path, let address):
      "The server redirects '\(path)' to '\(address)', which is not followed."
    case .unreadable(let path, let reason): "'\(path)' cannot be read: \(Self.clause(reason))."
    case .newerFormat(let path, let version):
      "'\(path)' has format version \(version), and the app's library reads versions up to "
        + "\(Catalog.newestFormatVersion): update the app."
    case .newerApp(let path, let version):
      "'\(path)' is for version \(version) of the app, and later ones: update the app."
    case .wrongDigest(let path): "'\(path)' is not what the manifest lists."
    case .notStored(let path, let reason):
      "'\(path)' cannot be stored on disk: \(Self.clause(reason))."
    case .cancelled: "The task was cancelled."
    }
  }

  /// A reason without a final full stop, because the sentence has its own.
  private static func clause(_ reason: String) -> String {
    reason.hasSuffix(".") ? String(reason.dropLast()) : reason
  }

  /// A number of seconds, without decimals if it is an integer.
  private static func text(of seconds: Double) -> String {
    Int(exactly: seconds).map(String.init) ?? String(seconds)
  }
}
