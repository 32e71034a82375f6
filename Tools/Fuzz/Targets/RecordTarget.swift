import Foundation
import MarqueeCompiler
import MarqueeScreen
import MarqueeSupport

/// Compiled screens, as a cache or a build system returns them.
struct RecordTarget: FuzzTarget {
  let seeds: [[UInt8]]
  let pieces = MutationPieces.propertyList

  /// Reads the content without its checksum, so that mutations get past it.
  init(root: String) {
    let propertyLists = WrittenSeeds.screens + SeedFolder(path: "\(root)/Content").files(["plist"])
    seeds = propertyLists.flatMap { bytes in
      ContentPipeline(propertyList: Data(bytes), images: ["poster-cat"])
        .run(for: .output(.compact)).screens
        .compactMap {
          try? Array(ChecksummedRecord.screen.decode($0.compiled.record(below: "Content")))
        }
    }
  }

  func check(_ input: [UInt8], _ trial: inout Trial) {
    // As a separate file it has no checksum, or a wrong one.
    trial.expect(read(input) == nil, "a file without a seal that is read")
    guard let screen = read(ChecksummedRecord.screen.encode(input)) else {
      trial.count("record: refused")
      return
    }
    trial.count("record: read")
    let again = read(screen.record(below: "Content"))
    trial.expect(again == screen, "a record that reads back different")
  }

  private func read(_ file: [UInt8]) -> CompiledScreen? {
    try? CompiledScreen(record: file, below: "Content", named: { "Content/\($0).plist" })
  }
}
