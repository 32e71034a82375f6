#if os(iOS)
  import MarqueeCells
  import SwiftUI
  import UIKit

  /// Partly filled stars, as high as a line of the text style.
  struct StarsPartView: View {
    let rating: Double
    let count: Int
    let style: TextStyle
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
      let pitch = (lineHeight * StarShape.pitch).rounded()
      let width = pitch * Double(count)
      let stars = StarsShape(count: count)
      stars.fill(ColorRole.separator.color)
        .overlay(alignment: .leading) {
          stars.fill(ColorRole.star.color)
            .mask(alignment: .leading) {
              GeometryReader { room in
                Rectangle().frame(width: room.size.width * min(max(0, rating / Double(count)), 1))
              }
            }
        }
        .frame(minWidth: 0, idealWidth: width, maxWidth: width)
        .frame(height: lineHeight)
        .accessibilityHidden(true)
    }

    /// The height of a line in the text style, at the view's text size.
    private var lineHeight: Double {
      let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(textSize))
      return UIFont.preferredFont(forTextStyle: style.uiKit, compatibleWith: traits).lineHeight
    }
  }

  private struct StarsShape: Shape {
    let count: Int

    func path(in frame: CGRect) -> Path {
      let pitch = frame.width / Double(count)
      let radius = pitch * StarShape.radius
      return (0..<count).reduce(into: Path()) { path, index in
        let center = CGPoint(x: frame.minX + (Double(index) + 0.5) * pitch, y: frame.midY)
        path.addLines(
          StarShape.corners.map { corner in
            CGPoint(x: center.x + corner.x * radius, y: center.y + corner.y * radius)
          })
        path.closeSubpath()
      }
    }
  }
#endif
