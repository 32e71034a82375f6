import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Published files do not reveal where the content was, or what its folder was called.
@Suite struct PublishedNamesTests {
  #if os(Linux) || os(macOS)
    /// The working folder belongs to the whole process, so this needs a separate process.
    @Test func `the same content gives the same bytes from any working folder`() async {
      await #expect(processExitsWith: .success) {
        let folder = try TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        for place in ["Content", "elsewhere/Stuff"] {
          try folder.write(SampleScreen.warned, to: "\(place)/Home.plist")
          try folder.write(SampleScreen.warned, to: "\(place)/more/Learn.plist")
          try folder.write(PNGBytes.image(400, 600), to: "\(place)/Images/cat@2x.png")
        }
        let ways: [(from: String, path: String)] = [
          ("", "Content"), ("Content", "."), ("", "elsewhere/Stuff"),
          ("elsewhere", "Stuff/"), ("elsewhere", "../Content"),
          ("Content/Images", folder.path("elsewhere/Stuff")),
        ]
        var published: [[String: [UInt8]]] = []
        for (number, way) in ways.enumerated() {
          #expect(FileManager.default.changeCurrentDirectoryPath(folder.path(way.from)))
          let run = CommandRun("publish", way.path, "-o", folder.path("Site\(number)"))
          #expect(run.exitCode == .success, "\(run.errors)")
          let names = try folder.names().filter { $0.hasPrefix("Site\(number)/") }
          published.append(
            names.reduce(into: [:]) { files, name in
              // Folders cannot be read.
              files[String(name.drop { $0 != "/" })] = try? folder.read(name)
            })
        }
        let first = try #require(published.first)
        for files in published { #expect(files == first) }
        let texts = first.values.map { String(decoding: $0, as: UTF8.self) }
        #expect(texts.contains { $0.contains("\"file\":\"more/Learn.json\"") })
        #expect(!texts.contains { $0.contains("Content/") || $0.contains("Stuff") })
      }
    }
  #endif
}
