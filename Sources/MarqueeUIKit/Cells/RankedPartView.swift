#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import SwiftUI
  import UIKit

  /// A large outlined numeral, partly covered by a poster next to it.
  struct RankedPartView: View {
    let rank: Int
    let image: CellImage

    var body: some View {
      GeometryReader { geometry in
        let size = geometry.size
        let shape = RankShape(
          rank: rank, size: LayoutExtent(width: size.width, height: size.height))
        ZStack(alignment: .topLeading) {
          NumeralView(rank: rank, shape: shape)
          ImagePartView(image: image)
            .frame(width: shape.posterWidth, height: size.height)
            .offset(x: shape.posterX)
        }
      }
    }
  }

  /// An outlined numeral that is partly covered by the poster.
  private struct NumeralView: View {
    let rank: Int
    let shape: RankShape
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      // SwiftUI cannot outline text, so UIKit draws it.
      Canvas { context, size in
        context.withCGContext { graphics in
          UIGraphicsPushContext(graphics)
          defer { UIGraphicsPopContext() }
          draw(in: graphics, size)
        }
      }
      .accessibilityHidden(true)
    }

    private func draw(in graphics: CGContext, _ size: CGSize) {
      let font = UIFont.systemFont(ofSize: shape.pointSize, weight: .bold)
      // UIKit expects the stroke's width in percent of the font's size.
      let outline = numeral(
        font,
        [
          .strokeColor: ColorRole.numeral.uiColor,
          .strokeWidth: shape.strokeWidth / max(font.pointSize, 1) * 100,
        ])
      // The system's digits may be wider than those that the shape was made for.
      let room = shape.numeralEnd - shape.numeralX
      let narrowing = min(shape.narrowing, room / max(outline.size().width, 1))
      let width = outline.size().width * narrowing
      graphics.saveGState()
      // In right-to-left layouts, the numeral moves to the other side.
      graphics.translateBy(
        x: direction == .leftToRight ? shape.numeralEnd - width : size.width - shape.numeralEnd,
        y: shape.baseline - font.ascender)
      graphics.scaleBy(x: narrowing, y: 1)
      outline.draw(at: .zero)
      numeral(font, [.foregroundColor: ColorRole.background.uiColor]).draw(at: .zero)
      graphics.restoreGState()
    }

    private func numeral(
      _ font: UIFont, _ paint: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
      var attributes = paint
      attributes[.font] = font
      return NSAttributedString(string: String(rank), attributes: attributes)
    }
  }
#endif
