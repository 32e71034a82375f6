import MarqueeCatalog
import MarqueeScreen
import MarqueeSupport

/// A screen as an app shows it, as far as the goal of a run asks for it.
enum ShownScreen: Sendable {
  /// Not made yet: only the diagnostics are wanted.
  case catalog(Catalog)
  /// Made but for the sections, which are made and forgotten one by one while JSON is written: a large
  /// screen would take as much memory as all else.
  case sections(ScreenTransformer)
  /// Made.
  case whole(Screen)

  /// All of the screen.
  func screen(_ workers: Workers) -> Screen {
    switch self {
    case .catalog(let catalog): Screen(catalog, workers: workers)
    case .sections(let transformer): Screen(transformer, workers: workers)
    case .whole(let screen): screen
    }
  }

  /// The screen as JSON.
  func json(_ style: JSONStyle, _ workers: Workers) -> [UInt8] {
    switch self {
    case .sections(let transformer): transformer.jsonBytes(style: style, workers: workers)
    case .catalog, .whole: screen(workers).jsonBytes(style: style, workers: workers)
    }
  }
}
