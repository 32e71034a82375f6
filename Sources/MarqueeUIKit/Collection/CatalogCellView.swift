#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import SwiftUI

  struct CatalogCellView: View {
    let context: CellContext
    let images: CatalogImages
    let texts: CatalogTexts
    let onPart: @MainActor @Sendable (String) -> Void

    var body: some View {
      let part = CellPart.cell(
        of: context.item, in: context.section, context.figures, context.theme)
      if part.hasButtons {
        // Each of its parts is a separate accessibility element.
        view(of: part).accessibilityElement(children: .contain)
          .accessibilityIdentifier(context.item.id)
      } else {
        view(of: part)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(
            texts.spoken(SpokenPart.parts(of: context.item, context.figures))
          )
          .accessibilityAddTraits(context.item.link == nil ? [] : .isButton)
          .accessibilityIdentifier(context.item.id)
      }
    }

    private func view(of part: CellPart) -> some View {
      CellPartView(part: part)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .clipped()
        .environment(\.catalogImages, images)
        .environment(\.cellTheme, context.theme)
        .environment(\.cellPartAction, onPart)
    }
  }
#endif
