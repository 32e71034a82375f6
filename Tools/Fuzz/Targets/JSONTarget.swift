import Foundation
import MarqueeCompiler
import MarqueeOutputs
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
    // The written screen gets more weight, because it has a number wherever a screen may have one.
    let written = Array(repeating: WrittenSeeds.screensAsJSON, count: 8).flatMap(\.self)
    seeds = screens.flatMap { [$0.jsonBytes(), $0.jsonBytes(style: .pretty)] } + written
  }

  func use(_ input: [UInt8]) {
    _ = try? Screen(json: Data(input)).jsonBytes()
    _ = try? ScreenReading(json: Data(input)).screen.jsonBytes()
  }

  func check(_ input: [UInt8], _ trial: inout Trial) {
    let reading = try? ScreenReading(json: Data(input))
    let screen = try? Screen(json: Data(input))
    if let reading { check(reading, &trial) }
    guard let screen else {
      trial.expect(reading?.skipped.isEmpty != true, "a fault that is not listed")
      trial.count(reading == nil ? "json: refused" : "json: read in part")
      return
    }
    trial.count("json: read")
    trial.expect(
      reading?.screen == screen && reading?.skipped == [],
      "a whole screen of which something is skipped")
    let written = screen.jsonBytes()
    let again = try? Screen(json: Data(written))
    trial.expect(
      again == screen, "a screen that reads back different",
      Trial.difference(written, again?.jsonBytes() ?? []))
    guard let layout = screen.sections.first.flatMap({ screen.layout(of: $0) }) else { return }
    trial.check(layout, itemCount: screen.sections.first?.items.count ?? 0)
  }

  private func check(_ reading: ScreenReading, _ trial: inout Trial) {
    let sections = reading.screen.sections
    let identifiers = [sections.map(\.id), sections.flatMap { $0.items.map(\.id) }]
    trial.expect(
      identifiers.allSatisfy { Set($0).count == $0.count }, "an identifier that is not unique")
    let isLogged = reading.skipped.allSatisfy { part in
      let line = part.description
      return !line.isEmpty
        && !line.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    trial.expect(isLogged, "a part that is not skipped in one line")
  }
}
