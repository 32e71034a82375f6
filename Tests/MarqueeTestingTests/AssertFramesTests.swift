import Foundation
import MarqueeScreen
import MarqueeTesting
import TestSupport
import Testing

@Suite struct AssertFramesTests {
  /// One section of two items side by side.
  private func screen() throws -> Screen {
    let json = """
      {"formatVersion":1,
       "sections":[{"id":"s","type":"grid","layout":"halves","items":[
         {"id":"a","description":"A","imageName":"a"},{"id":"b","description":"B","imageName":"b"}]}],
       "layouts":{"halves":{"item":{"width":{"fractionalWidth":1},"height":{"fractionalHeight":1}},
         "group":{"axis":"horizontal","width":{"fractionalWidth":1},"height":{"absolute":100},
           "count":2}}}}
      """
    return try Screen(json: Data(json.utf8))
  }

  /// By hand: two halves of 375 points, 100 points high.
  private static let expected = """
    frames on iPhone SE (3rd generation), 375 × 667 points at 2x
    content 375 × 100
    s (grid)  0, 0, 375 × 100
      a  0, 0, 187.5 × 100
      b  187.5, 0, 187.5 × 100

    """

  /// Runs a test with a snapshot, or without one, in a new folder.
  private func withSnapshot(_ text: String?, _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    if let text { try folder.write(text, to: "frames.txt") }
    try withExtendedLifetime(folder) { try body(folder.path("frames.txt")) }
  }

  /// The failure in a test report; `nil` for none.
  private func failure(
    _ file: String, records: Bool = false, environment: [String: String] = [:]
  ) throws -> String? {
    try FrameSnapshot(
      of: screen(), on: .iPhoneSE, orientation: .portrait, file: file, beside: #filePath,
      records: records, environment: environment
    ).failure
  }

  @Test(arguments: ["\n", "\r\n"])
  func `equal frames pass, whatever ends the snapshot's lines`(_ lineBreak: String) throws {
    try withSnapshot(Self.expected.replacing("\n", with: lineBreak)) { file throws in
      #expect(try failure(file) == nil)
    }
  }

  @Test func `a difference is shown line by line`() throws {
    try withSnapshot(Self.expected.replacing("b  187.5", with: "b  200")) { file throws in
      let lines = try #require(try failure(file)).split(separator: "\n").dropFirst()
      #expect(
        lines.joined(separator: "\n") == """
              a  0, 0, 187.5 × 100
          -   b  200, 0, 187.5 × 100
          +   b  187.5, 0, 187.5 × 100
          """)
    }
  }

  @Test func `unchanged lines between changes are left out`() throws {
    let old = Self.expected.replacing("frames on", with: "Frames on")
      .replacing("b  187.5", with: "b  200")
    try withSnapshot(old) { file throws in
      let lines = try #require(try failure(file)).split(separator: "\n").dropFirst()
      #expect(lines.map { $0.prefix(3) } == ["- F", "+ f", "  c", "  …", "   ", "-  ", "+  "])
    }
  }

  @Test func `a missing snapshot fails and is not recorded`() throws {
    try withSnapshot(nil) { file throws in
      #expect(try failure(file)?.contains("MARQUEE_RECORD=1") == true)
      #expect(!FileManager.default.fileExists(atPath: file))
    }
  }

  @Test func `the environment variable records`() throws {
    try withSnapshot(nil) { file throws in
      #expect(try failure(file, environment: ["MARQUEE_RECORD": "1"]) == nil)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.expected)
    }
    try withSnapshot("old\n") { file throws in
      #expect(try failure(file, environment: ["MARQUEE_RECORD": "0"]) != nil)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "old\n")
    }
  }

  @Test func `recording by a parameter fails, so that it is not left in the code`() throws {
    try withSnapshot("old\n") { file throws in
      #expect(try failure(file, records: true)?.contains("record: true") == true)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.expected)
    }
  }

  @Test(.recordsIssues) func `a failure is an issue of the test that asserts`() throws {
    try withSnapshot("old\n") { file throws in
      try expectFrames(of: screen(), on: .iPhoneSE, matches: file, record: true)
      let issues = RecordedIssues.take()
      #expect(issues.map { $0.sourceLocation?.fileName } == ["AssertFramesTests.swift"])
      // In portrait, unless the test specifies otherwise.
      #expect(try String(contentsOfFile: file, encoding: .utf8) == Self.expected)
      #expect(issues.allSatisfy { $0.comments.first?.rawValue.contains("record: true") == true })
    }
  }
}
