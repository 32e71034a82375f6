import MarqueeDiagnostics
import MarqueeImages

/// The checked screens of the last run, for those that have not changed.
struct KeptScreens: Sendable {
  private var base: Base?
  private var screens: [String: ScreenReport] = [:]

  private struct Base: Equatable, Sendable {
    let settings: ContentDigest
    let library: [[UInt8]]
    let images: [FileEntry]?

    init(_ content: ContentFolder) {
      settings = content.settingsDigest
      library = content.libraryFiles.map(\.file.bytes)
      images = if case .files(let entries) = content.images { entries } else { nil }
    }
  }

  /// Forgets all screens if something that they share has changed.
  mutating func prepare(for content: ContentFolder) {
    let base = Base(content)
    guard base != self.base else { return }
    screens = [:]
    self.base = base
  }

  /// The screen that was made of the same bytes; `nil` if there is none.
  func screen(of file: ContentFile) -> ScreenReport? {
    screens[file.name].flatMap { $0.parsed.file.bytes == file.bytes ? $0 : nil }
  }

  mutating func keep(_ checked: [ScreenReport]) {
    screens = Dictionary(checked.map { ($0.file, $0) }, uniquingKeysWith: { $1 })
  }
}
