import MarqueeDiagnostics
import MarqueePlatform
package import MarqueeScreen
package import MarqueeSolver

/// A comparison of a screen's sections and frames, as text, with a file.
package struct FrameSnapshot: Sendable {
  /// The failure to report in a test; `nil` for none.
  package let failure: String?

  /// Compares a screen with a snapshot, or records it.
  ///
  /// - Parameters:
  ///   - file: The snapshot's path; a relative one is relative to the folder of `testFile`.
  ///   - records: Whether to record a new snapshot.
  ///   - environment: The environment variables; `MARQUEE_RECORD=1` also records a new snapshot.
  /// - Throws: Foundation's error if an existing file cannot be read, or a file cannot be written.
  package init(
    of screen: Screen, on device: Device, orientation: Orientation, file: String,
    beside testFile: String, records: Bool, environment: [String: String]
  ) throws {
    let url = URL(filePath: file, relativeTo: URL(filePath: testFile).deletingLastPathComponent())
      .standardizedFileURL
    let view = ScreenScene(screen).view(ScreenView.ID(device, orientation))
    let name = url.deletingPathExtension().lastPathComponent
    var text = ""
    FrameTree(of: view).forEachLine(of: name) { text += "\($0)\n" }
    if records || environment["MARQUEE_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      // Left in the code, `record: true` would make a test that never fails.
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
