import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import Testing

/// Items inside other items are moved out, and nothing else moves.
@Suite struct NestedItemFixTests {
  /// The images of the first section, in order.
  private func imageNames(_ text: ParsedFile) -> [String?] {
    ContentPipeline.check(text.text.text).screens.first?.scene.screen.sections.first?.items
      .map(\.imageName) ?? []
  }

  /// A basic section around the text of its items.
  private func section(_ items: String, type: String = "basic") -> String {
    """
    <plist version="1.0"><array><dict>
    <key>sectionType</key><string>\(type)</string>
    <key>sectionName</key><string>New</string>
    <key>contentItem</key>
    \(items)
    </dict></array></plist>
    """
  }

  private static let line = "<key>description</key><string>A</string><key>imageName</key>"

  @Test func `a lost item is moved after its host, indented as its host is`() throws {
    let result = try Fixer.fix(
      text: section(
        """
        <array>
        \t<dict>
        \t\t<key>description</key>
        \t\t<string>Host</string>
        \t\t<key>imageName</key>
        \t\t<string>a</string>
        \t\t<key>New item</key>
        \t\t<dict>
        \t\t\t<key>description</key>
        \t\t\t<string>Lost</string>
        \t\t\t<key>imageName</key>
        \t\t\t<string>b</string>
        \t\t</dict>
        \t</dict>
        </array>
        """))
    #expect(
      result.text
        == section(
          """
          <array>
          \t<dict>
          \t\t<key>description</key>
          \t\t<string>Host</string>
          \t\t<key>imageName</key>
          \t\t<string>a</string>
          \t</dict>
          \t<dict>
          \t\t<key>description</key>
          \t\t<string>Lost</string>
          \t\t<key>imageName</key>
          \t\t<string>b</string>
          \t</dict>
          </array>
          """))
    #expect(result.fixCount == 1)
    #expect(!result.hasErrors)
  }

  @Test func `several lost items keep their order, before what follows the host`() throws {
    let result = try Fixer.fix(
      text: section(
        """
        <array>
        <dict>\(Self.line)<string>a</string>
        <key>New item</key><dict>\(Self.line)<string>b</string></dict>
        <key>New item - 2</key><dict>\(Self.line)<string>c</string></dict>
        <key>New item - 3</key><dict>\(Self.line)<string>d</string></dict>
        </dict>
        <dict>\(Self.line)<string>e</string></dict>
        </array>
        """))
    #expect(imageNames(result.after) == ["a", "b", "c", "d", "e"])
    #expect(!result.hasErrors)
    #expect(result.fixCount == 1)
  }

  @Test func `an item inside a lost item is moved too, after its own host`() throws {
    let result = try Fixer.fix(
      text: section(
        """
        <array>
        <dict>\(Self.line)<string>a</string>
        <key>New item</key><dict>\(Self.line)<string>b</string>
        <key>New item</key><dict>\(Self.line)<string>c</string></dict>
        </dict>
        <key>Other</key><dict>\(Self.line)<string>d</string></dict>
        </dict>
        </array>
        """))
    #expect(imageNames(result.after) == ["a", "b", "c", "d"])
    #expect(!result.hasErrors)
  }

  @Test func `an item is not moved where it would be one too many`() throws {
    let item = "<key>text</key><string>A</string>"
    let broken = section(
      "<array><dict>\(item)<key>New item</key><dict>\(item)</dict></dict></array>",
      type: "textHeader")
    let result = try Fixer.fix(text: broken)
    #expect(result.text == broken)
    #expect(result.fixCount == 0)
    #expect(result.diagnostics.map(\.rule) == ["nested-item"])
    #expect(result.diagnostics.first?.fixIts.map(\.applicability) == [.displayOnly])
  }

  @Test func `a text on one line stays on one line`() throws {
    let items =
      "<array><dict>\(Self.line)<string>a</string><key>New item</key>"
      + "<dict>\(Self.line)<string>b</string></dict></dict></array>"
    let fixed =
      "<array><dict>\(Self.line)<string>a</string></dict>"
      + "<dict>\(Self.line)<string>b</string></dict></array>"
    #expect(try Fixer.fix(text: section(items)).text == section(fixed))
  }

  @Test func `line breaks of Windows stay, and none of another kind is added`() throws {
    let items = """
      <array>
        <dict>
          \(Self.line)<string>a</string>
          <key>New item</key>
          <dict>
            \(Self.line)<string>b</string>
          </dict>
        </dict>
      </array>
      """
    let fixed = """
      <array>
        <dict>
          \(Self.line)<string>a</string>
        </dict>
        <dict>
          \(Self.line)<string>b</string>
        </dict>
      </array>
      """
    let windows: (String) -> String = { $0.replacing("\n", with: "\r\n") }
    #expect(try Fixer.fix(text: windows(section(items))).text == windows(section(fixed)))
  }

  @Test func `a text of several lines keeps its bytes`() throws {
    let poem = "<string>first\n\t\t\t\tsecond\n\n\t\tthird</string>"
    let result = try Fixer.fix(
      text: section(
        """
        <array>
        \t<dict>
        \t\t\(Self.line)<string>a</string>
        \t\t<key>New item</key>
        \t\t<dict>
        \t\t\t<key>imageName</key>
        \t\t\t<string>b</string>
        \t\t\t<key>spokenText</key>
        \t\t\t\(poem)
        \t\t</dict>
        \t</dict>
        </array>
        """))
    #expect(
      result.text
        == section(
          """
          <array>
          \t<dict>
          \t\t\(Self.line)<string>a</string>
          \t</dict>
          \t<dict>
          \t\t<key>imageName</key>
          \t\t<string>b</string>
          \t\t<key>spokenText</key>
          \t\t\(poem)
          \t</dict>
          </array>
          """))
  }

  @Test func `comments inside of the item and around it stay`() throws {
    let result = try Fixer.fix(
      text: section(
        """
        <array>
        \t<dict>
        \t\t\(Self.line)<string>a</string>
        \t\t<!-- before the key -->
        \t\t<key>New item</key>
        \t\t<!-- between -->
        \t\t<dict>
        \t\t\t<!-- inside -->
        \t\t\t\(Self.line)<string>b</string>
        \t\t</dict>
        \t\t<!-- behind -->
        \t</dict>
        </array>
        """))
    #expect(
      result.text
        == section(
          """
          <array>
          \t<dict>
          \t\t\(Self.line)<string>a</string>
          \t\t<!-- before the key -->
          \t\t<!-- behind -->
          \t</dict>
          \t<!-- between -->
          \t<dict>
          \t\t<!-- inside -->
          \t\t\(Self.line)<string>b</string>
          \t</dict>
          </array>
          """))
  }
}
