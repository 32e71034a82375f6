import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Files that look like library files but cannot be read as such.
@Suite struct UnreadLibraryTests {
  private let folder: TemporaryFolder

  /// A screen with a query for posters, of which the library has one.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try folder.write(Self.library("cat"), to: "Content/Items.plist")
    try folder.write(Self.library("dog"), to: "Other/dog.plist")
    try folder.write(PNGBytes.image(270, 270), to: "Content/a.png")
    try folder.write(
      "<plist version=\"1.0\"><array><dict><key>sectionType</key><string>grid</string>"
        + "<key>query</key><dict/></dict></array></plist>", to: "Content/Home.plist")
  }

  private static func library(_ id: String) -> String {
    "<plist version=\"1.0\"><dict><key>\(id)</key><dict><key>kind</key><string>poster</string>"
      + "<key>description</key><string>\(id)</string><key>imageName</key><string>a</string>"
      + "</dict></dict></plist>"
  }

  private func build(_ path: String) -> CommandRun {
    CommandRun(arguments: ["build", folder.path(path), "-o", folder.path("out")])
  }

  private var isBuilt: Bool {
    FileManager.default.fileExists(atPath: folder.path("out/Home.json"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("Content/Items"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Content/Items/\(name)"), withDestinationPath: target)
  }

  @Test(arguments: ["Content", "Content/Home.plist"])
  func `no screen is written without the items of a file that is not read`(path: String) throws {
    let faults: [(rule: String, exitCode: ExitCode, make: () throws -> Void)] = [
      ("file-outside-folder", .errorsFound, { try link("a.plist", to: "../../Other/dog.plist") }),
      ("unreadable-file", .ioError, { try link("a.plist", to: "nowhere.plist") }),
      (
        "unreadable-file", .ioError,
        { try folder.write(Self.library("dog"), to: "Content/Items/a.PLIST") }
      ),
      ("unreadable-file", .ioError, { try folder.write("", to: "Content/Items/a.plist/b.txt") }),
    ]
    for (rule, exitCode, make) in faults {
      try make()
      let run = build(path)
      #expect(run.exitCode == exitCode, "\(rule)")
      #expect(run.output.contains("[\(rule)]"), "\(rule): \(run.output)")
      #expect(!isBuilt, "\(rule)")
      try folder.remove("Content/Items")
    }
    #expect(build(path).exitCode == .success)
    #expect(isBuilt)
  }

  @Test(arguments: ["Content", "Content/Home.plist"])
  func `a link inside the folder is read`(path: String) throws {
    try folder.write(Self.library("dog"), to: "Content/Shared/dog.txt")
    try link("a.plist", to: "../Shared/dog.txt")
    #expect(build(path).exitCode == .success)
    #expect(try folder.text("out/Home.json").contains("dog"))
  }
}
