import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// A content folder with a build that is remembered, and one without a cache to compare with.
struct RepeatedContent {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.warned, to: "Content/Warned.plist")
    try folder.write(SampleScreen.valid, to: "Content/More/Other.plist")
    try folder.write("not of a screen", to: "Content/notes.txt")
  }

  /// Waits until a change of a file is visible in its times, on any file system.
  static func settle() async throws { try await Task.sleep(for: .milliseconds(2_200)) }

  /// Builds until a build is remembered.
  func remember() async throws {
    _ = build()
    try await Self.settle()
    #expect(build().exitCode == .success)
    #expect(try runs().count == 1)
  }

  /// Builds with the cache, unless an option disables it.
  @discardableResult
  func build(_ options: String..., width: Int? = nil) -> CommandRun {
    build(options, width: width)
  }

  @discardableResult
  private func build(_ options: [String], width: Int?) -> CommandRun {
    let cache = options.contains("--no-cache") ? [] : ["--cache", folder.path("cache")]
    return CommandRun(
      ["build", folder.path("Content"), "-o", folder.path("out")] + cache + options, width: width)
  }

  /// The records of runs in the cache.
  func runs() throws -> [String] {
    try folder.names().filter { $0.hasPrefix("cache/local/run-") }
  }

  /// Whether a build repeats the report of the last one, and opens no file of the content.
  ///
  /// A build that reads them stores screens that are missing from the cache.
  func repeats(_ options: String..., width: Int? = nil) throws -> Bool {
    for name in try kept() { try folder.remove(name) }
    build(options, width: width)
    return try kept().isEmpty
  }

  private func kept() throws -> [String] {
    try folder.names().filter { $0.hasPrefix("cache/screens/") }
  }

  /// Expects a build with the cache to print and write the same as one without it.
  func expectSameAsFresh(_ comment: Comment? = nil) throws {
    let fresh = CommandRun(
      "build", folder.path("Content"), "-o", folder.path("fresh"), "--no-cache")
    let run = build()
    #expect(run.exitCode == fresh.exitCode, comment)
    // JSON of deleted screens is only in the old folder.
    let errors = run.errors.split(separator: "\n").filter {
      !$0.contains("' belongs to a deleted screen;")
    }
    #expect(errors == fresh.errors.split(separator: "\n"), comment)
    #expect(run.report == fresh.report, comment)
    for name in try folder.names() where name.hasPrefix("fresh/") && name.hasSuffix(".json") {
      let other = "out/\(name.dropFirst("fresh/".count))"
      #expect(try folder.read(other) == folder.read(name), comment)
    }
  }

  /// Changes the files, as people and programs do.
  func run(_ script: String) throws {
    let path = folder.path("fault.sh")
    try "set -e\ncd '\(folder.path)'\n\(script)\n".write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(try TemporaryFolder.run("/bin/sh", [path]) == 0, "\(script)")
  }
}
