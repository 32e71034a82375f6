import Foundation
import Testing

/// Texts that output is compared with, line by line.
enum ExpectedFile {
  /// Set to 1 to write the expected files again, after reviewing the change.
  private static let isRecording =
    ProcessInfo.processInfo.environment["MARQUEE_RECORD"] == "1"

  private static func url(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Expected").appending(path: name)
  }

  /// Compares output with an expected file.
  static func check(
    _ bytes: [UInt8], against name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try check(bytes, against: url(name), sourceLocation: sourceLocation)
  }

  /// Compares output with a file anywhere in the package.
  static func check(
    _ bytes: [UInt8], against file: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording {
      try Data(bytes).write(to: file)
      // The file was just written, so a comparison with it proves nothing.
      Issue.record(
        "recorded '\(file.lastPathComponent)'; look at it, and test again",
        sourceLocation: sourceLocation)
      return
    }
    guard let expected = try? String(contentsOf: file, encoding: .utf8) else {
      Issue.record(
        "'\(file.lastPathComponent)' is missing; record it with MARQUEE_RECORD=1",
        sourceLocation: sourceLocation)
      return
    }
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == expectedLines.count, sourceLocation: sourceLocation)
    // One added or removed line makes all later lines differ, so a few are enough.
    let changes = zip(lines, expectedLines).filter { Array($0.utf8) != Array($1.utf8) }
    for (line, expectedLine) in changes.prefix(5) {
      #expect(
        Array(line.utf8) == Array(expectedLine.utf8), "\(line)", sourceLocation: sourceLocation)
    }
  }
}
