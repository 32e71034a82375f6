import Foundation

// Kills a program while it writes to a store, and checks what the store has then:
//
//     swift run MarqueeStoreFaults [--kills 200] [--seed 1]
//
// The program writes generation after generation of a few screens. After each kill, every screen
// must exist and be readable, all must have the same generation, and none may be older than before.

do {
  let options = try StoreFaultOptions(Array(CommandLine.arguments.dropFirst()))
  if let folder = options.writesTo {
    try await StoreWriter(folder: URL(filePath: folder)).run()
  } else {
    try await StoreKiller(kills: options.kills, seed: options.seed).run()
  }
} catch {
  FileHandle.standardError.write(Data("MarqueeStoreFaults: error: \(error)\n".utf8))
  exit(1)
}
