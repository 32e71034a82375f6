import Foundation
import MarqueeOutputs
import Synchronization
import TestSupport
import Testing

// Commands and their consoles are internal: only the program runs them.
@testable import MarqueeCommandLine

/// Pages that follow their content, one update at a time.
@Suite struct PreviewWatchTests {
  private let folder: TemporaryFolder
  private var watch: PreviewWatch

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(
      SampleScreen.grid("<key>description</key><string>B</string>", image: "owl"),
      to: "Content/Other.plist")
    for name in ["cat", "owl"] {
      try folder.write(PNGBytes.image(270, 270, note: name), to: "Content/\(name).png")
      _ = try folder.age("Content/\(name).png")
    }
    var request = PreviewRequest()
    request.output = folder.path("out")
    watch = PreviewWatch(
      request, PreviewOpening(folder: request.output, printsAddress: true, choice: .never),
      path: folder.path("Content"), console: Console(write: { _ in }, writeError: { _ in })
    )
    let isWritten = watch.update()
    try #require(isWritten)
  }

  /// The script with a screen's new content for an open page.
  private func content(_ name: String = "Home") throws -> String {
    try folder.text("out/\(name).content.js")
  }

  private func version(_ name: String = "Home") throws -> String {
    try folder.text("out/\(name).version.js")
  }

  /// The addresses of images in the script for a page.
  private func addresses(_ name: String) throws -> Set<Substring> {
    Set(try content().split(separator: "\"").filter { $0.contains("\(name).png") })
  }

  @Test mutating func `nothing is written while nothing changes`() throws {
    let date = try folder.age("out/Home.version.js")
    watch.update()
    watch.update()
    #expect(try folder.modificationDate("out/Home.version.js") == date)
  }

  @Test mutating func `a screen that changes is shown, and others are left alone`() throws {
    #expect(try content().contains("A cat"))
    let before = try version()
    let other = try version("Other")
    try folder.write(SampleScreen.valid.replacing("A cat", with: "A dog"), to: "Content/Home.plist")
    watch.update()
    #expect(try content().contains("A dog"))
    #expect(!(try content().contains("A cat")))
    #expect(try version() != before)
    #expect(try version("Other") == other)
    // The page itself has the same version, for readers who open it later.
    #expect(try folder.text("out/Home.html").contains("A dog"))
  }

  /// Without its last line, all sections of a file can be read; without many lines, none can.
  @Test(arguments: [1, 3, 8])
  mutating func `a broken file keeps what was shown last, and says what is wrong`(
    lostLineCount: Int
  ) throws {
    let lines = SampleScreen.valid.replacing("A cat", with: "A dog").split(separator: "\n")
    try folder.write(
      lines.dropLast(lostLineCount).joined(separator: "\n"), to: "Content/Home.plist")
    watch.update()
    #expect(try content().contains("A cat"))
    #expect(try content().contains("property-list-syntax"))
    #expect(try content().contains("\"isOutOfDate\":true"))
    // Once the file is complete again, it is shown.
    try folder.write(SampleScreen.valid.replacing("A cat", with: "A cow"), to: "Content/Home.plist")
    watch.update()
    #expect(try content().contains("A cow"))
    #expect(!(try content().contains("property-list-syntax")))
    #expect(!(try content().contains("isOutOfDate")))
  }

  @Test mutating func `an image that changes is loaded again, though its size is the same`() throws
  {
    let before = try addresses("cat")
    #expect(before.count == 1)
    let old = try folder.modificationDate("Content/cat.png")
    try folder.write(PNGBytes.image(270, 270, note: "dog"), to: "Content/cat.png")
    #expect(try folder.modificationDate("Content/cat.png") != old)
    watch.update()
    let after = try addresses("cat")
    #expect(after.count == 1)
    #expect(after.isDisjoint(with: before))
  }

  @Test mutating func `a folder that is gone for a moment ends nothing`() throws {
    try FileManager.default.moveItem(
      atPath: folder.path("Content"), toPath: folder.path("Moved"))
    watch.update()
    try FileManager.default.moveItem(
      atPath: folder.path("Moved"), toPath: folder.path("Content"))
    try folder.write(SampleScreen.valid.replacing("A cat", with: "A dog"), to: "Content/Home.plist")
    watch.update()
    #expect(try content().contains("A dog"))
  }

  @Test func `a watch prints the page's address, and then only what is new`() throws {
    let printed = Mutex<[UInt8]>([])
    var request = PreviewRequest()
    request.output = folder.path("other")
    let console = Console(
      write: { bytes in printed.withLock { $0 += bytes } }, writeError: { _ in })
    var watch = PreviewWatch(
      request, PreviewOpening(folder: request.output, printsAddress: true, choice: .never),
      path: folder.path("Content"), console: console)
    func news() -> String {
      printed.withLock { bytes in
        defer { bytes = [] }
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    let isWritten = watch.update()
    try #require(isWritten)
    let first = news()
    #expect(first.hasPrefix("The preview is at file://"))
    #expect(first.hasSuffix("/other/Home.html\nno errors found in 3 files\n"))
    watch.update()
    #expect(news() == "")
    try folder.write(
      SampleScreen.grid("<key>description</key><string>C</string>", image: "owl"),
      to: "Content/Other.plist")
    watch.update()
    #expect(news() == "updated Other\n")
    try folder.write(
      SampleScreen.grid("<key>descripton</key><string>C</string>", image: "owl"),
      to: "Content/Other.plist")
    watch.update()
    let faulty = news()
    #expect(faulty.hasPrefix("updated Other\n"))
    #expect(faulty.contains("descripton"))
    watch.update()
    #expect(news() == "")
  }
}
