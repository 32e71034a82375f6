import MarqueeCompiler
import MarqueeDiagnostics
import TestSupport
import Testing

@Suite struct BaselineReadingTests {
  private static let faulty = [
    "", "null", "<plist/>", "[]", "한", "{}", #"{"version": 1}"#,
    #"{"version": "1", "entries": []}"#, #"{"version": true, "entries": []}"#,
    #"{"version": 1, "entries": {}}"#, #"{"version": 1, "entries": [1]}"#,
    #"{"version": 1, "entrys": []}"#, #"{"version": 1, "entries": [{"rule": "a"}]}"#,
    #"{"version": 1, "entries": [{"file": "a"}]}"#,
    #"{"version": 1, "entries": [{"file": 1, "rule": "a"}]}"#,
    #"{"version": 1, "entries": [{"file": "a", "rule": "b", "value": "12"}]}"#,
    #"{"version": 1, "entries": [{"file": "a", "rule": "b", "count": 0}]}"#,
    #"{"version": 1, "entries": [{"file": "a", "rule": "b", "count": 1000000001}]}"#,
    #"{"version": 1, "entries": [{"file": "a", "rule": "b", "count": "2"}]}"#,
    #"{"version": 1, "entries": [{"file": "a", "rule": "b", "count": 99999999999999999999}]}"#,
    #"{"version": 1, "entries": []} x"#, #"{"version": 1, "entries": ["#,
    "{\n  \"version\": 1,\n<<<<<<< ours\n  \"entries\": []\n=======\n>>>>>>> theirs\n}",
  ]

  @Test(arguments: faulty)
  func `a file that is not a baseline is an error`(text: String) throws {
    let reading = ContentBaseline(Array(text.utf8), path: "baseline.json")
    let fault = try #require(reading.fault)
    #expect(reading.baseline == nil)
    #expect(fault.message == "the file is not a baseline")
    #expect(fault.severity == .error)
    #expect(fault.place == Place(file: "baseline.json"))
    #expect(
      fault.fixIts.map(\.title) == [
        "restore the file, or remove it and write it again with "
          + "'marquee validate --write-baseline baseline.json'"
      ])
  }

  @Test func `a baseline of another version is an error that says so`() {
    let reading = ContentBaseline(
      Array(#"{"version": 2, "entries": []}"#.utf8), path: "baseline.json")
    #expect(reading.baseline == nil)
    #expect(
      reading.fault?.message == "the baseline has version 2, and this program reads 1")
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
    let first = ContentBaseline(Array(Self.equal[0].utf8), path: "a").baseline
    let reading = ContentBaseline(Array(text.utf8), path: "b")
    #expect(reading.fault == nil)
    #expect(try #require(reading.baseline) == #require(first))
    #expect(reading.baseline?.counts.values.sorted() == [1, 2])
  }

  @Test func `no text makes it crash`() {
    let text = Array(Self.equal[1].utf8)
    for length in text.indices {
      #expect(ContentBaseline(Array(text[..<length]), path: "a").fault != nil)
      var changed = text
      changed[length] = 0xFF
      _ = ContentBaseline(changed, path: "a")
    }
    let deep = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(ContentBaseline(deep, path: "a").fault != nil)
  }
}
