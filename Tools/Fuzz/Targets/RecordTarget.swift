import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen

/// Compiled screens, as a cache or a build system returns them.
struct RecordTarget: FuzzTarget {
  let seeds: [[UInt8]]
  let pieces = MutationPieces.propertyList
  private let content = ContentFolder(screens: [], images: .unknown, root: "Content")

  /// Reads the content without its checksum, so that mutations get past it.
  init(root: String) {
    let propertyLists = WrittenSeeds.screens + SeedFolder(path: "\(root)/Content").files(["plist"])
    seeds = propertyLists.flatMap { [content] bytes in
      ContentPipeline(propertyList: Data(bytes), images: ["poster-cat"])
        .compile(.compact).objects
        .compactMap {
          try? Array(ChecksummedRecord.screen.decode($0.record(in: content)))
        }
    }
  }

  func check(_ input: [UInt8], _ trial: inout Trial) {
    // As a separate file it has no checksum, or a wrong one.
    trial.expect(read(input) == nil, "a file without a seal that is read")
    guard let object = read(ChecksummedRecord.screen.encode(input)) else {
      trial.count("record: refused")
      return
    }
    trial.count("record: read")
    let again = read(object.record(in: content))
    trial.expect(again == object, "a record that reads back different")
  }

  private func read(_ file: [UInt8]) -> ScreenObject? {
    try? ScreenObject(record: file, in: content)
  }
}
