import Foundation
import MarqueeCompiler
import MarqueeOutputs
import MarqueeSolver
import TestSupport
import Testing

/// The package's own screens, which the README shows.
@Suite struct ContentTests {
  @Test func `they have no fault on any device`() throws {
    let folder = try TemporaryFolder(copyOf: URL(filePath: PackageFolder.content))
    let names = Device.all.map { "<string>\($0.name)</string>" }.joined()
    let start = "<plist version=\"1.0\">\n<dict>"
    let settings = String(decoding: try folder.read("Marquee.plist"), as: UTF8.self)
    try folder.write(
      settings.replacing(start, with: "\(start)<key>devices</key><array>\(names)</array>"),
      to: "Marquee.plist")
    for path in [PackageFolder.content, folder.path] {
      #expect(try ContentPipeline(folder: path).run().diagnostics.map(\.message) == [])
    }
  }
}
