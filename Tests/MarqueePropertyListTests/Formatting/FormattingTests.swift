import Foundation
import MarqueePropertyList
import TestSupport
import Testing

/// The form in which Xcode writes property lists.
@Suite struct FormattingTests {
  @Test(arguments: FormattingCase.values + FormattingCase.comments + FormattingCase.surroundings)
  func `a file gets the form that Xcode writes`(example: FormattingCase) throws {
    let formatted = try #require(Formatting.text(of: Array(example.before.utf8)))
    #expect(formatted == example.after)
    #expect(Formatting.text(of: Array(example.after.utf8)) == example.after)
    #expect(try Formatting.value(of: example.before) == Formatting.value(of: formatted))
  }

  @Test(arguments: [
    "<plist/>", "<plist><array><true></array></plist>", "<plist><dict><key>a</key></dict></plist>",
    "( a )", "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>",
    "<plist><string>a<!-- b --></string></plist>", "<plist><true/></plist><true/>",
    "<plist><string><![CDATA[a\0b]]></string></plist>",
  ])
  func `a file with faults, or in another format, is not formatted`(file: String) {
    #expect(Formatting.text(of: Array(file.utf8)) == nil)
  }

  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func `a file with a byte order mark becomes UTF-8`(encoding: String.Encoding) throws {
    let text = "\u{FEFF}" + FormattingCase.file("<string>한</string>")
    let bytes = try #require(text.data(using: encoding))
    #expect(Formatting.text(of: Array(bytes)) == FormattingCase.file("<string>한</string>"))
  }

  @Test func `keys are sorted with their comments`() throws {
    let file = FormattingCase.file(
      """
      <dict> <!-- of the dictionary -->
      \t<key>x</key>
      \t<true/> <!-- of x -->
      \t<!-- of b -->
      \t<key>b</key> <!-- of the key -->
      \t<dict>
      \t\t<key>b</key>
      \t\t<true/>
      \t\t<key>a</key>
      \t\t<true/>
      \t</dict>
      \t<!-- of a --> <key>a</key>
      \t<false/>
      \t<key>c</key>
      \t<false/>
      \t<!-- of the end -->
      </dict>
      """)
    let sorted = FormattingCase.file(
      """
      <dict> <!-- of the dictionary -->
      \t<!-- of a --> <key>a</key>
      \t<false/>
      \t<!-- of b -->
      \t<key>b</key> <!-- of the key -->
      \t<dict>
      \t\t<key>b</key>
      \t\t<true/>
      \t\t<key>a</key>
      \t\t<true/>
      \t</dict>
      \t<key>x</key>
      \t<true/> <!-- of x -->
      \t<key>c</key>
      \t<false/>
      \t<!-- of the end -->
      </dict>
      """)
    // Only the root has an order.
    #expect(Formatting.text(of: Array(file.utf8), keyOrder: [0: ["a", "n", "b"]]) == sorted)
  }

  @Test func `a written text that begins with a null value's marker is read as it is`() throws {
    var xml = CanonicalXML(isForPeople: true)
    xml.leaf(.string, escaped: "$null & more".utf8)
    xml.end()
    let file = String(decoding: xml.bytes, as: UTF8.self)
    #expect(file == FormattingCase.file("<string>&#36;null &amp; more</string>"))
    #expect(Formatting.text(of: xml.bytes) == file)
  }

  @Test func `containers that are nested as deeply as possible are formatted`() {
    let depth = 128
    let file =
      "<plist>" + String(repeating: "<array>", count: depth) + "<true/>"
      + String(repeating: "</array>", count: depth) + "</plist>"
    let tabs = { String(repeating: "\t", count: $0) }
    let lines =
      (0..<depth).map { tabs($0) + "<array>" } + [tabs(depth) + "<true/>"]
      + (0..<depth).reversed().map { tabs($0) + "</array>" }
    #expect(
      Formatting.text(of: Array(file.utf8))
        == FormattingCase.file(lines.joined(separator: "\n")))
  }

  @Test(arguments: 1...60)
  func `a file that Foundation writes stays as it is`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let value = RandomPropertyList(with: &generator)
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: value.foundation, format: .xml, options: 0)
    #expect(Formatting.text(of: Array(bytes)) == String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: (1...200).sample(oneIn: 5))
  func `values and comments stay, and a second time nothing changes`(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let value = RandomPropertyList(with: &generator)
    let file = value.file(with: &generator)
    let formatted = try #require(Formatting.text(of: Array(file.utf8)), "\(file)")
    #expect(try Formatting.value(of: file) == Formatting.value(of: formatted), "\(file)")
    #expect(Formatting.text(of: Array(formatted.utf8)) == formatted, "\(file)")
    #expect(Formatting.comments(in: file) == Formatting.comments(in: formatted))
    #expect(!Formatting.comments(in: file).isEmpty)
  }
}
