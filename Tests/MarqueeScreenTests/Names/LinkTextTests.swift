import MarqueeScreen
import Testing

@Suite struct LinkTextTests {
  private static let links: [(text: String, scheme: String, parts: [String])] = [
    ("screen:Learn", "screen", ["Learn"]), ("screen:Learn#new", "screen", ["Learn", "new"]),
    ("screen:Top #1#new", "screen", ["Top ", "1#new"]), ("screen:##", "screen", ["", "#"]),
    ("screen:한#글", "screen", ["한", "글"]), ("screen:", "screen", [""]),
    ("section:a#b", "section", ["a#b"]), ("item:a:b", "item", ["a:b"]),
    // A mark on a sign belongs to the name after it.
    ("screen:\u{301}a#\u{301}b", "screen", ["\u{301}a", "\u{301}b"]),
    ("https://example.com/#a", "https", ["//example.com/#a"]), ("Screen:a#b", "Screen", ["a#b"]),
    ("a+b-c.d:x", "a+b-c.d", ["x"]),
  ]

  @Test(arguments: links)
  func `a link is cut into its scheme and its names`(
    text: String, scheme: String, parts: [String]
  ) throws {
    // The ranges are those of the whole text, also where the link is only a part of it.
    let bytes = Array("<\(text)".utf8)
    let link = try #require(LinkText(bytes[1...]))
    #expect(String(decoding: bytes[link.scheme], as: UTF8.self) == scheme)
    let ranges = link.names.isEmpty ? [link.rest] : link.names.map(\.range)
    #expect(ranges.map { String(decoding: bytes[$0], as: UTF8.self) } == parts)
  }

  @Test(arguments: ["", "Learn", ":x", "1a:b", "a b:c", "é:x", "example.com:8080", "/a:b", "#a:b"])
  func `a text without a scheme is no link`(text: String) {
    #expect(LinkText(Array(text.utf8)[...]) == nil)
  }
}
