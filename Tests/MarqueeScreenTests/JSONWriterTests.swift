import MarqueeScreen
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

  @Test func `members stand in the order of the calls`() {
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
}
