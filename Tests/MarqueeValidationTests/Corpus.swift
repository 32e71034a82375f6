import Foundation

/// Catalogs of other projects, in the folder that `MARQUEE_CORPUS` names.
enum Corpus {
  /// The folder of the catalogs; `nil` where the variable is not set.
  static let catalogs = ProcessInfo.processInfo.environment["MARQUEE_CORPUS"].map {
    URL(filePath: $0).appending(path: "catalogs")
  }
}
