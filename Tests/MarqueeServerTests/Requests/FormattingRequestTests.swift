import Testing

/// Formatting a document.
@Suite struct FormattingRequestTests {
  private var client: ServerClient
  private let home = "Content/Home.plist"

  init() throws { client = try ServerClient() }

  private static let formatted = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <array>
    \t<dict>
    \t\t<key>sectionType</key>
    \t\t<string>rank</string>
    \t\t<key>sectionName</key>
    \t\t<string>Top &amp; é</string>
    \t\t<key>contentItem</key>
    \t\t<array>
    \t\t\t<!-- first -->
    \t\t\t<string>reef</string>
    \t\t</array>
    \t</dict>
    </array>
    </plist>

    """

  @Test mutating func `edits turn a document into its form`() throws {
    let text = """
      <plist version="1.0"><array><dict>
      <key>sectionType</key> <string>rank</string>
        <key>sectionName</key><string><![CDATA[Top & é]]></string>
      <key>contentItem</key><array>
      <!-- first -->
      <string>reef</string></array></dict></array></plist>
      """
    try client.start()
    try client.open(home, text)
    let edits = try client.list("textDocument/formatting", client.document(home))
    #expect(try client.applying(edits, to: text) == Self.formatted)
    // No edit contains what stays as it is.
    #expect(edits.allSatisfy { ($0["newText"] as? String)?.contains("reef") == false })
  }

  @Test mutating func `one wrong indentation is one edit`() throws {
    let text = Self.formatted.replacing("\t\t\t<string>reef", with: " <string>reef")
    try client.start()
    try client.open(home, text)
    let edits = try client.list("textDocument/formatting", client.document(home))
    #expect(edits.count == 1)
    #expect(edits.first?["newText"] as? String == "\t\t\t")
    #expect(try client.applying(edits, to: text) == Self.formatted)
  }

  @Test mutating func `a document in its form has no edits`() throws {
    try client.start()
    try client.open(home, Self.formatted)
    #expect(try client.list("textDocument/formatting", client.document(home)).isEmpty)
  }

  @Test mutating func `a document with a syntax error is refused with the reason`() throws {
    try client.start()
    try client.open(home, "<plist version=\"1.0\">\n<array>\n<strin>a</string>\n</array></plist>")
    let message = try #require(
      try client.refusal("textDocument/formatting", client.document(home)))
    #expect(message.hasPrefix("syntax error in line 3: "))
  }

  @Test mutating func `a property list of another format is refused`() throws {
    try client.start()
    try client.open(home, "{ sections = (); }")
    #expect(
      try client.refusal("textDocument/formatting", client.document(home))
        == "only property lists in XML are formatted")
  }
}
