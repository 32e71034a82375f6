import Foundation
import TestSupport
import Testing

/// The promises in `SECURITY.md` are tested; each test that it names must exist.
@Suite struct SecurityPromiseTests {
  private static let root = PackageFolder.url

  /// The names of tests in the second column of the tables that have one.
  private static func promises() throws -> [String] {
    let text = try String(contentsOf: root.appending(path: "SECURITY.md"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains(". | `") }
      .flatMap { line in
        line.split(separator: ". | ").dropFirst().joined().split(separator: "`").map(String.init)
          .filter { $0.contains(" ") && !$0.hasPrefix(",") && !$0.hasPrefix(" |") && $0 != ", " }
      }
  }

  @Test func `every test that is named exists`() throws {
    let promises = try Self.promises()
    #expect(promises.count > 25)
    let tests = Self.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    let sources = try (files ?? []).filter { $0.hasSuffix(".swift") }.map {
      try Data(contentsOf: tests.appending(path: $0))
    }
    for promise in promises {
      let declaration = Data("func `\(promise)`".utf8)
      #expect(sources.contains { $0.range(of: declaration) != nil }, "\(promise)")
    }
  }
}
