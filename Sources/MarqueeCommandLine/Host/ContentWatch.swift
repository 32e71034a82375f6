import MarqueeCompiler
import MarqueeImages

/// Waits for content to change.
///
/// Folders are looked at many times a second, which sees every kind of change, and at once where the
/// system says that something has happened.
struct ContentWatch {
  private let paths: [String]
  /// What the folders looked like at the last look.
  private var state: [[FileEntry]] = []

  private let signal = ChangeSignal()

  /// The longest time from one look to the next, in milliseconds.
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

  /// Asks for a sign of changes in each folder that there is now.
  private func watchFolders() {
    signal.watch(
      paths.map(Self.folder) + state.joined().filter { $0.kind == .directory }.map(\.path))
  }

  /// A path that is a folder, or the folder of a file.
  private static func folder(of path: String) -> String {
    LocalFiles.kind(of: path) == .folder ? path : ContentPath.folder(of: path)
  }

  /// What each folder looks like: its files, with the time and size of each.
  private func listings() -> [[FileEntry]] {
    paths.map { path in
      // A folder that is gone for a moment looks empty; the next look sees it again.
      (try? LocalFiles.entries(below: Self.folder(of: path)))?.entries ?? []
    }
  }
}
