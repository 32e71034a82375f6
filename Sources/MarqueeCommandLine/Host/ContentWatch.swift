import MarqueeCompiler
import MarqueeImages

/// Waits for content to change.
///
/// It looks at the folders many times a second, which notices every kind of change, and at once if
/// the system signals one.
struct ContentWatch {
  private let paths: [String]
  /// The state of the folders at the last look.
  private var state: [[FileEntry]] = []

  private let signal = ChangeSignal()

  /// The longest time between two looks, in milliseconds.
  private static let interval: Int32 = 40

  /// Watches content folders, and the folders of screens.
  init(_ paths: [String]) {
    self.paths = paths
    state = listings()
    watchFolders()
  }

  /// Whether anything has changed since the last look.
  mutating func hasChanged() -> Bool {
    let now = listings()
    guard now != state else { return false }
    state = now
    watchFolders()
    return true
  }

  /// Waits until something has changed.
  mutating func wait() {
    repeat { signal.wait(atMost: Self.interval) } while !hasChanged()
  }

  /// Watches each folder that exists now.
  private func watchFolders() {
    signal.watch(
      paths.map(Self.folder) + state.joined().filter { $0.kind == .directory }.map(\.path))
  }

  /// The path itself if it is a folder, or the folder of a file.
  private static func folder(of path: String) -> String {
    LocalFiles.kind(of: path) == .folder ? path : ContentPath.folder(of: path)
  }

  /// The state of each folder: its files, with their times and sizes.
  private func listings() -> [[FileEntry]] {
    paths.map { path in
      // A folder that is missing for a moment looks empty; the next look sees it again.
      (try? LocalFiles.entries(below: Self.folder(of: path)))?.entries ?? []
    }
  }
}
