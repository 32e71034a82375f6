import MarqueeCompiler
import MarqueeDiagnostics
import TestSupport
import Testing

@Suite struct BaselineReadingTests {
  /// Files with a fault at the mark, its message, and what to do about it.
  private static let faulty: [(text: String, message: String, help: String)] = [
    ("⟦⟧", "the file is not JSON: the text ends too early", "restore the file"),
    ("⟦null⟧", "the file is not a baseline", "restore the file"),
    ("⟦<⟧plist/>", "the file is not JSON: this character is not expected here", "restore the file"),
    ("⟦[⟧]", "the file is not a baseline", "restore the file"),
    ("⟦한⟧", "the file is not JSON: this character is not expected here", "restore the file"),
    (#"⟦{⟧}"#, "the file has no 'version'", "restore the file"),
    (#"⟦{⟧"version": 1}"#, "the file has no 'entries'", "restore the file"),
    (
      #"{"version": ⟦2⟧, "entries": []}"#,
      "the baseline has version 2, and this program reads 1", "use the program that wrote it"
    ),
    (#"{"version": ⟦"1"⟧, "entries": []}"#, "'version' must be a whole number", "restore the file"),
    (
      #"{"version": ⟦true⟧, "entries": []}"#, "'version' must be a whole number",
      "restore the file"
    ),
    (#"{"version": 1, "entries": ⟦{⟧}}"#, "'entries' must be an array", "restore the file"),
    (#"{"version": 1, "entries": [⟦1⟧]}"#, "an entry must be an object", "restore the file"),
    (
      #"{"version": 1, ⟦"entrys"⟧: []}"#, "unknown key 'entrys'", "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{⟦"ruls"⟧: "a"}]}"#, "unknown key 'ruls'", "restore the file"
    ),
    (
      #"{"version": 1, "entries": [⟦{⟧"rule": "a"}]}"#, "an entry has no 'file'",
      "restore the file"
    ),
    (
      #"{"version": 1, "entries": [⟦{⟧"file": "a"}]}"#, "an entry has no 'rule'",
      "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{"file": ⟦1⟧, "rule": "a"}]}"#, "'file' must be a string",
      "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{"file": ⟦[⟧], "rule": "a"}]}"#,
      "'file' must be a string", "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{"file": "a", "rule": "b", "value": ⟦"12"⟧}]}"#,
      "'value' must be 32 hexadecimal digits", "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{"file": "a", "rule": "b", "count": ⟦0⟧}]}"#,
      "'count' must be a whole number from 1 to 1000000000",
      "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{"file": "a", "rule": "b", "count": ⟦9223372036854775807⟧}]}"#,
      "'count' must be a whole number from 1 to 1000000000",
      "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{"file": "a", "rule": "b", "count": ⟦"2"⟧}]}"#,
      "'count' must be a whole number from 1 to 1000000000",
      "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{"file": "a", "rule": "b", "count": ⟦99999999999999999999⟧}]}"#,
      "'count' must be a whole number from 1 to 1000000000",
      "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{"file": "a", ⟦"file"⟧: "b"}]}"#,
      "the key 'file' appears twice", "restore the file"
    ),
    (
      #"{"version": 1, "entries": []} ⟦x⟧"#, "the file is not JSON: the value ended before this",
      "restore the file"
    ),
    (
      #"{"version": 1, "entries": [⟦⟧"#, "the file is not JSON: the text ends too early",
      "restore the file"
    ),
    (
      "{\"version\": 1, \"entries\": [{\"file\": \"a⟦\n⟧\"}]}",
      "the file is not JSON: a control character must be escaped", "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{"file": "a⟦⟧"#, "the file is not JSON: the text ends too early",
      "restore the file"
    ),
    (
      #"{"version": 1, "entries": [{"file": "⟦\x⟧"}]}"#,
      "the file is not JSON: this escape is not one of JSON's", "restore"
    ),
    (
      #"{"version": 1, "entries": [{"file": "⟦\ud800⟧"}]}"#,
      "the file is not JSON: this escape is not one of JSON's",
      "restore the file"
    ),
    (
      "{\n  \"version\": 1,\n⟦<<<<<<<⟧ ours\n  \"entries\": []\n=======\n>>>>>>> theirs\n}",
      "a merge conflict is not resolved", "keep the lines of both sides"
    ),
    ("⟦<<<<<<<⟧ ours\n", "a merge conflict is not resolved", "keep the lines of both sides"),
    (
      "{\"version\": 1,\n⟦>>>>>>>⟧ theirs\n", "a merge conflict is not resolved",
      "keep the lines of both sides"
    ),
  ]

  @Test(arguments: faulty)
  func `a fault is reported at its place`(text: String, message: String, help: String) throws {
    let marked = MarkedText(text)
    let reading = BaselineReading(marked.bytes, name: "baseline.json")
    let fault = try #require(reading.fault)
    #expect(reading.baseline == nil)
    #expect(fault.message == message)
    #expect(fault.place.range.map(\.offsets) == marked.ranges.first)
    #expect(fault.fixIts.first?.title.hasPrefix(help) == true)
    #expect(fault.severity == .error)
  }

  /// Other ways to write one baseline.
  private static let equal = [
    #"{"version":1,"entries":[{"file":"Ä.plist","rule":"r"},{"file":"b","rule":"r","count":2}]}"#,
    #"{"version":1,"entries":[{"rule":"r","file":"\u00c4.plist"},{"file":"b","rule":"r","count":2}]}"#,
    #"{"version":1,"entries":[{"file":"b","rule":"r"},{"file":"b","rule":"r"},{"file":"Ä.plist","rule":"r"}]}"#,
    #"{"entries":[{"file":"b","rule":"r","count":2},{"file":"Ä.plist","rule":"r"}],"version":1}"#,
    "\u{FEFF}{\r\n\"version\":1 , \"entries\" : [\t{\"file\":\"Ä.plist\",\"rule\":\"r\"} , "
      + "{\"file\":\"b\",\"rule\":\"r\",\"count\":2}]}\r\n",
  ]

  @Test(arguments: equal)
  func `order, white space and escapes make no difference`(text: String) throws {
    let first = BaselineReading(Array(Self.equal[0].utf8), name: "a").baseline
    let reading = BaselineReading(Array(text.utf8), name: "b")
    #expect(reading.fault == nil)
    #expect(try #require(reading.baseline) == #require(first))
    #expect(reading.baseline?.counts.values.sorted() == [1, 2])
  }

  @Test func `no text makes it crash`() {
    let text = Array(Self.equal[1].utf8)
    for length in text.indices {
      #expect(BaselineReading(Array(text[..<length]), name: "a").fault != nil)
      var changed = text
      changed[length] = 0xFF
      _ = BaselineReading(changed, name: "a")
    }
    let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(BaselineReading(deep, name: "a").fault != nil)
  }
}
