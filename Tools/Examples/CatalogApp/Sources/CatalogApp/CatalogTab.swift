import CatalogContent
import MarqueeUIKit

/// A tab of the app, which shows one screen.
enum CatalogTab: CaseIterable, Identifiable {
  case home
  case learn

  var id: Self { self }

  /// The tab's screen; the generated name breaks the build when the screen is renamed.
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

  /// The tab of a screen; `nil` for a screen without one.
  init?(screen: ScreenName) {
    guard let tab = Self.allCases.first(where: { $0.screen == screen }) else { return nil }
    self = tab
  }
}
