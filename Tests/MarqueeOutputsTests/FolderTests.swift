import Foundation
import TestSupport
import Testing

/// The folders of MarqueeOutputs: what each may use, and what none of them may use.
@Suite struct FolderTests {
  /// The other folders whose types each folder may use.
  private static let uses: [String: Set<String>] = [
    "Comparing": ["Outputs"],
    "Frames": [],
    "Generating": ["Outputs"],
    "Importing": ["Outputs"],
    "Outputs": [],
    "Previews": ["Comparing", "Outputs"],
    "Publishing": ["Outputs"],
    "Starting": ["Outputs"],
    "Watching": ["Outputs"],
  ]

  private static let target = PackageFolder.url.appending(path: "Sources/MarqueeOutputs")

  private static let codes = Result {
    try Dictionary(uniqueKeysWithValues: uses.keys.map { ($0, try readCode(in: $0)) })
  }

  /// The code of a folder's files by name, without comments.
  private static func code(in folder: String) throws -> [String: String] {
    try #require(try codes.get()[folder])
  }

  private static func readCode(in folder: String) throws -> [String: String] {
    let url = target.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    var code: [String: String] = [:]
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: url.appending(path: name), encoding: .utf8)
      code[name] = text.split(separator: "\n")
        .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
    }
    return code
  }

  /// The types that a file declares at its top level.
  private static func types(in code: String) -> [String] {
    code.matches(
      of: /(?m)^(?:package |public )?(?:indirect )?(?:struct|enum|protocol|class|actor) (\w+)/
    )
    .map { String($0.1) }
  }

  /// All identifiers in a file.
  private static func words(in code: String) -> Set<String> {
    Set(code.matches(of: /\w+/).map { String($0.0) })
  }

  @Test func `every folder has its rule`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.target.path)
    #expect(Set(names) == Set(Self.uses.keys))
  }

  @Test(arguments: uses.keys.sorted())
  func `a folder uses only the types that it may`(folder: String) throws {
    let allowed = try #require(Self.uses[folder])
    let others = Self.uses.keys.filter { $0 != folder && !allowed.contains($0) }
    let foreign = try others.reduce(into: Set<String>()) { types, other in
      for code in try Self.code(in: other).values { types.formUnion(Self.types(in: code)) }
    }
    #expect(!foreign.isEmpty)
    for (name, code) in try Self.code(in: folder) {
      #expect(Self.words(in: code).intersection(foreign) == [], "\(folder)/\(name)")
    }
  }

  /// It returns its results as values, which a command puts into words and prints.
  @Test(arguments: uses.keys.sorted())
  func `nothing knows a console or arguments`(folder: String) throws {
    for (name, code) in try Self.code(in: folder) {
      #expect(
        Self.words(in: code).isDisjoint(with: ["Console", "ArgumentValue", "ExitCode", "print"]),
        "\(folder)/\(name)")
    }
  }
}
