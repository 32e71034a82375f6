import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct SchemaCommandTests {
  private func definitions(_ arguments: String...) throws -> [String: [String: Any]] {
    let run = CommandRun(["schema"] + arguments)
    #expect(run.exitCode == .success)
    let schema =
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any] ?? [:]
    return schema["$defs"] as? [String: [String: Any]] ?? [:]
  }

  private func folder(_ settings: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "<plist version=\"1.0\"><dict>\(settings)</dict></plist>", to: "Marquee.plist")
    return folder
  }

  @Test func `the schema of a content folder has the kinds of its authors`() throws {
    let folder = try folder(
      """
      <key>itemKinds</key><dict><key>tv/show</key><dict><key>fields</key><dict><key>rank</key><dict>
      <key>kind</key><string>integer</string></dict></dict></dict></dict>
      """)
    let kind = try #require(try definitions(folder.path)["kind:tv/show"])
    #expect(kind["required"] as? [String] == ["id"])
    #expect(kind["additionalProperties"] as? Bool == false)
    #expect(CommandRun("schema", folder.path).output.contains("\"#/$defs/kind:tv~1show\""))
  }

  @Test func `section types are closed for a content folder, and open for every catalog`() throws {
    let folder = try folder("<key>currency</key><string>EUR</string>")
    func type(_ definitions: [String: [String: Any]]) -> [String: Any]? {
      (definitions["section"]?["properties"] as? [String: Any])?["type"] as? [String: Any]
    }
    #expect(type(try definitions(folder.path))?["enum"] is [String])
    #expect(type(try definitions())?["enum"] == nil)
  }

  @Test func `settings with errors have no schema`() throws {
    let folder = try folder("<key>itemKinds</key><true/>")
    let run = CommandRun("schema", folder.path)
    #expect(run.exitCode == .errorsFound)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("itemKinds"))
  }

  @Test func `a folder that is not there is an error of files`() {
    #expect(CommandRun("schema", "/no/such/folder").exitCode == .ioError)
  }

  @Test func `a section must have what its type shows`() throws {
    let conditions = try definitions()["section"]?["allOf"] as? [[String: Any]] ?? []
    var required: [String: [String]] = [:]
    for condition in conditions {
      let test = (condition["if"] as? [String: Any])?["properties"] as? [String: [String: Any]]
      guard let type = test?["type"]?["const"] as? String else { continue }
      required[type] = (condition["then"] as? [String: Any])?["required"] as? [String] ?? ["-"]
    }
    #expect(required["basic"] == ["name"])
    #expect(required["main"] == ["selection"])
    // A list that requires nothing is left out.
    #expect(required["list"] == ["-"])
  }
}
