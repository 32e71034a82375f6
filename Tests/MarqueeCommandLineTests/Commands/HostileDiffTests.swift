import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Malicious texts in everything that `marquee diff` prints.
@Suite struct HostileDiffTests {
  private static let texts = [
    "</code><script>alert(1)</script>", "@octocat #1 :tada:", "![i](https://x.example/i.png)",
    "[a](javascript:alert(1))", "a | b | c", "``` `` ` fence", "`", " ", "a\nb\r\n::error::c",
    "\u{1B}[2Jcleared", "\u{202E}reversed", "##vso[task.complete]", "**bold** ~~gone~~ <b>",
    "https://www.example.com octo@example.com", "\\", "&lt;b&gt; &#64;octocat", "- list", "# head",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func screen(_ text: String) throws -> Data {
    let section: [String: Any] = [
      "sectionType": "basic", "sectionName": text,
      "contentItem": [
        ["description": text, "imageName": text], ["description": "A cat", "imageName": "cat"],
      ],
    ]
    return try PropertyListSerialization.data(
      fromPropertyList: [section], format: .binary, options: 0)
  }

  private func run(_ old: String, _ new: String, _ format: String) throws -> CommandRun {
    try folder.write([UInt8](try screen(old)), to: "old.plist")
    try folder.write([UInt8](try screen(new)), to: "new.plist")
    return CommandRun(
      "diff", "-r", format, folder.path("old.plist"), folder.path("new.plist"))
  }

  @Test(arguments: texts)
  func `no text reaches a terminal or a runner as it is`(text: String) throws {
    for format in ["text", "markdown", "json"] {
      let output = try run("plain", text, format).output
      for scalar in output.unicodeScalars {
        #expect(scalar == "\n" || scalar.value >= 0x20 && scalar.value != 0x202E, "\(format)")
      }
      #expect(!output.contains("##vso["), "\(format)")
      #expect(!output.split(separator: "\n").contains { $0.trimmed.hasPrefix("::") }, "\(format)")
    }
  }

  /// A reader of code spans as CommonMark 0.31 describes them (6.1), which drops them.
  private func withoutCode(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstIndex(of: "`") {
      result += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      var search = rest
      var end: Substring.Index?
      while let next = search.firstIndex(of: "`") {
        let run = search[next...].prefix { $0 == "`" }
        search = search[run.endIndex...]
        if run.count == fence.count {
          end = run.endIndex
          break
        }
      }
      guard let end else { return result + fence + rest }
      rest = rest[end...]
    }
    return result + rest
  }

  @Test(arguments: texts)
  func `in Markdown every text is code`(text: String) throws {
    for (old, new) in [("plain", text), (text, "plain"), ("a \(text) b", "a \(text) c")] {
      let output = try run(old, new, "markdown").output
      for line in output.split(separator: "\n") {
        // Only our own words and signs are left.
        let words = withoutCode(line).replacing("1 section renamed", with: "")
        #expect(
          words.allSatisfy { $0.isLetter || $0.isNumber || " #*~-→,():(empty)".contains($0) },
          "\(line)")
        for mark in ["<", "@", "[", "!", "|", "`", "\\", "&"] { #expect(!words.contains(mark)) }
      }
    }
  }

  @Test(arguments: texts)
  func `JSON holds the text itself`(text: String) throws {
    let output = try run("plain", text, "json").output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let screens = json?["screens"] as? [[String: Any]]
    let sections = try #require(screens?.first?["sections"] as? [[String: Any]])
    let fields = sections.flatMap { $0["fields"] as? [[String: Any]] ?? [] }
    let name = try #require(fields.first { $0["field"] as? String == "sectionName" })
    #expect(name["new"] as? String == text)
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
