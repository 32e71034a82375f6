package enum ExitCode: Int32, Sendable, CaseIterable {
  /// There are no errors; there may be warnings.
  case success = 0
  case errorsFound = 1
  /// The command line is invalid (``UsageError``).
  case usage = 2
  /// Something outside failed: a file is missing, the disk is full.
  case ioError = 3

  /// The code of a run that ends with several: the one that says most.
  static func worst(of codes: [ExitCode]) -> ExitCode {
    codes.max { $0.rawValue < $1.rawValue } ?? .success
  }

  var meaning: String {
    switch self {
    case .success: "nothing is wrong, or there are warnings only"
    case .errorsFound: "the content has errors, or with '--strict' warnings"
    case .usage: "the command line is wrong"
    case .ioError: "a file cannot be read or written"
    }
  }
}
