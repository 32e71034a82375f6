import MarqueeDiagnostics
import Testing

@Suite struct FormatVersionTests {
  /// The rules that report a screen in the full form without sections.
  private func rules(version: String) -> [RuleIdentifier] {
    let text = """
      <plist version="1.0"><dict>
      <key>formatVersion</key><integer>\(version)</integer>
      <key>sections</key><array/>
      </dict></plist>
      """
    return Checking.diagnostics(of: Array(text.utf8)).filter { $0.severity == .error }.map(\.rule)
  }

  @Test(arguments: ["2", "0x2", "0x7FFFFFFFFFFFFFFF", "9223372036854775808", "0"])
  func `a version that is not known is an error in every spelling`(version: String) {
    #expect(rules(version: version).contains("wrong-value-type"))
  }

  @Test(arguments: ["1", "0x1", "01"])
  func `the known version is not an error`(version: String) {
    #expect(!rules(version: version).contains("wrong-value-type"))
  }
}
