import Foundation
import MarqueeCommandLine
import MarqueeDiagnostics
import TestSupport
import Testing

/// Nothing of a list is lost by an import, and what is made of it has no diagnostics.
@Suite struct ImportLossTests {
  @Test(arguments: Array(UInt64(0)..<400).sample(oneIn: 12))
  func `every value is in the JSON, or is listed`(seed: UInt64) throws {
    let list = try RandomList(seed: seed)
    let folder = try TemporaryFolder()
    for file in list.files { try folder.write(file.bytes, to: "In/\(file.name)") }
    let paths = list.files.map { "\(folder.path)/In/\($0.name)" }
    let content = folder.path("Content")
    let run = CommandRun(["import"] + paths + ["-o", content])
    try #require(run.exitCode == .success, "\(run.output)\(run.errors)")

    // A column of texts may have an address among them, and its author is asked about it.
    let check = CommandRun("validate", content, "-r", "xcode")
    let others = check.output.split(separator: "\n").filter {
      !$0.contains(": note: ") && !$0.hasSuffix("' is an address, not a text [draft-text]")
    }
    #expect(others == [])
    #expect(check.exitCode == .success)
    let build = CommandRun("build", content, "-o", folder.path("JSON"), "--no-cache")
    try #require(build.exitCode == .success)

    var found = try Self.leaves(inScreensOf: folder)
    let leftOut = run.output.split(separator: "\n").filter { $0.hasPrefix("left out: ") }
      .joined(separator: "\n")
    for leaf in list.leaves {
      let shown = [leaf, "\(leaf)T00:00:00Z"].first { found[$0, default: 0] > 0 }
      if let shown {
        found[shown, default: 0] -= 1
      } else {
        #expect(leftOut.contains("'\(VisibleText.escape(leaf))'"), "\(leaf)\n\(run.output)")
      }
    }
  }

  /// How often each text, number and boolean is in the sections and fields of the built screens.
  private static func leaves(inScreensOf folder: TemporaryFolder) throws -> [String: Int] {
    var leaves: [String: Int] = [:]
    for name in try folder.names() where name.hasPrefix("JSON/") && name.hasSuffix(".json") {
      guard name != "JSON/Screens.json" else { continue }
      let screen = try JSONDecoder().decode(Leaves.self, from: Data(try folder.read(name)))
      for leaf in screen.texts { leaves[leaf, default: 0] += 1 }
    }
    return leaves
  }

  /// The texts, numbers and booleans of a JSON value, except those that every screen has.
  private struct Leaves: Decodable {
    var texts: [String] = []

    init(from decoder: any Decoder) throws {
      if let members = try? decoder.container(keyedBy: Key.self) {
        for key in members.allKeys where !Self.ofEveryScreen.contains(key.stringValue) {
          texts += try members.decode(Leaves.self, forKey: key).texts
        }
      } else if var elements = try? decoder.unkeyedContainer() {
        while !elements.isAtEnd { texts += try elements.decode(Leaves.self).texts }
      } else {
        texts = [try Self.leaf(in: decoder.singleValueContainer())]
      }
    }

    private static let ofEveryScreen: Set = ["layouts", "itemKinds", "screenFields"]

    private static func leaf(in container: any SingleValueDecodingContainer) throws -> String {
      if let value = try? container.decode(Bool.self) { return "\(value)" }
      if let value = try? container.decode(Int.self) { return "\(value)" }
      if let value = try? container.decode(Double.self) { return "\(value)" }
      return try container.decode(String.self)
    }

    private struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }
}
