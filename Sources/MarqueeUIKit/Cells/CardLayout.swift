#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import SwiftUI

  /// A column whose parts depend on its height.
  ///
  /// They are the image of a card, and a text with as many lines as there is room for. The rules
  /// are those of `PartLayout`.
  struct CardLayout: Layout {
    let parts: [CellPart]
    let spacing: Double
    let category: TextSizeCategory

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let width = proposal.replacingUnspecifiedDimensions().width
      let own = heights(subviews, in: CGSize(width: width, height: proposal.height ?? .infinity))
      return CGSize(width: width, height: proposal.height ?? own.reduce(0, +) + spaces)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let own = heights(subviews, in: bounds.size)
      let filling = parts.count(where: \.isFilling)
      let left = bounds.height - spaces - own.reduce(0, +)
      let share = filling == 0 ? 0 : max(0, left) / Double(filling)
      var y = bounds.minY
      for (view, (part, own)) in zip(subviews, zip(parts, own)) {
        let height = part.isFilling ? share : own
        view.place(
          at: CGPoint(x: bounds.minX, y: y),
          proposal: ProposedViewSize(width: bounds.width, height: height))
        y += height + spacing
      }
    }

    private var spaces: Double { spacing * Double(max(0, parts.count - 1)) }

    /// The height of each part; 0 for one that takes what the others leave.
    private func heights(_ views: Subviews, in size: CGSize) -> [Double] {
      var heights = zip(views, parts).map { view, part -> Double in
        if part.isFilling { return 0 }
        if case .cover(let share, _) = part {
          return share.height(
            in: LayoutExtent(width: size.width, height: size.height), category)
        }
        return view.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height
      }
      if let index = parts.firstIndex(where: \.fitsRoom) {
        let others = heights.reduce(0, +) - heights[index]
        let room = max(0, size.height - spaces - others)
        heights[index] =
          views[index].sizeThatFits(ProposedViewSize(width: size.width, height: room)).height
      }
      return heights
    }
  }
#endif
