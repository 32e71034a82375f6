import Foundation
import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeRendering
import TestSupport
import Testing

/// The compiled strings are made from the files that people edit.
///
/// If they differ, run `Tools/PageFiles/generate.sh`. The gate also runs it, and compares.
@Suite struct PageFilesTests {
  private static let folder = PackageFolder.url.appending(
    path: "Sources/MarqueeRendering/PageFiles")

  @Test func `the digests of all sources are those of the last time`() throws {
    let resources = Self.folder.appending(path: "Resources")
    let names = try FileManager.default.contentsOfDirectory(atPath: resources.path).sorted()
    let digests = try names.map { name in
      let bytes = try Data(contentsOf: resources.appending(path: name))
      return "// \(name) \(SHA256.hexadecimal(of: Array(bytes)))"
    }
    let made = try String(
      contentsOf: Self.folder.appending(path: "PageFiles.swift"), encoding: .utf8)
    let lines = made.split(separator: "\n").drop { $0 != "//" }.dropFirst()
      .prefix { $0.starts(with: "// ") }.map(String.init)
    #expect(!names.isEmpty)
    #expect(lines == digests, "run Tools/PageFiles/generate.sh")
  }

  /// An end tag or a comment inside a script or a sheet would end it, and be markup.
  @Test func `no script and no sheet has markup`() {
    let files =
      [PageScript.compare, .index, .screen, .wall].map(\.bytes)
      + [PageStyle.compare, .screen, .wall].map(\.bytes)
    for bytes in files {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.isEmpty)
      #expect(!text.contains("</"))
      #expect(!text.contains("<!--"))
    }
  }

  @Test func `glyphs and license are what their files hold`() throws {
    let resources = Self.folder.appending(path: "Resources")
    let glyphs = try Data(contentsOf: resources.appending(path: "Inter.glyphs"))
    let license = try Data(contentsOf: resources.appending(path: "OFL.txt"))
    #expect(PageFont.glyphs == Array(glyphs))
    #expect(PageFont.license == Array(license))
  }
}
