import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen
import MarqueeSolver
import TestSupport
import Testing

/// The package's own screens, which the README shows.
@Suite struct ContentTests {
  private static let korean = "ko.lproj"

  private func screens() throws -> [String: Screen] {
    let report = try ContentPipeline(folder: PackageFolder.content).run()
    return try Dictionary(
      uniqueKeysWithValues: report.screens.map { ($0.outputName, try #require($0.screen)) })
  }

  @Test func `nothing is found in them, and no fault on further devices`() throws {
    let folder = try TemporaryFolder(copyOf: URL(filePath: PackageFolder.content))
    let devices: [Device] = [
      .iPhoneSE, .iPhone15, .iPhone15ProMax, .iPhone17, .iPhone17ProMax, .iPadPro11, .iPadPro13,
    ]
    let names = devices.map { "<string>\($0.name)</string>" }.joined()
    let start = "<plist version=\"1.0\">\n<dict>"
    let settings = String(decoding: try folder.read("Marquee.plist"), as: UTF8.self)
    try folder.write(
      settings.replacing(start, with: "\(start)<key>devices</key><array>\(names)</array>"),
      to: "Marquee.plist")
    let shown = try ContentPipeline(folder: PackageFolder.content).run()
    #expect(shown.diagnostics.map(\.message) == [])
    let everywhere = try ContentPipeline(folder: folder.path).run()
    #expect(everywhere.diagnostics.besidesCells.map(\.message) == [])
  }

  @Test func `each has a Korean version with the same sections, items and images`() throws {
    let screens = try screens()
    let names = screens.keys.filter { !$0.hasPrefix(Self.korean) }
    #expect(screens.count == 2 * names.count)
    for name in names {
      let english = try #require(screens[name])
      let translated = try #require(screens["\(Self.korean)/\(name)"])
      func outline(_ screen: Screen) -> [[String]] {
        screen.sections.map { section in
          [section.id, section.type.name] + section.items.flatMap { [$0.id, $0.imageName ?? ""] }
        }
      }
      #expect(outline(english) == outline(translated))
    }
  }

  @Test func `no screen has texts of the other language`() throws {
    for (name, screen) in try screens() {
      let json = String(decoding: screen.json(), as: UTF8.self)
      let hasHangul = json.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      #expect(hasHangul == name.hasPrefix(Self.korean), "\(name)")
    }
  }
}
