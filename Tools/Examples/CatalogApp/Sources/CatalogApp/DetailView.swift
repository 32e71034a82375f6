import CatalogContent
import MarqueeUIKit
import SwiftUI

/// The details of an item.
struct DetailView: View {
  let selection: CatalogSelection
  private let images = CatalogImages(bundle: CatalogContent.bundle)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        if let image = selection.item?.imageName.flatMap(images.named) {
          Image(uiImage: image).resizable().scaledToFit().accessibilityHidden(true)
        }
        Text(text)
        if let year = film?.year { Text(verbatim: "\(year)").foregroundStyle(.secondary) }
      }
      .padding()
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }

  /// The item as a film; `nil` for other kinds.
  private var film: Film? {
    guard let item = selection.item, item.kind.name == "film" else { return nil }
    return try? item.decode(Film.self)
  }

  private var title: String { film?.title ?? selection.section.name ?? "" }

  /// The tapped category, or the item's accessibility label.
  private var text: String { selection.part ?? selection.item?.spokenText ?? "" }
}
