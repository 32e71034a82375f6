public import SwiftUI

/// The whole app: a streaming home and a course home.
public struct CatalogTabs: View {
  private let library: ScreenLibrary
  @State private var selection = CatalogTab.home

  /// Shows the screens of a library.
  public init(library: ScreenLibrary) {
    self.library = library
  }

  /// A tab for each screen.
  public var body: some View {
    TabView(selection: $selection) {
      ForEach(CatalogTab.allCases) { tab in
        CatalogStack(tab: tab, library: library, selection: $selection)
          .tabItem { Label(tab.title, systemImage: tab.symbol) }
          .tag(tab)
      }
    }
  }
}
