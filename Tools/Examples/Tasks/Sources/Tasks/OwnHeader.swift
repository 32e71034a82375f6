#if os(iOS)
  import MarqueeUIKit
  import SwiftUI

  /// Shows a header of the app's own, whose button leads where the section's author says.
  ///
  /// How high it is depends on the section's layout: the built-in ones have 30 points for it.
  struct HeaderedHome: View {
    let onSeeAll: (CatalogLink) -> Void

    var body: some View {
      CatalogView(.bundle(), of: "Home", configuration: configuration).ignoresSafeArea()
    }

    private var configuration: CatalogConfiguration {
      var configuration = CatalogConfiguration()
      let kind = UICollectionView.elementKindSectionHeader
      configuration.cells.use(forElementsOfKind: kind) { section in
        HStack(alignment: .firstTextBaseline) {
          Text(section.name ?? "").font(.headline).accessibilityAddTraits(.isHeader)
          Spacer()
          if let link = section.link.flatMap(CatalogLink.init) {
            Button("See all") { onSeeAll(link) }.font(.subheadline)
          }
        }
        .padding(.horizontal, 5)
      }
      return configuration
    }
  }
#endif
