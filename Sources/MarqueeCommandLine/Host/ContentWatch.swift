import MarqueeCompiler
import MarqueeImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Waits for content to change.
///
/// Folders are looked at many times a second; that needs no service of the system and sees every kind of
/// change.
struct ContentWatch {
  private let paths: [String]
  /// What the folders looked like at the last look.
  private var state: [[FileEntry]] = []

  /// From one look to the next, in microseconds.
  private static let interval: UInt32 = 40_000

  /// Watches content folders, and the folders of screens.
  init(_ paths: [String]) {
    self.paths = paths
    state = listings()
  }

  /// Whether anything has changed since the last look.
  mutating func hasChanged() -> Bool {
    let now = listings()
    defer { state = now }
    return now != state
  }

  /// Waits until something has changed.
  mutating func wait() {
    repeat { usleep(Self.interval) } while !hasChanged()
  }

  /// What each folder looks like: its files, with the time and size of each.
  private func listings() -> [[FileEntry]] {
    paths.map { path in
      let isFolder = LocalFiles.kind(of: path) == .folder
      let folder = isFolder ? path : ContentPath.folder(of: path)
      // A folder that is gone for a moment looks empty; the next look sees it again.
      return (try? LocalFiles.entries(below: folder))?.entries ?? []
    }
  }
}
