import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import Testing

/// Nested groups, up to the limit of their depth.
@Suite struct LayoutNestingTests {
  private static let size = """
    <key>width</key><dict><key>absolute</key><integer>1</integer></dict>
    <key>height</key><dict><key>absolute</key><integer>1</integer></dict>
    """

  /// The diagnostics of a layout whose groups are nested to a depth.
  private func diagnostics(depth: Int) throws -> [Diagnostic] {
    let group =
      String(repeating: "<dict>\(Self.size)<key>subitems</key><array>", count: depth)
      + "<dict>\(Self.size)</dict>" + String(repeating: "</array></dict>", count: depth)
    let text = "<plist version=\"1.0\"><dict><key>group</key>\(group)</dict></plist>"
    let reading = PropertyListDocument.read(Array(text.utf8), name: "A.plist")
    #expect(reading.diagnostics.isEmpty)
    return StructureCheck.check(reading.document, against: .layout)
  }

  @Test(arguments: [1, 2, LayoutGroup.maximumNesting])
  func `groups are nested up to the limit`(depth: Int) throws {
    #expect(try diagnostics(depth: depth).isEmpty)
  }

  @Test(arguments: [17, 18, 40])
  func `deeper groups are reported once, where the limit is passed`(depth: Int) throws {
    let diagnostics = try diagnostics(depth: depth)
    #expect(
      diagnostics.map(\.message) == ["groups are nested more than 16 deep"])
    let place = try #require(diagnostics.first?.place)
    #expect(place.range != nil)
    // The subitems of the seventeenth group, which is the first of its sixteen parents' subitems.
    #expect(
      place.codingPath.description
        == "group" + String(repeating: ".subitems[0]", count: 16) + ".subitems")
  }
}
