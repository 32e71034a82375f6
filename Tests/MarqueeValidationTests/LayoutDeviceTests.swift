import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation
import Testing

/// The diagnostics of layouts that are wrong on some devices, or in one orientation.
@Suite struct LayoutDeviceTests {
  private func diagnostics(ofGroup group: String, item: String = "", more: String = "")
    -> [Diagnostic]
  {
    diagnostics(ofLayout: "\(item)<key>group</key><dict>\(group)</dict>\(more)")
  }

  private func diagnostics(ofLayout layout: String, _ configuration: String = "") -> [Diagnostic] {
    let text = """
      <plist version="1.0"><dict><key>formatVersion</key><integer>1</integer>
      <key>layouts</key><dict><key>shelf</key><dict>\(layout)</dict></dict>\(configuration)
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

  @Test func `a group that fits no item in landscape is an error, and says how wide`() throws {
    // Half of 667 points is more than 250, half of 375 is not.
    let found = diagnostics(
      ofGroup: "<key>axis</key><string>vertical</string>" + fullWidth
        + side("height", "fractionalHeight", "0.5"),
      item: "<key>item</key><dict>" + fullWidth + side("height", "absolute", "250") + "</dict>")
    #expect(found.map(\.part) == ["section-lays-out-nothing"])
    let diagnostic = try #require(found.first)
    #expect(diagnostic.severity == .error)
    #expect(
      diagnostic.message == "the first item needs 250 points of height, and the group has 187.5; "
        + "at a width of 667 points UIKit ends the app")
    #expect(
      diagnostic.notes.map(\.message) == ["in landscape on every device"])
  }

  private static let window =
    "in a window as wide as a phone with large text, or a third of a tablet"

  @Test(arguments: [
    ("380", "at a width of 375 points", ["in portrait on iPhone SE (3rd generation); " + window]),
    ("375", "at a width of 320 points", [window]), ("320", "", []),
  ]) func `a group that fits no item in a narrow view is an error`(
    width: String, where place: String, notes: [String]
  ) {
    let found = diagnostics(
      ofGroup: fullWidth + side("height", "absolute", "100"),
      item: "<key>item</key><dict>" + side("width", "absolute", width)
        + side("height", "absolute", "100") + "</dict>")
    #expect(found.map(\.part) == (notes.isEmpty ? [] : ["section-lays-out-nothing"]))
    #expect(found.allSatisfy { $0.severity == .error && $0.message.contains(place) })
    #expect(found.flatMap(\.notes).map(\.message) == notes)
  }

  /// UIKit needs space in each group, including nested ones.
  @Test(arguments: [
    // Both halves of 375 are shorter than 200, and so are those of all other views in portrait.
    (
      "<key>width</key><dict><key>absolute</key><real>200</real></dict>", "",
      "section-lays-out-nothing"
    ),
    (
      "<key>width</key><dict><key>fractionalWidth</key><real>1</real></dict>",
      """
      <key>contentInsets</key><dict><key>leading</key><integer>100</integer>
      <key>trailing</key><integer>100</integer></dict>
      """, "layout-insets"
    ),
  ]) func `a group without room inside another group is an error`(
    width: String, insets: String, rule: RuleIdentifier
  ) {
    let inner = """
      <dict>\(side("width", "fractionalWidth", "0.5"))\(side("height", "absolute", "80"))\(insets)
      <key>subitems</key><array><dict>\(width)\(side("height", "absolute", "80"))</dict></array>
      </dict>
      """
    let found = diagnostics(
      ofGroup: fullWidth + side("height", "absolute", "80")
        + "<key>subitems</key><array><dict>\(side("width", "fractionalWidth", "0.5"))"
        + side("height", "absolute", "80") + "</dict>\(inner)</array>")
    #expect(found.map(\.part) == [rule])
    #expect(found.map(\.severity) == [.error])
    #expect(found.first?.message.hasSuffix("at a width of 375 points UIKit ends the app") == true)
  }

  private func edges(_ start: String, _ end: String) -> String {
    "<key>edgeSpacing</key><dict>" + side(start, "fixed", "8") + side(end, "fixed", "8") + "</dict>"
  }

  @Test func `the room around an item counts, and is what is pointed at`() throws {
    let found = diagnostics(
      ofGroup: fullWidth + side("height", "estimated", "100"),
      item: "<key>item</key><dict>" + fullWidth + side("height", "estimated", "100")
        + edges("leading", "trailing") + "</dict>")
    let diagnostic = try #require(found.first)
    #expect(found.map(\.part) == ["section-lays-out-nothing"])
    #expect(
      diagnostic.message
        == "the first item with its edge spacing needs 391 points of width, and the group has 375; "
        + "at a width of 375 points UIKit ends the app")
    #expect(diagnostic.place.codingPath.description == "layouts.shelf.item.edgeSpacing")
  }

  @Test func `an item that its edge spacing moves out of the group overflows`() {
    let found = diagnostics(
      ofGroup: fullWidth + side("height", "absolute", "100"),
      item: "<key>item</key><dict>" + fullWidth + side("height", "absolute", "100")
        + edges("top", "bottom") + "</dict>")
    #expect(found.map(\.part) == ["items-overflow-group"])
    #expect(
      found.map(\.message) == [
        "an item of layout 'shelf' is 8 points more in height than its group"
      ])
    #expect(found.map(\.place.codingPath.description) == ["layouts.shelf.item.edgeSpacing"])
  }

  /// 100 + 8 + 8 of 200 leave 84, and the second item needs 70 + 8 + 8.
  @Test func `the room around a later item counts as well`() {
    let item = fullWidth + side("height", "absolute", "100") + edges("top", "bottom")
    let found = diagnostics(
      ofGroup: "<key>axis</key><string>vertical</string>" + fullWidth
        + side("height", "absolute", "200") + "<key>subitems</key><array><dict>\(item)</dict><dict>"
        + item.replacing(">100<", with: ">70<") + "</dict></array>")
    #expect(
      found.map(\.message) == [
        "the group's 200 points of height have no room left for this subitem of 86, so it is never used"
      ])
  }

  /// One fault gives one diagnostic, whatever its consequences.
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
      found.map(\.part.description) == [word == "size" ? "layout-negative-size" : "layout-insets"])
    #expect(found.map(\.severity) == [.error])
  }

  /// A list of rows as wide as the view, in insets that take 400 or 320 points.
  @Test(arguments: [
    ("200", 375), ("160", 320), ("159", 0),
  ]) func `a list without room is an error`(inset: String, width: Int) {
    let found = diagnostics(
      ofLayout: "<key>list</key><dict><key>appearance</key><string>plain</string></dict>"
        + "<key>contentInsets</key><dict><key>leading</key><integer>\(inset)</integer>"
        + "<key>trailing</key><integer>\(inset)</integer></dict>")
    guard width > 0 else { return #expect(found.isEmpty) }
    #expect(found.map(\.part) == ["layout-insets"])
    #expect(found.map(\.severity) == [.error])
    #expect(found.map(\.place.codingPath.description) == ["layouts.shelf.contentInsets"])
    #expect(
      found.allSatisfy { $0.message.hasSuffix("at a width of \(width) points UIKit ends the app") })
  }

  @Test(arguments: ["0", "-5"], ["absolute", "estimated", "uniformAcrossSiblings"])
  func `a header has a length above 0, in a section and around all of them`(
    number: String, key: String
  ) {
    let flat = fullWidth + side("height", key, number)
    let row = "<key>group</key><dict>\(fullWidth)\(side("height", "absolute", "44"))</dict>"
    let item =
      "<dict><key>elementKind</key><string>banner</string>\(flat)</dict>"
    for found in [
      diagnostics(ofLayout: row + "<key>header</key><dict>\(flat)</dict>"),
      diagnostics(
        ofLayout: row,
        "<key>layoutConfiguration</key><dict><key>boundarySupplementaryItems</key><array>\(item)"
          + "</array></dict>"),
    ] {
      #expect(found.map(\.part) == ["layout-negative-size"])
      #expect(found.map(\.severity) == [.error])
    }
  }

  @Test func `a count beyond all groups is named`() throws {
    let found = diagnostics(
      ofGroup: fullWidth + side("height", "absolute", "100")
        + "<key>count</key><integer>1000000000</integer>")
    #expect(found.count == 1)
    #expect(try #require(found.first).message.contains("100000 items, not 1000000000"))
  }

  /// In 320 points, 0.4 + 10 + 0.4 of 310 are 258, and a third 0.4 is too much; of 320 they are
  /// 266.
  @Test(arguments: [("0.5", true), ("0.4", false), ("0.25", true), ("0.9", false)])
  func `spacing is ambiguous where fractions fill the group`(fraction: String, isReported: Bool) {
    let found = diagnostics(
      ofGroup: fullWidth + side("height", "absolute", "100")
        + side("interItemSpacing", "fixed", "10"),
      item: "<key>item</key><dict>" + side("width", "fractionalWidth", fraction)
        + side("height", "absolute", "100") + "</dict>")
    #expect(found.map(\.part) == (isReported ? ["layout-ambiguous-spacing"] : []))
  }

  @Test(arguments: SectionType.builtIn) func `a built-in layout is right on every device`(
    type: SectionType
  ) {
    for device in Device.all {
      let screens = Orientation.allCases.map(device.environment)
      for environment in screens + [device.narrowEnvironment] {
        let inspection = LayoutInspection(type.layout, in: environment)
        #expect(inspection.fault == nil)
        #expect(inspection.findings == [], "\(device.title), \(environment.containerSize)")
      }
    }
  }
}
