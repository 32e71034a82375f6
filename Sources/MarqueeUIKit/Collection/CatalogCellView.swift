#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import SwiftUI

  /// An item in its cell.
  struct CatalogCellView: View {
    let context: CellContext
    let images: CatalogImages
    let onPart: @MainActor @Sendable (String) -> Void

    var body: some View {
      let part = CellPart.cell(of: context.item, in: context.section, context.figures)
      if part.hasButtons {
        // Each of its parts is a separate accessibility element.
        view(of: part).accessibilityElement(children: .contain)
      } else {
        view(of: part)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(context.item.spokenText)
          .accessibilityAddTraits(context.item.link == nil ? [] : .isButton)
      }
    }

    private func view(of part: CellPart) -> some View {
      CellPartView(part: part)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .environment(\.catalogImages, images)
        .environment(\.cellPartAction, onPart)
    }
  }
#endif
