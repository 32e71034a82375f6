import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// A device around its screen, as SVG.
struct DeviceDrawing {
  private let device: DeviceScreen
  private let screen: LayoutExtent
  private let border: LayoutExtent

  init(_ settings: ImageSettings) {
    device = settings.view.device.screen
    screen = settings.view.environment.containerSize
    border =
      device.cornerRadius > 0
      ? device.isTablet ? LayoutExtent(width: 20, height: 20) : LayoutExtent(width: 12, height: 12)
      : screen.isWide ? LayoutExtent(width: 72, height: 14) : LayoutExtent(width: 14, height: 72)
  }

  /// The size of the whole device in points.
  var size: LayoutExtent {
    LayoutExtent(
      width: screen.width + 2 * border.width, height: screen.height + 2 * border.height)
  }

  var screenOrigin: LayoutPoint { LayoutPoint(x: border.width, y: border.height) }

  func clip(_ marks: inout SVGMarks) -> MarkupNode {
    marks.clip(to: LayoutRect(origin: .zero, size: screen), cornerRadius: device.cornerRadius)
  }

  var body: [MarkupNode] {
    let body = rectangle(
      LayoutRect(origin: .zero, size: size).inset(by: .all(1)),
      radius: device.cornerRadius > 0 ? device.cornerRadius + border.width : 48,
      ##"fill="#0c0c0f" stroke="#5c5c66" stroke-width="2""##)
    return [body] + homeButton
  }

  /// What covers the screen: the island or the notch.
  var camera: [MarkupNode] {
    device.cutout(in: screen).map {
      [rectangle($0, radius: min($0.width, $0.height) / 2, ##"fill="#000""##)]
    } ?? []
  }

  private var homeButton: [MarkupNode] {
    guard device.cornerRadius == 0, !device.isTablet else { return [] }
    let center =
      screen.isWide
      ? LayoutPoint(x: size.width - border.width / 2, y: size.height / 2)
      : LayoutPoint(x: size.width / 2, y: size.height - border.height / 2)
    return [
      """
      <circle cx="\(center.x)" cy="\(center.y)" r="24" fill="none" stroke="#3b3b42" \
      stroke-width="2"/>
      """
    ]
  }

  private func rectangle(
    _ frame: LayoutRect, radius: Double, _ look: MarkupNode
  ) -> MarkupNode {
    #"<rect\#(frame.attributes) rx="\#(radius)" \#(look)/>"#
  }
}
