import Foundation
import MarqueeCompiler
import MarqueeScreen

/// The JSON that an app reads.
struct JSONTarget: FuzzTarget {
  let seeds: [[UInt8]]
  let pieces = MutationPieces.json

  init(root: String) {
    let propertyLists = WrittenSeeds.screens + SeedFolder(path: "\(root)/Content").files(["plist"])
    let screens = propertyLists.compactMap { bytes in
      ContentPipeline(propertyList: Data(bytes)).run().screens.first?.screen
    }
    seeds = screens.flatMap { [$0.jsonBytes(), $0.jsonBytes(style: .pretty)] }
  }

  func use(_ input: [UInt8]) {
    _ = try? Screen(json: Data(input)).jsonBytes()
  }

  func check(_ input: [UInt8], _ trial: inout Trial) {
    guard let screen = try? Screen(json: Data(input)) else {
      trial.count("json: refused")
      return
    }
    trial.count("json: read")
    let written = screen.jsonBytes()
    let again = try? Screen(json: Data(written))
    trial.expect(
      again == screen, "a screen that reads back different",
      Trial.difference(written, again?.jsonBytes() ?? []))
    guard let layout = screen.sections.first.flatMap({ screen.layout(of: $0) }) else { return }
    trial.check(layout, itemCount: screen.sections.first?.items.count ?? 0)
  }
}
