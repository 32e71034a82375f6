import MarqueeCatalog
import MarqueeDiagnostics
import Testing

@Suite struct JSONWriterTests {
  private func write(_ style: JSONStyle, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(style: style)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("a")
      writer.integer(1)
      writer.key("b")
      writer.array { writer in
        writer.bool(true)
        writer.null()
      }
      writer.key("c")
      writer.object { _ in }
    }
  }

  @Test func `members are in the order of the calls`() {
    #expect(write(.compact, sample) == #"{"a":1,"b":[true,null],"c":{}}"#)
  }

  @Test func `pretty style indents by two spaces and keeps empty objects on a line`() {
    #expect(
      write(.pretty, sample) == """
        {
          "a": 1,
          "b": [
            true,
            null
          ],
          "c": {}
        }
        """)
  }

  @Test(
    arguments: [
      ("plain 한국어 🚘", #""plain 한국어 🚘""#),
      ("\"\\/", #""\"\\/""#),
      ("\n\r\t\u{1}\u{1f}\u{7f}", "\"\\n\\r\\t\\u0001\\u001f\u{7f}\""),
    ])
  func `strings are escaped`(text: String, expected: String) {
    #expect(write(.compact) { $0.string(text) } == expected)
  }

  @Test(
    arguments: [
      (1.0, "1"), (-0.5, "-0.5"), (0.1, "0.1"), (1e300, "1e+300"), (.infinity, "null"),
      (-0.0, "0"),
    ])
  func `numbers have their shortest form`(value: Double, expected: String) {
    #expect(write(.compact) { $0.number(value) } == expected)
  }

  /// Long texts are searched eight bytes at a time.
  @Test(arguments: 1...26)
  func `every character that JSON escapes is escaped wherever it is in a text`(count: Int) {
    let short: [UInt8: String] = [
      0x08: "\\b", 0x09: "\\t", 0x0A: "\\n", 0x0C: "\\f", 0x0D: "\\r", 0x22: "\\\"", 0x5C: "\\\\",
    ]
    for byte in Array(0..<0x20) + [0x22, 0x5C] as [UInt8] {
      // RFC 8259, section 7: a letter for some, and the number of any.
      let number = "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      for place in 0..<count {
        let before = String(repeating: "a", count: place)
        let behind = String(repeating: "~", count: count - place - 1)
        let text = before + String(UnicodeScalar(byte)) + behind
        let written = write(.compact) { $0.string(text) }
        #expect(
          ["\"\(before)\(short[byte] ?? number)\(behind)\"", "\"\(before)\(number)\(behind)\""]
            .contains(written))
      }
    }
  }

  @Test(arguments: [0x20, 0x21, 0x23, 0x5B, 0x5D, 0x7E, 0x7F, 0x80, 0xA2, 0xDC, 0x2028, 0x1F600])
  func `no other character is escaped`(number: UInt32) throws {
    let scalar = try #require(UnicodeScalar(number))
    for count in 1...26 {
      let text = String(repeating: String(scalar), count: count)
      #expect(write(.compact) { $0.string(text) } == "\"\(text)\"")
    }
  }
}
