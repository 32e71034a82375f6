extension Glyph {
  /// The outline as SVG path data, in font units; y points down, as in SVG.
  ///
  /// - Complexity: O(*n*) in the points.
  var pathData: String {
    var pen = PathPen()
    for contour in contours { Self.draw(contour, with: &pen) }
    return pen.data
  }

  private static func draw(_ contour: [Point], with pen: inout PathPen) {
    guard let first = contour.first, let last = contour.last, contour.count > 1 else { return }
    var points = contour[...]
    let start: PathPen.Place
    if let index = contour.firstIndex(where: \.isOnCurve) {
      start = .init(contour[index])
      points = contour[(index + 1)...] + contour[..<index]
    } else {
      start = .init(first).middle(to: .init(last))
    }
    pen.move(to: start)
    var control: PathPen.Place?
    for point in points {
      let place = PathPen.Place(point)
      switch (control, point.isOnCurve) {
      case (nil, true): pen.line(to: place)
      case (nil, false): control = place
      case (let from?, true):
        pen.curve(around: from, to: place)
        control = nil
      case (let from?, false):
        pen.curve(around: from, to: from.middle(to: place))
        control = place
      }
    }
    // Closing the path draws a straight line, so only a final curve must be written.
    if let control { pen.curve(around: control, to: start) }
    pen.close()
  }
}
