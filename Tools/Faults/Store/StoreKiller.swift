import Foundation
import MarqueeSources
import TestSupport

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Kills writers at random moments, and checks what is left.
struct StoreKiller {
  let kills: Int
  let seed: UInt64

  func run() async throws {
    let folder = try TemporaryFolder()
    var random = SplitMix64(seed: seed)
    // A writer is killed within the time of two generations, so that kills hit all of its steps.
    let longest = try await timeOfGeneration() * 2
    var last = 0
    var interruptedCount = 0
    for _ in 0..<kills {
      try await kill(folder.url, after: longest * Double.random(in: 0...1, using: &random))
      // Leftovers of an interrupted write exist only until the next write.
      if try folder.names().contains(where: { $0.hasSuffix(".tmp") }) { interruptedCount += 1 }
      guard let generation = try await StoreGeneration(in: ScreenStore(folder: folder.url)) else {
        // The first writer may have been killed before it wrote anything.
        guard last == 0 else { throw StoreFault("after generation \(last) there is nothing") }
        continue
      }
      guard generation.number >= last else {
        throw StoreFault("generation \(generation.number) came after \(last)")
      }
      last = generation.number
    }
    guard last > 0 else { throw StoreFault("nothing was ever written") }
    print(
      "\(kills) kills, \(interruptedCount) of them inside a file; \(last) generations, all whole")
  }

  /// How long a generation takes if nothing interrupts it.
  private func timeOfGeneration() async throws -> Duration {
    let folder = try TemporaryFolder()
    let store = ScreenStore(folder: folder.url)
    let count = 5
    let start = ContinuousClock.now
    for number in 1...count { try await store.replace(StoreGeneration(number).bodies) }
    return (ContinuousClock.now - start) / count
  }

  /// Starts a writer, and kills it some time after it has begun.
  private func kill(_ folder: URL, after delay: Duration) async throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--write", folder.path]
    process.standardOutput = output
    try process.run()
    guard !output.fileHandleForReading.availableData.isEmpty else {
      throw StoreFault("the writer does not start, or reads broken screens")
    }
    try await Task.sleep(for: delay)
    guard process.isRunning else { throw StoreFault("the writer has ended by itself") }
    #if canImport(Darwin)
      Darwin.kill(process.processIdentifier, SIGKILL)
    #elseif canImport(Musl)
      Musl.kill(process.processIdentifier, SIGKILL)
    #else
      Glibc.kill(process.processIdentifier, SIGKILL)
    #endif
    process.waitUntilExit()
  }
}
