import MarqueeScreen

extension LayoutRect {
  /// The frame as attributes of an SVG element.
  var attributes: [MarkupNode.Attribute] {
    [
      .init("x", SVGNumber.text(minX)), .init("y", SVGNumber.text(minY)),
      .init("width", SVGNumber.text(width)), .init("height", SVGNumber.text(height)),
    ]
  }
}
