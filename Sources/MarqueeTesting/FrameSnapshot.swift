import MarqueeDiagnostics
import MarqueeLayout
package import MarqueeScreen
package import MarqueeSolver

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A screen's sections and frames as text, and the file that they are held against.
package struct FrameSnapshot: Sendable {
  /// What is wrong, in words for a test report; `nil` for nothing.
  package let failure: String?

  /// Compares a screen with a snapshot, or records it.
  ///
  /// - Parameters:
  ///   - file: The snapshot's path; a relative one counts from the folder of `testFile`.
  ///   - records: Whether the caller asks for a new snapshot.
  ///   - environment: The environment variables; `MARQUEE_RECORD` set to 1 asks for one as well.
  /// - Throws: Foundation's error where a file that is there cannot be read, or not written.
  package init(
    of screen: Screen, on device: Device, orientation: Orientation, file: String,
    beside testFile: String, records: Bool, environment: [String: String]
  ) throws {
    let url = URL(filePath: file, relativeTo: URL(filePath: testFile).deletingLastPathComponent())
      .standardizedFileURL
    let solved = SolvedScreen(screen, in: device.environment(orientation))
    let name = url.deletingPathExtension().lastPathComponent
    let text = FrameTree(solved, on: device).lines(of: name).joined(separator: "\n") + "\n"
    if records || environment["MARQUEE_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      // Left in the code, it would make a test that never fails.
      failure = records ? "recorded '\(url.path)'; remove 'record: true'" : nil
      return
    }
    guard FileManager.default.fileExists(atPath: url.path) else {
      failure = "there is no snapshot '\(url.path)' yet; MARQUEE_RECORD=1 records it"
      return
    }
    let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let difference = LineDifference(from: expected, to: text)
    failure =
      difference.isEmpty
      ? nil
      : RunnerCommands.disarm(
        "the frames differ from '\(url.path)'; MARQUEE_RECORD=1 records them again\n\(difference)")
  }
}
