import Foundation
import Testing

/// Checks the table of fixtures itself.
@Suite struct SyntaxFixtureTests {
  @Test func `every fault has a name of its own`() {
    #expect(Set(SyntaxFixtures.faults.map(\.description)).count == SyntaxFixtures.faults.count)
  }

  @Test(arguments: SyntaxFixtures.faults)
  func `the diagnostic is awaited on lines of the file`(fixture: SyntaxFixture) {
    let lineCount = 1 + fixture.bytes.count { $0 == UInt8(ascii: "\n") }
    #expect(!fixture.lines.isEmpty)
    #expect(fixture.lines.isSubset(of: 1...lineCount))
  }

  @Test(arguments: SyntaxFixtures.valid)
  func `a valid file is read by PropertyListDecoder`(fixture: SyntaxFixtures.Valid) throws {
    _ = try PropertyListDecoder().decode(AnyValue.self, from: Data(fixture.bytes))
  }
}
