import MarqueeCells
import MarqueeLayout

/// Marks as SVG.
struct SVGMarks {
  /// For which device, and how, the marks are drawn; another one for the next screen of a document.
  var settings: ImageSettings
  let images: [String: PreviewImage]
  /// The images that the document holds once for several screens; `nil` to have each where it is
  /// seen.
  var imageUses: ImageUses?

  var appearance: Appearance { settings.appearance }
  var direction: ReadingDirection { settings.direction }

  /// What several marks use.
  static let definitions: [MarkupNode] = [
    .make(
      "linearGradient", ["id": "shade", "x1": "0", "y1": "0", "x2": "0", "y2": "1"],
      ShadeShape.stops.map { place, opacity in
        .make(
          "stop",
          [
            "offset": SVGNumber.text(place), "stop-color": "#000",
            "stop-opacity": SVGNumber.text(opacity),
          ])
      })
  ]

  /// The nodes of a mark.
  ///
  /// - Parameter id: A name that no other mark of the image has.
  mutating func nodes(for mark: Mark, id: String) -> [MarkupNode] {
    switch mark {
    case .area(let box, let frame): [area(box, frame)]
    case .image(let image, let frame): self.image(image, frame, id)
    case .line(let line): [self.line(line)]
    case .stars(let rating, let frame): stars(rating, frame, id)
    case .numeral(let number, let end, let pointSize, let narrowing):
      [numeral(number, end, pointSize, narrowing)]
    case .shade(let frame): [.element("rect", place(frame) + [.init("fill", "url(#shade)")], [])]
    }
  }

  func place(_ frame: LayoutRect) -> [MarkupNode.Attribute] { frame.attributes }

  private func area(_ box: CellBox, _ frame: LayoutRect) -> MarkupNode {
    // The line around an area lies inside it.
    let frame = box.border == nil ? frame : frame.inset(by: .init(0.5))
    var attributes = place(frame)
    if box.cornerRadius > 0 {
      let radius = min(box.cornerRadius, frame.width / 2, frame.height / 2)
      attributes.append(.init("rx", SVGNumber.text(radius)))
    }
    attributes.append(.init("fill", box.fill.map { appearance.color($0).hexadecimal } ?? "none"))
    if let border = box.border {
      attributes.append(.init("stroke", appearance.color(border).hexadecimal))
    }
    return .element("rect", attributes, [])
  }

  private mutating func image(_ image: CellImage, _ frame: LayoutRect, _ id: String) -> [MarkupNode]
  {
    var attributes = place(frame)
    var shape = attributes
    if image.cornerRadius > 0 {
      shape.append(.init("rx", SVGNumber.text(image.cornerRadius)))
    }
    guard let source = image.name.flatMap({ images[$0]?[settings.device, appearance] })
    else {
      return [.element("rect", shape + [.init("fill", appearance.color(.fill).hexadecimal)], [])]
        + placeholder(image, frame)
    }
    let clip = MarkupNode.make("clipPath", ["id": id], [.element("rect", shape, [])])
    attributes.append(.init("clip-path", "url(#\(id))"))
    if let definition = imageUses?.id(of: image.name, source) {
      return [clip, .element("use", attributes + [.init("href", "#\(definition)")], [])]
    }
    attributes += [
      .init("href", source), .init("preserveAspectRatio", "xMidYMid slice"),
    ]
    return [clip, .element("image", attributes, [])]
  }

  private func placeholder(_ image: CellImage, _ frame: LayoutRect) -> [MarkupNode] {
    let words = [image.name.map { "“\($0)”" }, image.placeholder].compactMap(\.self)
    guard let first = words.first(where: { !$0.isEmpty }) else { return [] }
    let text = CellPart.text(PlaceholderShape.text(first))
    let inner = frame.inset(by: PlaceholderShape.insets)
    return PartLayout.marks(of: text, in: inner.size, category: .large).flatMap { mark in
      guard case .line(var line) = mark else { return [MarkupNode]() }
      line.frame.origin.x += inner.minX
      line.frame.origin.y += inner.minY
      return [self.line(line)]
    }
  }

  /// A line of text.
  func line(_ line: TextLine) -> MarkupNode {
    let (x, anchor) = place(of: line)
    var attributes: [MarkupNode.Attribute] = [
      .init("x", SVGNumber.text(x)),
      .init("y", SVGNumber.text(line.frame.minY + line.font.ascender)),
      .init("font-size", SVGNumber.text(line.font.pointSize)),
      .init("font-weight", SVGNumber.text(line.font.weight.cssWeight)),
      .init("unicode-bidi", "isolate"),
    ]
    if let anchor { attributes.append(.init("text-anchor", anchor)) }
    if (line.direction ?? direction) == .rightToLeft {
      attributes.append(.init("direction", "rtl"))
    }
    if let run = line.runs.first, line.runs.count == 1 {
      attributes.append(.init("fill", appearance.color(run.color).hexadecimal))
      return .element("text", attributes, [.text(run.text)])
    }
    return .element(
      "text", attributes,
      line.runs.map { run in
        .make("tspan", ["fill": appearance.color(run.color).hexadecimal], [.text(run.text)])
      })
  }

  /// Where a line is held, and by which of its ends; `nil` for that where it begins.
  private func place(of line: TextLine) -> (x: Double, anchor: String?) {
    if line.isCentered { return (line.frame.minX + line.frame.width / 2, "middle") }
    // A text of the other direction ends where those of the screen begin.
    return (
      direction == .leftToRight ? line.frame.minX : line.frame.maxX,
      (line.direction ?? direction) == direction ? nil : "end"
    )
  }

  private func numeral(
    _ number: Int, _ end: LayoutPoint, _ pointSize: Double, _ narrowing: Double
  ) -> MarkupNode {
    // Programs do not agree on where stretched text ends, so the start is worked out here.
    let text = String(number)
    let width = TextMeasurer(font: TextFont(pointSize: pointSize, weight: .bold)).width(of: text)
    let start = direction == .leftToRight ? end.x - width * narrowing : end.x
    let place = "translate(\(SVGNumber.text(start)) \(SVGNumber.text(end.y)))"
    return .make(
      "text",
      [
        "transform": "\(place) scale(\(SVGNumber.text(narrowing)) 1)",
        "font-size": SVGNumber.text(pointSize), "font-weight": "700",
        "fill": appearance.color(.background).hexadecimal,
        "stroke": appearance.color(.numeral).hexadecimal,
        "stroke-width": SVGNumber.text(RankShape.strokeWidth), "stroke-linejoin": "round",
        "paint-order": "stroke",
      ], [.text(text)])
  }

  private func stars(_ rating: Double, _ frame: LayoutRect, _ id: String) -> [MarkupNode] {
    let pitch = PartLayout.starPitch(frame.height)
    let path = (0..<5).map { index in
      StarShape.path(
        center: LayoutPoint(
          x: frame.minX + (Double(index) + 0.5) * pitch, y: frame.minY + frame.height / 2),
        radius: pitch * StarShape.radius)
    }.joined()
    var filled = frame
    filled.size.width = pitch * min(max(0, rating), 5)
    if direction == .rightToLeft { filled.origin.x = frame.maxX - filled.width }
    return [
      .make("path", ["d": path, "fill": appearance.color(.separator).hexadecimal]),
      .make("clipPath", ["id": id], [.element("rect", place(filled), [])]),
      .make(
        "path",
        ["d": path, "fill": appearance.color(.star).hexadecimal, "clip-path": "url(#\(id))"]),
    ]
  }
}

extension DirectionalEdgeInsets {
  /// The same distance from all edges.
  fileprivate init(_ distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}
