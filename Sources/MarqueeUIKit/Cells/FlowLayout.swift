#if os(iOS)
  import SwiftUI

  /// Puts views in a row, and those that do not fit on further lines.
  struct FlowLayout: Layout {
    let spacing: Double

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let lines = lines(of: subviews, in: proposal.width ?? .infinity)
      let heights = lines.map(\.height).reduce(0, +)
      return CGSize(
        width: lines.map(\.width).max() ?? 0,
        height: heights + spacing * Double(max(0, lines.count - 1)))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var y = bounds.minY
      for line in lines(of: subviews, in: bounds.width) {
        // A space takes what the others leave.
        let spaces = line.views.count { $0.size.width == 0 }
        let share = spaces == 0 ? 0 : (bounds.width - line.width) / Double(spaces)
        var x = bounds.minX
        for (view, size) in line.views {
          view.place(
            at: CGPoint(x: x, y: y + line.height / 2), anchor: .leading,
            proposal: ProposedViewSize(width: size.width, height: size.height))
          x += (size.width == 0 ? share : size.width) + spacing
        }
        y += line.height + spacing
      }
    }

    private struct Line {
      var views: [(view: LayoutSubview, size: CGSize)]
      var width: Double
      var height: Double
    }

    private func lines(of views: Subviews, in room: Double) -> [Line] {
      var lines: [Line] = []
      for view in views {
        let own = view.sizeThatFits(.unspecified)
        let size =
          own.width > room
          ? view.sizeThatFits(ProposedViewSize(width: room, height: nil)) : own
        if let last = lines.indices.last, lines[last].width + spacing + size.width <= room {
          lines[last].views.append((view, size))
          lines[last].width += spacing + size.width
          lines[last].height = max(lines[last].height, size.height)
        } else {
          lines.append(Line(views: [(view, size)], width: size.width, height: size.height))
        }
      }
      return lines
    }
  }
#endif
