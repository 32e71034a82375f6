import Foundation
import MarqueeDiagnostics
import MarqueeValidation
import TestSupport
import Testing

/// The folder of rules and the registry agree.
@Suite struct RegistryTests {
  private static let folder = PackageFolder.url.appending(
    path: "Sources/MarqueeValidation/Rules")

  @Test
  func `each rule of the registry has a file of its own, named like it, in its group's folder`()
    throws
  {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path())
      .filter { $0.hasSuffix(".swift") }
    let expected = RuleRegistry.all.map { rule in
      "\(Self.upperCamelCase(rule.group.rawValue))/\(Self.upperCamelCase(rule.id.description)).swift"
    }
    #expect(paths.sorted() == expected.sorted())
  }

  @Test func `rules of one group are next to each other in the registry`() {
    var groups: [RuleGroup] = []
    for rule in RuleRegistry.all where groups.last != rule.group { groups.append(rule.group) }
    #expect(groups == RuleGroup.allCases.filter(groups.contains))
  }

  @Test func `the guide for contributors lists all rules about what people see`() throws {
    let guide = try String(
      contentsOf: PackageFolder.url.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    let listed = guide.split(separator: "\n").filter { $0.contains("| shown |") }
      .flatMap { $0.split(separator: "`").map(String.init) }
      .filter { RuleRegistry[RuleIdentifier($0)] != nil }
    #expect(
      listed.sorted() == RuleRegistry.all.filter(\.isAboutShown).map(\.id.description).sorted())
  }

  private static func upperCamelCase(_ name: String) -> String {
    name.split { $0 == "-" || $0 == " " }
      .map {
        ["id", "xml"].contains($0)
          ? $0.uppercased() : $0.prefix(1).uppercased() + $0.dropFirst()
      }.joined()
  }
}
