import MarqueeCells
import MarqueeLayout
import MarqueeSolver

/// Converts marks to SVG.
struct SVGMarks {
  /// The settings for drawing the marks, which change from screen to screen in a document.
  var settings: ImageSettings
  let images: [String: PreviewImage]
  /// The language of the whole image.
  var language: String
  /// Whether letters are drawn as outlines; a page that has the font uses text instead.
  var drawsOutlines = true
  /// The glyphs used by the marks.
  var glyphs = GlyphUses()

  /// The images that the document shares between screens; `nil` to put each where it appears.
  var imageUses: ImageUses?

  var appearance: Appearance { settings.appearance }
  var direction: ReadingDirection { settings.direction }

  init(_ preview: Preview, _ settings: ImageSettings) {
    self.settings = settings
    images = preview.images
    language = preview.locale.languageTag
  }

  /// Definitions that several marks use.
  static let definitions: [MarkupNode] = [
    StarShape.row,
    .make(
      "linearGradient", ["id": "shade", "x1": "0", "y1": "0", "x2": "0", "y2": "1"],
      ShadeShape.stops.map { place, opacity in
        .make(
          "stop",
          [
            "offset": SVGNumber.text(place), "stop-color": "#000",
            "stop-opacity": SVGNumber.text(opacity),
          ])
      }),
  ]

  /// The nodes of a mark.
  ///
  /// - Parameter id: An identifier that is unique in the image.
  mutating func nodes(for mark: Mark, id: String) -> [MarkupNode] {
    switch mark {
    case .area(let box, let frame): [area(box, frame)]
    case .image(let image, let frame): self.image(image, frame, id)
    case .line(let line): [self.line(line)]
    case .stars(let rating, let frame): stars(rating, frame, id)
    case .numeral(let numeral): [self.numeral(numeral)]
    case .shade(let frame): [.element("rect", place(frame) + [.init("fill", "url(#shade)")], [])]
    }
  }

  func place(_ frame: LayoutRect) -> [MarkupNode.Attribute] { frame.attributes }

  private func area(_ box: CellBox, _ frame: LayoutRect) -> MarkupNode {
    // The border of an area is drawn inside it.
    let frame = box.border == nil ? frame : frame.inset(by: .all(0.5))
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
    let found = image.name.flatMap { images[$0] }
    guard let source = found?[settings.device, appearance] else {
      let note = found?.note(for: settings.device, appearance)
      return placeholder(image, note: note, frame)
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

  private func stars(_ rating: Double, _ frame: LayoutRect, _ id: String) -> [MarkupNode] {
    let pitch = PartLayout.starPitch(frame.height)
    let scale = SVGNumber.text(pitch / StarShape.drawnPitch)
    let start = "\(SVGNumber.text(frame.minX)) \(SVGNumber.text(frame.minY + frame.height / 2))"
    func row(_ color: ColorRole, _ more: [MarkupNode.Attribute] = []) -> MarkupNode {
      .element(
        "use",
        [
          .init("href", "#\(StarShape.rowID)"),
          .init("transform", "translate(\(start)) scale(\(scale))"),
          .init("fill", appearance.color(color).hexadecimal),
        ] + more, [])
    }
    // The clip is in the row's coordinates, before scaling.
    let whole = 5 * StarShape.drawnPitch
    let filled = StarShape.drawnPitch * min(max(0, rating), 5)
    let clip = LayoutRect(
      x: direction == .leftToRight ? 0 : whole - filled, y: -StarShape.drawnPitch, width: filled,
      height: 2 * StarShape.drawnPitch)
    return [
      row(.separator),
      .make("clipPath", ["id": id], [.element("rect", clip.attributes, [])]),
      row(.star, [.init("clip-path", "url(#\(id))")]),
    ]
  }
}
