import Foundation

/// Python, which runs the servers that tests talk to.
package enum Python {
  /// Whether there is a `python3` in `PATH`.
  package static let isPresent = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains { folder in
      FileManager.default.isExecutableFile(atPath: "\(folder)/python3")
    }

  /// The reason to show for a skipped suite.
  package static let reason = "there is no python3 to run a server"
}
