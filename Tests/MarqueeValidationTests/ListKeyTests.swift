import MarqueeDiagnostics
import Testing

/// UIKit's properties of lists that a layout cannot set.
@Suite struct ListKeyTests {
  private func diagnostics(ofList keys: String, more: String = "") -> [Diagnostic] {
    let text = """
      <plist version="1.0"><dict><key>formatVersion</key><integer>1</integer>
      <key>layouts</key><dict><key>rows</key><dict><key>list</key><dict>
      <key>appearance</key><string>plain</string>
      <key>headerMode</key><string>supplementary</string>\(keys)</dict>\(more)</dict></dict>
      <key>sections</key><array><dict>
      <key>sectionType</key><string>list</string><key>layout</key><string>rows</string>
      <key>sectionName</key><string>Notes</string>
      <key>contentItem</key><array><dict><key>text</key><string>Help</string></dict></array>
      </dict></array></dict></plist>
      """
    return Checking.diagnostics(of: Array(text.utf8))
  }

  @Test(arguments: [
    ("headerTopPadding", "<integer>0</integer>", "without padding above headers"),
    ("showsSeparators", "<false/>", "it moves no row"),
    ("backgroundColor", "<string>#FFFFFF</string>", "it moves no row"),
    ("separatorConfiguration", "<dict/>", "it moves no row"),
    ("itemSeparatorHandler", "<string>hide</string>", "it is code of the app"),
    ("leadingSwipeActionsConfigurationProvider", "<array/>", "it is code of the app"),
  ]) func `a property that a layout cannot set is named with the reason`(
    key: String, value: String, reason: String
  ) throws {
    let found = diagnostics(ofList: "<key>\(key)</key>\(value)")
    #expect(found.map(\.rule) == ["unknown-key"])
    let warning = try #require(found.first)
    #expect(warning.severity == .warning)
    #expect(warning.message == "'\(key)' of UIKit cannot be set in a list")
    #expect(warning.notes.first?.message.contains(reason) == true)
    #expect(warning.fixIts.allSatisfy { $0.applicability == .displayOnly && $0.edits.isEmpty })
  }

  @Test func `a handler of a section is code as well`() {
    let found = diagnostics(
      ofList: "", more: "<key>visibleItemsInvalidationHandler</key><string>fade</string>")
    #expect(
      found.map(\.message) == [
        "'visibleItemsInvalidationHandler' of UIKit cannot be set in a layout"
      ])
    #expect(found.flatMap(\.notes).map(\.message) == ["it is code of the app"])
  }

  @Test func `a misspelt key of a list still has a suggestion`() {
    let found = diagnostics(ofList: "<key>footerMod</key><string>none</string>")
    #expect(found.flatMap(\.fixIts).map(\.title) == ["write 'footerMode'"])
  }
}
