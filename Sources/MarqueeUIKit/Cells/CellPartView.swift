#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import SwiftUI

  /// A part of a cell as a view.
  ///
  /// Built-in cells have no views of their own: they show the same tree of parts that `marquee
  /// preview` draws, so a phone and a preview agree by construction. Simple parts are here; there
  /// is a view of its own for each other kind.
  struct CellPartView: View {
    let part: CellPart
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.cellTheme) private var theme

    var body: some View {
      switch part {
      case .text(let text): TextPartView(text: text)
      case .image(let image): ImagePartView(image: image)
      case .row(let parts, let spacing):
        HStack(spacing: spacing) {
          ForEach(parts.indices, id: \.self) { index in
            let part = parts[index]
            // A row shows a text in full before giving space to others.
            CellPartView(part: part)
              .frame(maxWidth: part.isFilling ? .infinity : nil, alignment: .leading)
              .fixedSize(horizontal: part.isText, vertical: false)
          }
        }
      case .flow(let parts, let spacing):
        FlowLayout(spacing: spacing) {
          ForEach(parts.indices, id: \.self) { index in
            let part = parts[index]
            CellPartView(part: part).frame(width: part.isFilling ? 0 : nil)
          }
        }
      case .column(let parts, let spacing):
        CardLayout(parts: parts, spacing: spacing, category: TextSizeCategory(textSize)) {
          ForEach(parts.indices, id: \.self) { index in
            CellPartView(part: parts[index])
              .frame(maxWidth: .infinity, minHeight: 0, alignment: .topLeading)
          }
        }
      case .layers(let parts):
        ZStack(alignment: .topLeading) {
          ForEach(parts.indices, id: \.self) { index in
            CellPartView(part: parts[index])
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          }
        }
        .clipped()
      case .inset(let insets, let part): CellPartView(part: part).padding(insets.swiftUI)
      case .sized(let width, let height, let part):
        CellPartView(part: part).frame(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
          alignment: .topLeading)
      case .filling(let part): CellPartView(part: part)
      case .cover(_, let part): CellPartView(part: part)
      case .box(let box, let part):
        let shape = RoundedRectangle(cornerRadius: box.cornerRadius, style: .continuous)
        CellPartView(part: part)
          .background { if let fill = box.fill { shape.fill(fill.color(theme)) } }
          .overlay { if let border = box.border { shape.strokeBorder(border.color) } }
      case .button(let name, let part): ButtonPartView(name: name, part: part)
      case .scrolling(let part):
        ScrollView(.horizontal, showsIndicators: false) { CellPartView(part: part) }
      case .stars(let rating, let count, let style):
        StarsPartView(rating: rating, count: count, style: style)
      case .progress(let part):
        Capsule().fill(ColorRole.separator.color)
          .overlay {
            GeometryReader { room in
              Capsule().fill(ColorRole.accent.color(theme))
                .frame(width: room.size.width * min(max(0, part), 1))
            }
          }
          .accessibilityHidden(true)
      case .ranked(let rank, let image): RankedPartView(rank: rank, image: image)
      case .shade:
        let stops = ShadeShape.stops.map { place, opacity in
          Gradient.Stop(color: .black.opacity(opacity), location: place)
        }
        LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)
      case .empty: Color.clear
      }
    }
  }

  extension TextSizeCategory {
    /// Both types have the same sizes in the same order.
    init(_ size: DynamicTypeSize) {
      let index = DynamicTypeSize.allCases.firstIndex(of: size)
      self = index.flatMap(TextSizeCategory.init) ?? .large
    }
  }

  extension CellPart {
    fileprivate var isText: Bool {
      if case .text = self { true } else { false }
    }
  }

  extension DirectionalEdgeInsets {
    fileprivate var swiftUI: EdgeInsets {
      EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }
#endif
