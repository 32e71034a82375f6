import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct ImageCacheTests {
  /// The smallest PNG with every checksum: one gray pixel.
  private static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0,
    1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 0x0A, 0x49, 0x44, 0x41, 0x54,
    0x78, 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1, 0x48, 0xAF, 0xA4, 0x71, 0, 0, 0, 0, 0x49, 0x45, 0x4E,
    0x44, 0xAE, 0x42, 0x60, 0x82,
  ]

  private func overwrite(_ path: String, with bytes: [UInt8]) throws {
    let handle = try FileHandle(forWritingTo: URL(filePath: path))
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
  }

  @Test func `an image that was changed is looked at again, whatever its size and time`() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    let image = try folder.write(Self.png, to: "Content/cat@2x.png")
    // A whole second, which every file system can store.
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: image)
    func run() -> String {
      CommandRun(
        "validate", folder.path("Content"), "--cache", folder.path("cache"), "-r", "xcode"
      ).output
    }
    let valid = run()
    #expect(!valid.contains("unreadable-image"))

    // The same size, time and file number, as after unpacking an archive.
    var damaged = Self.png
    damaged[37] ^= 0xFF
    try overwrite(image, with: damaged)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: image)
    #expect(run().contains("unreadable-image"))
    try overwrite(image, with: Self.png)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: image)
    #expect(run() == valid)
  }

  #if os(Linux)
    @Test func `two names that look the same are two images`() throws {
      let folder = try TemporaryFolder()
      let composed = "c\u{E4}t"
      try folder.write(
        SampleScreen.grid("<key>description</key><string>A</string>", image: composed),
        to: "Content/Home.plist")
      try folder.write(PNGBytes.image(8, 8), to: "Content/\(composed).png")
      try folder.write(PNGBytes.image(270, 270), to: "Content/ca\u{308}t.png")
      let cache = ["--cache", folder.path("cache")]
      for _ in 0..<2 {
        #expect(
          CommandRun(["validate", folder.path("Content")] + cache).output
            == CommandRun(["validate", folder.path("Content")]).output)
      }
    }
  #endif
}
