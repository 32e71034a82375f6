import Foundation
import MarqueeSources

/// Writes generation after generation until the process is killed.
struct StoreWriter {
  let folder: URL

  func run() async throws {
    let store = ScreenStore(folder: folder)
    var number = try await StoreGeneration(in: store)?.number ?? 0
    FileHandle.standardOutput.write(Data("writing\n".utf8))
    while true {
      number += 1
      try await store.replace(StoreGeneration(number).bodies)
    }
  }
}
