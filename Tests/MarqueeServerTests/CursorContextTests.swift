import Testing

// The steps between a message and its answer are internal.
@testable import MarqueeServer

/// What is around a cursor, which is written as '|'.
@Suite struct CursorContextTests {
  private func context(_ text: String) -> CursorContext {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    return CursorContext(Array(parts.joined().utf8), at: parts[0].utf8.count)
  }

  /// The containers as a path: keys, and the numbers of elements before the cursor.
  private func path(_ text: String) -> String {
    context(text).containers.map { container in
      container.isDictionary ? container.key ?? "?" : "[\(container.count)]"
    }.joined(separator: ".")
  }

  @Test(arguments: [
    ("<plist><array>|</array></plist>", "[0]"),
    ("<plist><array><dict/><dict>|", "[2].?"),
    ("<array><dict><key>a</key><string>x|</string></dict></array>", "[1].a"),
    ("<array><dict><key>a</key>|<string>x</string></dict></array>", "[1].a"),
    ("<array><dict><key>a</key><string>x</string>|</dict></array>", "[1].?"),
    ("<dict><key>s</key><array><dict><key>i</key><array><string>|", "s.[1].i.[0]"),
    ("<dict><key>a</key><dict></dict>|</dict>", "?"),
    // Tags that do not match.
    ("<array><dict><key>a</key><string>x</dict><dict>|", "[2].?"),
    ("<array></dict><dict>|", "[1].?"),
    ("<!-- <dict> --><array>|", "[0]"),
    ("<array><dict><key>a</key><string><![CDATA[a > <dict>]]></string>|</dict></array>", "[1].?"),
    ("<array><dict><key>a</key><string><![CDATA[a > <dict>|]]></string></dict></array>", "[1].a"),
    ("|", ""), ("<array></array>|", ""),
  ])
  func `containers are known from the tags before the cursor`(text: String, path: String) {
    #expect(self.path(text) == path)
  }

  @Test func `members are known on both sides of the cursor`() {
    let context = context(
      "<array><dict><key>a</key><string>1</string>|<key>b</key><dict/>"
        + "<key>c</key><string>x &amp; y</string></dict><dict><key>d</key></dict></array>")
    #expect(context.containers.last?.members.map(\.key) == ["a", "b", "c"])
    #expect(context.containers.last?.text(of: "c") == "x & y")
    #expect(context.containers.last?.text(of: "b") == nil)
  }

  @Test(arguments: [
    ("<string>ab|c</string>", CursorContext.Place.text(element: "string", 8..<11)),
    ("<key>|</key>", .text(element: "key", 5..<5)), ("<a|rray>", .tag(0..<7)),
    ("<key>a|b \n</dict>", .text(element: "key", 5..<8, isOpen: true)),
    ("<string>|<key>", .text(element: "string", 8..<8, isOpen: true)),
    ("<string>a|", .text(element: "string", 8..<9, isOpen: true)),
    ("<string>a|\n</string>", .text(element: "string", 8..<10)),
    ("<string>a\n|</dict>", .between),
    ("<arr|", .tag(0..<4)), ("<array>|", .between), ("<!-- a| -->", .comment(0..<10)),
    ("<!-- a|", .comment(0..<6)),
  ])
  func `the place is a text, a tag, a comment or between them`(
    text: String, place: CursorContext.Place
  ) {
    #expect(context(text).place == place)
  }
}
