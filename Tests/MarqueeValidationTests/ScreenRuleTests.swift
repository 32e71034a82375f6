import MarqueeDiagnostics
import Testing

/// Faults among the sections of a screen.
@Suite struct ScreenRuleTests {
  @Test(
    arguments: [
      (["main"], []),
      (["main", "basic"], []),
      (["basic", "grid"], []),
      (["basic", "main"], ["[1] main-not-first"]),
      (["main", "main"], ["[1] several-main-sections"]),
      (
        ["grid", "main", "basic", "main"],
        ["[1] main-not-first", "[3] several-main-sections"]
      ),
      (["main", "main", "main"], ["[1] several-main-sections", "[2] several-main-sections"]),
    ] as [([String], [String])])
  func `a screen has one main section, and it is the first`(types: [String], faults: [String]) {
    let found = Checking.diagnostics(of: Array(Self.screen(types).utf8))
    let described = found.map { diagnostic in
      "\(diagnostic.place.codingPath)".replacing(".sectionType", with: "") + " \(diagnostic.part)"
    }
    #expect(described == faults)
  }

  private static func screen(_ types: [String]) -> String {
    let sections = types.enumerated().map { number, type in
      """
      <dict>
      \(Checking.string("sectionType", type))
      \(Checking.string("sectionName", "Section \(number)"))
      <key>contentItem</key>
      <array><dict>
      \(Checking.string("description", "Episode \(number)"))
      \(Checking.string("imageName", "poster\(number)"))
      </dict></array>
      </dict>
      """
    }
    return "<plist version=\"1.0\"><array>\(sections.joined())</array></plist>"
  }
}
