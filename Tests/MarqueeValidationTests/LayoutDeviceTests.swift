import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLayout
import MarqueeSolver
import MarqueeValidation
import Testing

/// What is said of layouts that are wrong on some devices, or in one way of holding them.
@Suite struct LayoutDeviceTests {
  /// What a layout is reported for.
  private func diagnostics(ofGroup group: String, item: String = "", more: String = "")
    -> [Diagnostic]
  {
    let text = """
      <plist version="1.0"><dict><key>formatVersion</key><integer>1</integer>
      <key>layouts</key><dict><key>shelf</key><dict>\(item)
      <key>group</key><dict>\(group)</dict>\(more)</dict></dict>
      <key>sections</key><array><dict>
      <key>sectionType</key><string>list</string><key>layout</key><string>shelf</string>
      <key>contentItem</key><array><dict><key>text</key><string>Help</string></dict></array>
      </dict></array></dict></plist>
      """
    return Checking.diagnostics(of: Array(text.utf8))
  }

  private func side(_ name: String, _ key: String, _ number: String) -> String {
    "<key>\(name)</key><dict><key>\(key)</key><real>\(number)</real></dict>"
  }

  private var fullWidth: String { side("width", "fractionalWidth", "1") }

  @Test func `a section that is empty in landscape alone is a warning, and says so`() throws {
    // Half of 667 points is more than 250, half of 375 is not.
    let found = diagnostics(
      ofGroup: "<key>axis</key><string>vertical</string>" + fullWidth
        + side("height", "fractionalHeight", "0.5"),
      item: "<key>item</key><dict>" + fullWidth + side("height", "absolute", "250") + "</dict>")
    #expect(found.map(\.rule) == ["section-lays-out-nothing"])
    let diagnostic = try #require(found.first)
    #expect(diagnostic.severity == .warning)
    #expect(
      diagnostic.message.contains("needs 250 points of height, and the group has 187.5"))
    #expect(
      diagnostic.notes.map(\.message) == ["in landscape on every device"])
  }

  @Test func `a section that is empty on the smallest phone alone is an error`() throws {
    let found = diagnostics(
      ofGroup: fullWidth + side("height", "absolute", "100"),
      item: "<key>item</key><dict>" + side("width", "absolute", "380")
        + side("height", "absolute", "100") + "</dict>")
    let diagnostic = try #require(found.first)
    #expect(found.count == 1)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.notes.map(\.message) == ["in portrait on iPhone SE (3rd generation)"])
  }

  /// One fault, one diagnostic, whatever follows from it.
  @Test(arguments: [
    ("<key>height</key><dict><key>absolute</key><integer>0</integer></dict>", "", "size"),
    ("<key>height</key><dict><key>absolute</key><integer>-5</integer></dict>", "", "size"),
    ("<key>height</key><dict><key>estimated</key><integer>0</integer></dict>", "", "size"),
    (
      "<key>height</key><dict><key>absolute</key><integer>90</integer></dict>"
        + "<key>contentInsets</key><dict><key>top</key><integer>90</integer></dict>", "", "insets"
    ),
    (
      "<key>height</key><dict><key>absolute</key><integer>90</integer></dict>",
      "<key>contentInsets</key><dict><key>leading</key><integer>1366</integer></dict>", "insets"
    ),
  ]) func `an empty group is reported at the value that makes it so`(
    group: String, more: String, word: String
  ) {
    let found = diagnostics(ofGroup: fullWidth + group, more: more)
    #expect(
      found.map(\.rule.description) == [word == "size" ? "layout-negative-size" : "layout-insets"])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func `a count beyond all groups is named`() throws {
    let found = diagnostics(
      ofGroup: fullWidth + side("height", "absolute", "100")
        + "<key>count</key><integer>1000000000</integer>")
    #expect(found.count == 1)
    #expect(try #require(found.first).message.contains("100000 items, not 1000000000"))
  }

  /// In 320 points, 0.4 + 10 + 0.4 of 310 are 258, and a third 0.4 is too much; of 320 they are 266.
  @Test(arguments: [("0.5", true), ("0.4", false), ("0.25", true), ("0.9", false)])
  func `spacing is ambiguous where fractions fill the group`(fraction: String, isReported: Bool) {
    let found = diagnostics(
      ofGroup: fullWidth + side("height", "absolute", "100")
        + side("interItemSpacing", "fixed", "10"),
      item: "<key>item</key><dict>" + side("width", "fractionalWidth", fraction)
        + side("height", "absolute", "100") + "</dict>")
    #expect(found.map(\.rule) == (isReported ? ["layout-ambiguous-spacing"] : []))
  }

  @Test(arguments: SectionType.builtIn) func `a built-in layout is right on every device`(
    type: SectionType
  ) {
    for device in Device.all {
      for orientation in Orientation.allCases {
        let inspection = LayoutInspection(type.layout, in: device.environment(orientation))
        #expect(inspection.fault == nil)
        #expect(inspection.findings == [], "\(device.title) in \(orientation)")
      }
    }
  }
}
