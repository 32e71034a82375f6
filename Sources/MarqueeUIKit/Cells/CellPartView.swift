#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import SwiftUI

  /// A part of a cell as a view.
  ///
  /// Built-in cells have no views of their own: they show the same tree of parts that `marquee
  /// preview` draws, so a phone and a preview agree by construction. There is one small view for
  /// each kind of part.
  struct CellPartView: View {
    let part: CellPart

    var body: some View {
      switch part {
      case .text(let text): TextPartView(text: text)
      case .image(let image): ImagePartView(image: image)
      case .row(let parts, let spacing): RowPartView(parts: parts, spacing: spacing)
      case .column(let parts, let spacing): ColumnPartView(parts: parts, spacing: spacing)
      case .layers(let parts): LayersPartView(parts: parts)
      case .inset(let insets, let part): CellPartView(part: part).padding(insets.swiftUI)
      case .sized(let width, let height, let part):
        CellPartView(part: part).frame(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
          alignment: .topLeading)
      case .filling(let part): CellPartView(part: part)
      case .box(let box, let part): BoxPartView(box: box, part: part)
      case .button(let name, let part): ButtonPartView(name: name, part: part)
      case .scrolling(let part): ScrollingPartView(part: part)
      case .stars(let rating, let style): StarsPartView(rating: rating, style: style)
      case .progress(let part): ProgressPartView(part: part)
      case .ranked(let rank, let image): RankedPartView(rank: rank, image: image)
      case .shade: ShadePartView()
      case .empty: Color.clear
      }
    }
  }

  extension DirectionalEdgeInsets {
    fileprivate var swiftUI: EdgeInsets {
      EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }
#endif
