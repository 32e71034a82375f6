import Foundation
import MarqueeCommandLine
import Synchronization
import Testing

@Suite struct SolveCommandTests {
  private func solve(
    _ text: String, _ arguments: [String] = []
  ) -> (code: ExitCode, output: String, errors: String) {
    let run = CommandRun(["solve", "-"] + arguments, input: text)
    return (run.exitCode, run.output, run.errors)
  }

  private struct Frames: Decodable, Equatable {
    struct Section: Decodable, Equatable {
      struct Element: Decodable, Equatable {
        let kind: String
        let item: Int?
        let frame: [Double]
      }

      let frame: [Double]
      let elements: [Element]
    }

    let containerSize: [Double]
    let scale: Double
    let contentSize: [Double]
    let sections: [Section]
  }

  private func frames(_ text: String, _ arguments: [String] = []) throws -> Frames {
    let (code, output, errors) = solve(text, arguments)
    #expect(code == .success)
    #expect(errors == "")
    return try JSONDecoder().decode(Frames.self, from: Data(output.utf8))
  }

  /// Rows that are 44 points high.
  private static let rows =
    #"{"group": {"width": {"fractionalWidth": 1}, "height": {"absolute": 44}}}"#

  private static let propertyListRows = """
    <plist version="1.0">
    <dict>
    <key>layout</key>
    <dict>
    <key>group</key>
    <dict>
    <key>width</key>
    <dict><key>fractionalWidth</key><integer>1</integer></dict>
    <key>height</key>
    <dict><key>absolute</key><integer>44</integer></dict>
    </dict>
    </dict>
    <key>items</key>
    <integer>2</integer>
    <key>container</key>
    <dict>
    <key>width</key>
    <integer>320</integer>
    <key>height</key>
    <real>480.5</real>
    </dict>
    </dict>
    </plist>
    """

  @Test func `a layout is laid out on an iPhone 15 if there is no container`() throws {
    let frames = try frames("{\"layout\": \(Self.rows), \"items\": 2}")
    #expect(frames.containerSize == [393, 852])
    #expect(frames.scale == 3)
    #expect(frames.contentSize == [393, 88])
    #expect(
      frames.sections == [
        Frames.Section(
          frame: [0, 0, 393, 88],
          elements: [
            Frames.Section.Element(kind: "cell", item: 0, frame: [0, 0, 393, 44]),
            Frames.Section.Element(kind: "cell", item: 1, frame: [0, 44, 393, 44]),
          ])
      ])
  }

  @Test func `a property list says the same as JSON`() throws {
    let json = """
      {"layout": \(Self.rows), "items": 2, "container": {"width": 320, "height": 480.5}}
      """
    let frames = try frames(Self.propertyListRows)
    #expect(frames == (try self.frames(json)))
    #expect(frames.containerSize == [320, 480.5])
    #expect(frames.contentSize == [320, 88])
  }

  @Test func `sections follow each other, with twelve items if they do not say how many`() throws {
    let frames = try frames(
      "{\"sections\": [{\"layout\": \(Self.rows)}, {\"layout\": \(Self.rows), \"items\": 1}]}")
    // 12 × 44 = 528, and another 44.
    #expect(frames.sections.map(\.frame) == [[0, 0, 393, 528], [0, 528, 393, 44]])
    #expect(frames.sections.map(\.elements.count) == [12, 1])
  }

  @Test func `a device on the command line takes the place of the container`() throws {
    let text = """
      {"layout": \(Self.rows), "container": {"width": 100, "height": 100, "scale": 1}}
      """
    #expect(try frames(text).containerSize == [100, 100])
    #expect(try frames(text, ["--device", "375x667@2"]).containerSize == [375, 667])
    let turned = try frames(text, ["-d", "375x667@2", "--orientation", "landscape"])
    #expect(turned.containerSize == [667, 375])
    #expect(turned.scale == 2)
  }

  @Test func `a fault is an error next to the frames`() {
    let (code, output, errors) = solve(
      """
      {"layout": {"item": {"width": {"fractionalWidth": 160}, "height": {"absolute": 10}},
       "group": {"width": {"fractionalWidth": 1}, "height": {"absolute": 10}}}}
      """)
    #expect(code == .errorsFound)
    #expect(output.contains(#""elements": []"#))
    #expect(
      errors
        == "<stdin>: error: section 0: the first item does not fit, so nothing is laid out\n")
  }

  @Test(
    arguments: [
      ("", "error"), ("{", "not JSON: the text ends too early"), ("[1]", "dictionary"),
      ("nonsense", "error"), ("{}", "'layout'"), ("{\"layout\": 5}", "'layout' must be"),
      ("{\"layout\": {}}", "'group'"), ("{\"layuot\": {}}", "layuot"),
      ("{\"layout\": ROWS, \"items\": 0}", "must be 1 or more"),
      ("{\"layout\": ROWS, \"items\": \"3\"}", "'items' must be an integer"),
      ("{\"layout\": ROWS, \"items\": 1.5}", "'items' must be an integer"),
      ("{\"layout\": ROWS, \"items\": 10000001}", "'items' must be 10000000 or less"),
      ("{\"layout\": ROWS, \"items\": 99999999999999999999}", "'items' must be an integer"),
      ("{\"layout\": ROWS, \"sections\": [{\"layout\": ROWS}]}", "cannot be used together"),
      ("{\"sections\": []}", "'sections' is empty"),
      ("{\"sections\": [{\"items\": 3}]}", "'layout'"),
      ("{\"layout\": ROWS, \"container\": {\"width\": 1}}", "'height'"),
      ("{\"layout\": ROWS, \"container\": {\"width\": -1, \"height\": 1}}", "container has no"),
      ("\u{1}\u{2}", "error"), ("<plist><dict><key>layout</key></dict></plist>", "error"),
    ])
  func `a description that cannot be solved is refused with a reason`(text: String, words: String) {
    let (code, _, errors) = solve(text.replacing("ROWS", with: Self.rows))
    #expect(code == .errorsFound)
    #expect(errors.contains("error"))
    #expect(errors.contains(words), "\(errors)")
  }

  @Test func `a key that means nothing is a warning`() {
    let (code, output, errors) = solve("{\"layout\": \(Self.rows), \"itmes\": 3}")
    #expect(code == .success)
    #expect(errors.contains("warning: unknown key 'itmes' in a sketch"))
    #expect(!output.isEmpty)
  }

  @Test func `a fault in JSON is shown at its place`() {
    let (_, _, errors) = solve("{\n  \"layout\": \(Self.rows),\n  \"items\": \"three\"\n}")
    #expect(errors.contains("<stdin>:3:12"))
  }

  @Test func `groups that are nested too deep are refused`() {
    let size = #""width":{"fractionalWidth":1},"height":{"absolute":44}"#
    let nested =
      String(repeating: "{\(size),\"subitems\":[", count: 17) + "{\(size)}"
      + String(repeating: "]}", count: 17)
    let (code, _, errors) = solve("{\"layout\":{\"group\":\(nested)}}")
    #expect(code == .errorsFound)
    #expect(errors.contains("groups are nested more than 16 deep"))
  }

  @Test func `a rectangle gives what is seen in it, among millions`() throws {
    let solved = try frames(
      "{\"layout\": \(Self.rows), \"items\": 10000000}", ["--rect", "0,44000000,10,88"])
    // 44 × 1,000,000 is where row 1,000,000 begins.
    #expect(solved.sections.map { $0.elements.map(\.item) } == [[1_000_000, 1_000_001]])
    #expect(solved.contentSize == [393, 440_000_000])
  }

  @Test(arguments: [("ltr", 0.0), ("rtl", 293.0)])
  func `a layout is mirrored for readers from the right`(direction: String, x: Double) throws {
    let solved = try frames(
      #"{"layout": {"group": {"width": {"absolute": 100}, "height": {"absolute": 44}}}, "items": 1}"#,
      ["--direction", direction])
    #expect(solved.sections.map { $0.elements.map(\.frame) } == [[[x, 0, 100, 44]]])
  }

  @Test(arguments: ["1,2,3", "1,2,-3,4", "a,b,c,d", "0,0,inf,1"])
  func `a rectangle has four numbers, and no negative side`(rect: String) {
    #expect(solve("{\"layout\": \(Self.rows)}", ["--rect", rect]).code == .usage)
  }

  @Test func `a file that is not there cannot be read`() {
    let code = Program.run(
      ["solve", "/nonexistent/sketch.plist"],
      on: Console(write: { _ in }, writeError: { _ in }))
    #expect(code == .ioError)
  }
}
