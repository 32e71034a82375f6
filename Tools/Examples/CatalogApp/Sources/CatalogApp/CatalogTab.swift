import CatalogContent
import MarqueeUIKit

/// A tab of the app, which shows one screen.
enum CatalogTab: CaseIterable, Identifiable {
  case home
  case learn

  var id: Self { self }

  /// The tab's screen; if the screen is renamed, the generated name no longer compiles.
  var screen: ScreenName {
    switch self {
    case .home: ScreenName(Screens.home)
    case .learn: ScreenName(Screens.learn)
    }
  }

  var title: String {
    switch self {
    case .home: "Watch"
    case .learn: "Learn"
    }
  }

  var symbol: String {
    switch self {
    case .home: "play.tv"
    case .learn: "book"
    }
  }

  /// The tab for a screen; `nil` if it has none.
  init?(screen: ScreenName) {
    guard let tab = Self.allCases.first(where: { $0.screen == screen }) else { return nil }
    self = tab
  }
}
