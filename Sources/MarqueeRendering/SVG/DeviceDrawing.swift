import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// A device around its screen, as SVG.
struct DeviceDrawing {
  private let settings: ImageSettings
  private let shape: DeviceShape
  private let screen: LayoutExtent

  init(_ settings: ImageSettings) {
    self.settings = settings
    shape = DeviceShape(settings.view.device, settings.view.orientation)
    screen = settings.view.environment.containerSize
  }

  /// The size of the whole device in points.
  var size: LayoutExtent {
    LayoutExtent(
      width: screen.width + 2 * shape.border.width,
      height: screen.height + 2 * shape.border.height)
  }

  var screenOrigin: LayoutPoint { LayoutPoint(x: shape.border.width, y: shape.border.height) }

  func clip(_ marks: inout SVGMarks) -> MarkupNode {
    marks.clip(
      to: LayoutRect(origin: .zero, size: screen), cornerRadius: shape.screenCornerRadius)
  }

  var body: [MarkupNode] {
    let body = rectangle(
      LayoutRect(origin: .zero, size: size).inset(by: .all(1)), radius: shape.cornerRadius,
      ##"fill="#0c0c0f" stroke="#5c5c66" stroke-width="2""##)
    return [body] + homeButton
  }

  /// What covers the screen: the camera of phones without a home button.
  var camera: [MarkupNode] {
    guard shape.isRound, !shape.isTablet, settings.view.orientation == .portrait else { return [] }
    return [
      rectangle(
        LayoutRect(x: screen.width / 2 - 62, y: 11, width: 124, height: 36), radius: 18,
        ##"fill="#000""##)
    ]
  }

  private var homeButton: [MarkupNode] {
    guard !shape.isRound, !shape.isTablet else { return [] }
    let center =
      settings.view.orientation == .portrait
      ? LayoutPoint(x: size.width / 2, y: size.height - shape.border.height / 2)
      : LayoutPoint(x: size.width - shape.border.width / 2, y: size.height / 2)
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
