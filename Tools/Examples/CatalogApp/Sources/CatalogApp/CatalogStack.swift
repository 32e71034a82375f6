import MarqueeUIKit
import SwiftUI

/// A screen of the catalog, and the details of tapped items.
struct CatalogStack: View {
  let tab: CatalogTab
  let library: ScreenLibrary
  @Binding var selection: CatalogTab
  @State private var path: [CatalogSelection] = []
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationStack(path: $path) {
      catalog
        .ignoresSafeArea()
        .navigationTitle(tab.title)
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: CatalogSelection.self) { DetailView(selection: $0) }
    }
  }

  private var catalog: CatalogView {
    let view = CatalogView(
      library.source, of: tab.screen, configuration: .catalogApp, onSelect: open)
    #if DEBUG
      if let live = library.live { return view.following { live.updates(of: tab.screen) } }
    #endif
    return view
  }

  private func open(_ selected: CatalogSelection) {
    switch Destination(selected) {
    case .tab(let tab): selection = tab
    case .web(let url): openURL(url)
    case .details: path.append(selected)
    case nil: break
    }
  }
}
