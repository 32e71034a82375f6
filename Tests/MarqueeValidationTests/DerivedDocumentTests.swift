import Foundation
import MarqueeDiagnostics
import MarqueeValidation
import Testing

/// Property lists that are not XML are checked as the XML that they stand for.
@Suite struct DerivedDocumentTests {
  private static let item = Checking.string("text", "A  cat")
  private static let screen = Checking.screen("list", items: [item])

  /// The same screen as a binary property list, and in the old style of NeXTSTEP.
  private static func others() throws -> [[UInt8]] {
    let object = try unsafe PropertyListSerialization.propertyList(
      from: Data(screen.utf8), format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    let ascii = """
      ({sectionType = list; sectionName = "New this week"; contentItem = ({text = "A  cat";});})
      """
    return [Array(binary), Array(ascii.utf8)]
  }

  @Test func `a fix of what is not XML is advice without edits`() throws {
    let written = Checking.diagnostics(of: Array(Self.screen.utf8))
    #expect(written.map(\.rule) == ["white-space"])
    #expect(written.flatMap(\.fixIts).map(\.applicability) == [.safe])
    for bytes in try Self.others() {
      let found = Checking.diagnostics(of: bytes)
      #expect(found.map(\.rule) == ["white-space"])
      #expect(found.map(\.place.codingPath) == written.map(\.place.codingPath))
      let fixIts = found.flatMap(\.fixIts)
      #expect(fixIts.map(\.title) == written.flatMap(\.fixIts).map(\.title))
      #expect(fixIts.map(\.applicability) == [.displayOnly])
      // The edits would be in a text that the author does not have.
      #expect(fixIts.flatMap(\.edits).isEmpty)
    }
  }
}
