import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Builds with a cache, which must give the same results as builds without one.
@Suite struct ScreenCacheTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.warned, to: "Content/Warned.plist")
  }

  private func build(_ content: String = "Content", to output: String = "out") -> CommandRun {
    CommandRun(
      "build", folder.path(content), "-o", folder.path(output), "--cache", folder.path("cache"))
  }

  /// The output of a run without the lines about written files.
  private func diagnostics(_ run: CommandRun) -> String {
    run.report.joined(separator: "\n")
  }

  /// The files of the cache that hold screens.
  private func kept() throws -> [String] {
    try folder.names().filter { $0.hasPrefix("cache/screens/") }
  }

  @Test func `what was found is reported again, though no screen is read`() throws {
    let first = build()
    #expect(try kept().count == 2)
    for name in try kept() { _ = try folder.age(name) }
    let second = build()
    #expect(second.exitCode == first.exitCode)
    #expect(diagnostics(second) == diagnostics(first))
    #expect(diagnostics(second).contains("[white-space]"))
    // Nothing was written again, so both came from the cache.
    for name in try kept() {
      #expect(try folder.modificationDate(name) == Date(timeIntervalSince1970: 1_000_000_000))
    }
  }

  @Test func `a change of anything that a screen is made of is seen`() throws {
    _ = build()
    let valid = try folder.text("out/Home.json")
    try folder.write(
      SampleScreen.grid("<key>description</key>\n<string>A dog</string>"), to: "Content/Home.plist")
    _ = build()
    #expect(try folder.text("out/Home.json") == valid.replacing("A cat", with: "A dog"))
    #expect(try kept().count == 3)

    // An image that becomes too small, and one that is removed.
    try folder.write(PNGBytes.image(8, 8), to: "Content/Images/cat.png")
    #expect(build().output.contains("[image-too-small]"))
    try folder.write(PNGBytes.image(8, 8), to: "Content/Images/cap.png")
    try FileManager.default.removeItem(atPath: folder.path("Content/Images/cat.png"))
    let missing = build()
    #expect(missing.exitCode == .errorsFound)
    #expect(missing.output.contains("write 'cap'"))
    // The suggested image is another one now.
    try FileManager.default.moveItem(
      atPath: folder.path("Content/Images/cap.png"), toPath: folder.path("Content/Images/cab.png"))
    #expect(build().output.contains("write 'cab'"))

    // Settings.
    try folder.write(
      """
      <plist version="1.0"><dict><key>rules</key><dict>
      <key>missing-image</key><string>off</string></dict></dict></plist>
      """, to: "Content/Marquee.plist")
    #expect(!build().output.contains("[missing-image]"))
  }

  @Test func `a change of the library is seen, though its files are as long as before`() throws {
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    func writeLibrary(_ text: String) throws {
      try folder.write(
        """
        <plist version="1.0"><dict><key>pet</key><dict><key>kind</key><string>poster</string>
        <key>description</key><string>\(text)</string>
        <key>imageName</key><string>cat</string></dict></dict></plist>
        """, to: "Content/Items.plist")
    }
    try folder.write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>grid</string>
      <key>contentItem</key><array><string>pet</string></array></dict></array></plist>
      """, to: "Content/Home.plist")
    try writeLibrary("A cat")
    _ = build()
    #expect(try folder.text("out/Home.json").contains("\"A cat\""))
    try writeLibrary("A dog")
    _ = build()
    #expect(try folder.text("out/Home.json").contains("\"A dog\""))
  }

  @Test func `a new image of equal facts changes nothing`() throws {
    let first = build()
    for name in try kept() { _ = try folder.age(name) }
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    #expect(diagnostics(build()) == diagnostics(first))
    for name in try kept() {
      #expect(try folder.modificationDate(name) == Date(timeIntervalSince1970: 1_000_000_000))
    }
  }

  @Test func `damage is noticed, wherever it is`() throws {
    let valid = build()
    let json = try folder.text("out/Home.json")
    for name in try kept() {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder.path(name))))
      for index in stride(from: 0, to: bytes.count, by: 11) {
        var damaged = bytes
        damaged[index] ^= 0x10
        try folder.write(damaged, to: name)
        let run = build(to: "other")
        #expect(diagnostics(run) == diagnostics(valid), "byte \(index)")
        #expect(try folder.text("other/Home.json") == json)
      }
      try folder.write(Array(bytes.prefix(bytes.count / 2)), to: name)
      #expect(diagnostics(build(to: "other")) == diagnostics(valid))
      try folder.write([], to: name)
      #expect(diagnostics(build(to: "other")) == diagnostics(valid))
    }
  }

  @Test func `screens that are kept name no place of this machine, and serve another`() throws {
    let first = build()
    for name in try kept() {
      #expect(
        !(try Data(contentsOf: URL(filePath: folder.path(name)))
          .contains(Data(folder.url.lastPathComponent.utf8))))
      _ = try folder.age(name)
    }
    try FileManager.default.moveItem(
      atPath: folder.path("Content"), toPath: folder.path("Moved"))
    let moved = build("Moved", to: "other")
    #expect(diagnostics(moved) == diagnostics(first).replacing("/Content/", with: "/Moved/"))
    for name in try kept() {
      #expect(try folder.modificationDate(name) == Date(timeIntervalSince1970: 1_000_000_000))
    }
  }

  @Test func `nothing is kept where nothing shall be`() throws {
    let run = CommandRun(
      "build", folder.path("Content"), "-o", folder.path("out"), "--no-cache")
    #expect(run.exitCode == .success)
    #expect(try folder.names().filter { $0.contains(".marquee-cache") } == [])
    _ = CommandRun("validate", folder.path("Content"))
    #expect(try folder.names().filter { $0.contains(".marquee-cache") } == [])
  }

  @Test func `a cache that cannot be written is reported, and the build is whole`() throws {
    try folder.write("mine", to: "cache")
    let run = build()
    #expect(run.exitCode == .success)
    #expect(run.errors.contains("marquee: warning: could not update the cache"))
    #expect(try folder.text("out/Home.json").contains("A cat"))
  }

  @Test func `a screen under another's name is not taken for it`() throws {
    _ = build()
    let old = try #require(try kept().first)
    let json = try folder.text("out/Home.json")
    try folder.write(
      SampleScreen.grid("<key>description</key>\n<string>A dog</string>"), to: "Content/Home.plist")
    let before = Set(try kept())
    _ = build()
    for new in Set(try kept()).subtracting(before) {
      for old in before {
        try FileManager.default.removeItem(atPath: folder.path(new))
        try FileManager.default.copyItem(atPath: folder.path(old), toPath: folder.path(new))
        _ = build()
        #expect(try folder.text("out/Home.json") == json.replacing("A cat", with: "A dog"))
      }
    }
    #expect(before.contains(old))
  }

  /// The digest of the program's own bytes is remembered with the size and the times of its file.
  @Test func `what another program has kept is not used`() throws {
    _ = build()
    let kept = try kept()
    let valid = try folder.text("cache/local/program")
    let digest = valid.suffix(32)
    let stamp = valid.dropLast(32)
    #expect(digest.allSatisfy { $0.isHexDigit })
    #expect(stamp.hasSuffix(" "))

    // As if the program's file had other bytes: its screens are different ones.
    let other = String(repeating: "0", count: 32)
    try folder.write(stamp + other, to: "cache/local/program")
    _ = build()
    #expect(try self.kept().count == 2 * kept.count)
    for name in Set(try self.kept()).subtracting(kept) {
      try FileManager.default.removeItem(atPath: folder.path(name))
    }

    // The digest of a replaced program is not used for the new one.
    let first = stamp.prefix(1) == "1" ? "2" : "1"
    try folder.write(first + stamp.dropFirst() + other, to: "cache/local/program")
    _ = build()
    #expect(try self.kept() == kept)
    #expect(try folder.text("cache/local/program") == valid)
  }

  @Test(arguments: ReporterKind.allCases.map(\.rawValue))
  func `every report is the same with a cache, whoever has filled it`(reporter: String) throws {
    func run(_ command: [String], _ cache: [String]) -> CommandRun {
      let arguments = command + [folder.path("Content"), "-r", reporter] + cache
      return CommandRun(arguments)
    }
    let cached = ["--cache", folder.path("cache")]
    let validated = run(["validate"], ["--no-cache"])
    let built = run(["build", "-o", folder.path("out")], ["--no-cache"])
    for _ in 0..<2 {
      #expect(run(["validate"], cached).output == validated.output)
      #expect(run(["build", "-o", folder.path("out")], cached).report == built.report)
    }
  }

  /// The oldest of the other files are removed, except those that this run uses.
  @Test func `nothing goes that does not have a name of our own`() throws {
    _ = build()
    let used = try kept()
    for name in used { _ = try folder.age(name) }
    // One digit less, capital digits, and no digits.
    let foreign =
      (0..<40).map { "\(Self.name($0).dropFirst())" }
      + [Self.name(0xAB).uppercased(), "notes.txt", String(repeating: "g", count: 32)]
    for name in foreign {
      try folder.write("mine", to: "cache/screens/\(name)")
      _ = try folder.age("cache/screens/\(name)")
    }
    fillCache()
    try folder.write(
      SampleScreen.grid("<key>description</key>\n<string>A dog</string>"), to: "Content/New.plist")
    _ = build()
    let left = Set(try kept())
    #expect(left.isSuperset(of: foreign.map { "cache/screens/\($0)" }))
    #expect(left.isSuperset(of: used))
    #expect(left.count == 4_096 + foreign.count)
  }

  /// Fills the cache with more files than it keeps.
  private func fillCache() {
    for number in 0..<4_110 {
      let path = folder.path("cache/screens/") + Self.name(number)
      #expect(FileManager.default.createFile(atPath: path, contents: Data([1])))
    }
  }

  /// A name like that of a stored screen: 32 hexadecimal digits.
  private static func name(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}

extension Data {
  /// Whether these bytes contain others.
  fileprivate func contains(_ other: Data) -> Bool { range(of: other) != nil }
}
