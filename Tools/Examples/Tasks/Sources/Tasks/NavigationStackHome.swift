#if os(iOS)
  import MarqueeUIKit
  import SwiftUI

  /// Pushes what was tapped onto a SwiftUI navigation stack: another screen, or the item's details.
  struct NavigationStackHome: View {
    @State private var path: [CatalogSelection] = []

    var body: some View {
      NavigationStack(path: $path) {
        catalog("Home")
          .navigationTitle("Watch")
          .navigationDestination(for: CatalogSelection.self) { selection in
            if case .screen(let name, _)? = selection.destination {
              catalog(ScreenName(name)).navigationTitle(selection.section.name ?? name)
            } else {
              Text(selection.item?.spokenText ?? "")
            }
          }
      }
    }

    private func catalog(_ name: ScreenName) -> some View {
      CatalogView(.bundle(), of: name) { selection in path.append(selection) }
        .ignoresSafeArea()
        .navigationBarTitleDisplayMode(.inline)
    }
  }
#endif
