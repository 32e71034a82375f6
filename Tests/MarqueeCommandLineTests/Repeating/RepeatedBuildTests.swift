import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Builds that repeat the report of the last one, which must give the same results as builds that
/// read the content.
@Suite struct RepeatedBuildTests {
  @Test func `a build after which nothing has changed is repeated`() async throws {
    let content = try RepeatedContent()
    let fresh = content.build("--no-cache")
    try await content.remember()
    #expect(try content.repeats())
    let again = content.build()
    #expect(again.exitCode == .success)
    #expect(again.report == fresh.report)
    #expect(again.output.hasSuffix(" files are unchanged\n"))
    #expect(again.output.contains("[white-space]"))
    #expect(again.errors.isEmpty)
  }

  @Test func `a build right after a change is not remembered`() async throws {
    let content = try RepeatedContent()
    _ = content.build()
    #expect(try !content.repeats())
    #expect(try content.runs().isEmpty)
    try await RepeatedContent.settle()
    // Only one of the files is new.
    try content.run("touch Content/notes.txt")
    _ = content.build()
    #expect(try content.runs().isEmpty)
  }

  @Test func `a file with a time to come is read each time`() async throws {
    let content = try RepeatedContent()
    try content.run("touch -t 203801010000 Content/Home.plist")
    _ = content.build()
    try await RepeatedContent.settle()
    _ = content.build()
    #expect(try !content.repeats())
  }

  @Test func `where there are links, all is read each time`() async throws {
    let content = try RepeatedContent()
    try content.folder.link("Content/Linked.plist", to: "Home.plist")
    _ = content.build()
    try await RepeatedContent.settle()
    _ = content.build()
    #expect(try !content.repeats())
  }

  @Test(arguments: FileFault.all)
  func `whatever is done to files, no build is wrong`(fault: FileFault) async throws {
    let content = try RepeatedContent()
    try await content.remember()
    try content.run(fault.script)
    try content.expectSameAsFresh()
    // The run that is remembered for the new state is right, too.
    try await RepeatedContent.settle()
    for time in ["after a while", "once more"] { try content.expectSameAsFresh("\(time)") }
  }

  @Test func `a screen that is edited twice within a moment is read twice`() async throws {
    let content = try RepeatedContent()
    try await content.remember()
    for word in ["A dog", "A cow", "A pig"] {
      try content.run(
        """
        cp -p Content/Home.plist reference; sed 's/A .../\(word)/' reference > edited
        cat edited > Content/Home.plist; touch -r reference Content/Home.plist
        """)
      try content.expectSameAsFresh("\(word)")
      #expect(try content.folder.text("out/Home.json").contains("\"\(word)\""))
    }
  }

  @Test func `damage of a record is noticed, wherever it is`() async throws {
    let content = try RepeatedContent()
    try await content.remember()
    let name = try #require(try content.runs().first)
    let bytes = try content.folder.read(name)
    let valid = content.build()
    for index in stride(from: 0, to: bytes.count, by: 5)
    where Sample.includes(index, oneIn: 4) {
      var damaged = bytes
      damaged[index] ^= 1 << UInt8(index % 8)
      try content.folder.write(damaged, to: name)
      #expect(content.build().output == valid.output, "byte \(index)")
      try content.folder.write(Array(bytes.prefix(index)), to: name)
      #expect(content.build().output == valid.output, "\(index) bytes")
    }
    #expect(try content.repeats())
  }

  @Test func `the record of another folder says nothing of this one`() async throws {
    let content = try RepeatedContent()
    try content.folder.write(SampleScreen.broken, to: "Other/Home.plist")
    func build(_ source: String) -> CommandRun {
      CommandRun(
        "build", content.folder.path(source), "-o", content.folder.path("\(source)-out"),
        "--cache", content.folder.path("cache"))
    }
    let first = ["Content", "Other"].map(build)
    try await RepeatedContent.settle()
    let second = ["Content", "Other"].map(build)
    #expect(second.map(\.exitCode) == [.success, .errorsFound])
    #expect(first.map(\.exitCode) == second.map(\.exitCode))
    let names = try content.runs()
    #expect(names.count == 2)
    let records = try names.map(content.folder.read)
    for (name, record) in zip(names, records.reversed()) {
      try content.folder.write(record, to: name)
    }
    #expect(["Content", "Other"].map(build).map(\.output) == second.map(\.output))
  }

  /// Each command runs twice, so that the second run may be one that was remembered.
  @Test(arguments: [
    ["--strict"], ["--pretty"], ["--manifest"], ["--flat"], ["-r", "xcode"], ["-r", "json"],
    ["--color", "always"], ["--all-diagnostics"],
  ])
  func `what another build was asked for is not repeated`(options: [String]) async throws {
    let content = try RepeatedContent()
    try await content.remember()
    func build(_ more: [String]) -> CommandRun {
      CommandRun(
        ["build", content.folder.path("Content"), "-o", content.folder.path("out")] + more)
    }
    let cache = ["--cache", content.folder.path("cache")]
    let fresh = build(options + ["--no-cache"])
    for _ in 0..<2 {
      let run = build(options + cache)
      #expect(run.report == fresh.report)
      #expect(run.exitCode == fresh.exitCode)
      try await RepeatedContent.settle()
    }
  }

  @Test func `a terminal of another width gets a report of its own`() async throws {
    let content = try RepeatedContent()
    try await content.remember()
    let narrow = content.build("--no-cache", width: 24)
    #expect(content.build(width: 24).output == narrow.output)
    #expect(content.build(width: 24).output == narrow.output)
    #expect(content.build().output != narrow.output)
  }

  @Test func `a build that shall trust no times reads all`() async throws {
    let content = try RepeatedContent()
    try await content.remember()
    #expect(try content.repeats())
    #expect(try !content.repeats("--verify-cache"))
    #expect(try content.repeats())
  }

  @Test func `validating is repeated, too, with its errors`() async throws {
    let content = try RepeatedContent()
    try content.folder.write(SampleScreen.broken, to: "Content/Broken.plist")
    func validate(_ options: String...) -> CommandRun {
      CommandRun(["validate", content.folder.path("Content")] + options)
    }
    let cache = content.folder.path("cache")
    let fresh = validate("--no-cache")
    #expect(fresh.exitCode == .errorsFound)
    _ = validate("--cache", cache)
    try await RepeatedContent.settle()
    #expect(validate("--cache", cache).output == fresh.output)
    #expect(try content.runs().count == 1)
    let repeated = validate("--cache", cache)
    #expect(repeated.output == fresh.output)
    #expect(repeated.exitCode == .errorsFound)
  }

  @Test func `only some runs are remembered, the latest`() async throws {
    let content = try RepeatedContent()
    try await content.remember()
    for width in 60..<72 { content.build(width: width) }
    #expect(try content.runs().count == 8)
    #expect(try content.repeats(width: 71))
  }
}
