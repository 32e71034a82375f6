import Foundation
import MarqueeCommandLine
import Testing

@Suite struct PictureCacheTests {
  /// The smallest PNG with every checksum: one grey pixel.
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

  @Test func `a picture that has not changed is not opened again, and one that has is`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let content = "\(folder)/Content"
    try FileManager.default.createDirectory(
      atPath: content, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(SampleScreen.sound.utf8).write(to: URL(filePath: "\(content)/Home.plist"))
    let picture = "\(content)/cat@2x.png"
    try Data(Self.png).write(to: URL(filePath: picture))
    // A whole second, which every file system can give back.
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: picture)
    let arguments = ["validate", content, "--cache", "\(folder)/cache", "--reporter", "xcode"]
    func run() -> String {
      CommandRun(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5])
        .output
    }
    let sound = run()
    #expect(!sound.contains("unreadable-image"))

    // The same size, time and file number: only who opens it sees that it is damaged.
    var damaged = Self.png
    damaged[45] ^= 0xFF
    try overwrite(picture, with: damaged)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: picture)
    #expect(run() == sound)

    // A damaged cache is as good as none.
    let local = "\(folder)/cache/local"
    let names = try FileManager.default.contentsOfDirectory(atPath: local)
    for name in names where name.hasPrefix("pictures-") {
      var bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(local)/\(name)")))
      bytes[bytes.count / 2] ^= 1
      try Data(bytes).write(to: URL(filePath: "\(local)/\(name)"))
    }
    #expect(run().contains("unreadable-image"))

    // So is another time of the file.
    try Data(Self.png).write(to: URL(filePath: picture))
    #expect(run() == sound)
  }
}
