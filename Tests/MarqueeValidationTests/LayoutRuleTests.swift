import MarqueeDiagnostics
import TestSupport
import Testing

/// The diagnostics of layouts.
@Suite struct LayoutRuleTests {
  /// The rules that report a list whose cells have this fraction of their group's height.
  private func rules(itemHeight fraction: String) -> [RuleIdentifier] {
    diagnostics(itemHeight: fraction).map(\.rule)
  }

  private func diagnostics(itemHeight fraction: String) -> [Diagnostic] {
    let text = """
      <plist version="1.0"><dict>
      <key>formatVersion</key><integer>1</integer>
      <key>layouts</key><dict><key>shelf</key><dict>
      <key>item</key><dict>
      <key>width</key><dict><key>fractionalWidth</key><real>0.5</real></dict>
      <key>height</key><dict><key>fractionalHeight</key><real>\(fraction)</real></dict>
      </dict>
      <key>group</key><dict>
      <key>width</key><dict><key>fractionalWidth</key><integer>1</integer></dict>
      <key>height</key><dict><key>absolute</key><integer>200</integer></dict>
      </dict>
      </dict></dict>
      <key>sections</key><array><dict>
      <key>sectionType</key><string>list</string><key>layout</key><string>shelf</string>
      <key>contentItem</key><array><dict><key>text</key><string>Help</string></dict></array>
      </dict></array>
      </dict></plist>
      """
    return Checking.diagnostics(of: Array(text.utf8))
  }

  /// What is said about the height of a layout's group.
  @Test(arguments: [
    ("<key>absolute</key><integer>200</integer><key>scalesWithText</key><true/>", []),
    ("<key>scalesWithText</key><false/><key>estimated</key><integer>200</integer>", []),
    (
      "<key>fractionalWidth</key><real>0.5</real><key>scalesWithText</key><true/>",
      ["a dimension has 'scalesWithText' only with 'absolute' or 'estimated'"]
    ),
    (
      "<key>uniformAcrossSiblings</key><real>9</real><key>scalesWithText</key><true/>",
      ["a dimension has 'scalesWithText' only with 'absolute' or 'estimated'"]
    ),
    (
      "<key>scalesWithText</key><true/>",
      [
        "a dimension must have exactly one of 'fractionalWidth', 'fractionalHeight', 'absolute', "
          + "'estimated' or 'uniformAcrossSiblings'",
        "a dimension has 'scalesWithText' only with 'absolute' or 'estimated'",
      ]
    ),
    (
      "<key>absolute</key><integer>200</integer><key>scalesWithText</key><integer>1</integer>",
      ["'scalesWithText' must be '<true/>' or '<false/>', not an integer"]
    ),
    (
      "<key>absolute</key><integer>200</integer><key>scaleWithText</key><true/>",
      ["unknown key 'scaleWithText' in a dimension"]
    ),
  ]) func `only lengths in points and estimates grow with the text`(
    height: String, messages: [String]
  ) {
    let text = """
      <plist version="1.0"><dict>
      <key>formatVersion</key><integer>1</integer>
      <key>layouts</key><dict><key>shelf</key><dict><key>group</key><dict>
      <key>width</key><dict><key>fractionalWidth</key><integer>1</integer></dict>
      <key>height</key><dict>\(height)</dict>
      </dict></dict></dict>
      <key>sections</key><array><dict>
      <key>sectionType</key><string>list</string><key>layout</key><string>shelf</string>
      <key>contentItem</key><array><dict><key>text</key><string>Help</string></dict></array>
      </dict></array></dict></plist>
      """
    #expect(Checking.diagnostics(of: Array(text.utf8)).map(\.message) == messages)
  }

  @Test(arguments: [("2", Severity.warning), ("10", .warning), ("10.5", .error), ("160", .error)])
  func `a fraction above 10 is an error, and is surely points`(
    fraction: String, severity: Severity
  ) throws {
    let found = try #require(
      diagnostics(itemHeight: fraction).first { $0.rule == "fraction-out-of-range" })
    #expect(found.severity == severity)
    let fixIt = try #require(found.fixIts.first)
    #expect(fixIt.applicability == (severity == .error ? .safe : .displayOnly))
    #expect(fixIt.edits.map(\.replacement) == (severity == .error ? [Array("absolute".utf8)] : []))
  }

  @Test(arguments: ["0", "0.0", "-0.5", "1.001", "2", "160"])
  func `a fraction that is nothing or more than all is reported`(fraction: String) {
    #expect(rules(itemHeight: fraction).contains("fraction-out-of-range"))
  }

  @Test(arguments: ["0.04", "0.5", "1", "1.0"])
  func `a fraction up to all of the container is not`(fraction: String) {
    #expect(rules(itemHeight: fraction).filter { !cellRules.contains("\($0)") } == [])
  }

  /// Only the key is reported, because nothing around it shows which part of a layout it is.
  @Test(arguments: ["absolute", "estimated", "fractionalWidth"])
  func `a length right below the configuration of layouts is not taken for that of a part`(
    key: String
  ) {
    let text = """
      <plist version="1.0"><dict><key>layoutConfiguration</key><dict><key>\(key)</key>
      <integer>0</integer></dict><key>sections</key><array><dict><key>sectionType</key>
      <string>list</string><key>contentItem</key><array><dict><key>text</key><string>A</string>
      </dict></array></dict></array></dict></plist>
      """
    let found = Checking.diagnostics(of: Array(text.utf8))
    #expect(found.contains { $0.rule == "unknown-key" })
  }
}
