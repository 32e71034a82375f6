import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// Converts marks to SVG, and collects what all marks of a document refer to.
struct SVGMarks {
  /// The settings for drawing the marks, which change from screen to screen in a document.
  private(set) var settings: ImageSettings
  private(set) var images: [String: PreviewImage] = [:]
  private(set) var language = ""
  /// Whether letters are drawn as outlines; a page that has the font uses text instead.
  var drawsOutlines = true
  var glyphs = GlyphUses()
  private var imageUses = ImageUses()
  private var clips = SharedDefinitions()

  var appearance: Appearance { settings.appearance }
  var direction: ReadingDirection { settings.view.direction }

  init(_ preview: Preview, _ settings: ImageSettings) {
    self.settings = settings
    show(preview, settings)
  }

  mutating func show(_ preview: Preview, _ settings: ImageSettings) {
    self.settings = settings
    images = preview.images
    language = preview.locale.language.tag
  }

  var definitions: [MarkupNode] {
    Self.defaultDefinitions + imageUses.definitions + glyphs.definitions + clips.nodes
  }

  /// The definitions of a document with several drawings, as an element that takes no room.
  var sharedDefinitions: MarkupNode {
    .make(
      "svg",
      [
        "class": "shared", "width": "0", "height": "0", "aria-hidden": "true",
        "focusable": "false",
      ], [.make("defs", [:], definitions)])
  }

  private static let defaultDefinitions: [MarkupNode] = [
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

  mutating func nodes(for mark: Mark) -> [MarkupNode] {
    switch mark {
    case .area(let box, let frame): [area(box, frame)]
    case .image(let image, let frame): self.image(image, frame)
    case .line(let line): [self.line(line)]
    case .stars(let rating, let frame): stars(rating, frame)
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

  /// The attribute that clips an element to a rectangle in the element's own coordinates.
  mutating func clip(to shape: LayoutRect, cornerRadius: Double = 0) -> MarkupNode.Attribute {
    let sides = [shape.minX, shape.minY, shape.width, shape.height]
    let words = (sides + (cornerRadius > 0 ? [cornerRadius] : [])).map(SVGNumber.text)
    // Pages hold many of them, so the name is short.
    let id = "c\(words.joined(separator: "-"))"
    let corners: [MarkupNode.Attribute] =
      cornerRadius > 0 ? [.init("rx", SVGNumber.text(cornerRadius))] : []
    clips.define(
      id,
      as: .make("clipPath", ["id": id], [.element("rect", shape.attributes + corners, [])]))
    return .init("clip-path", "url(#\(id))")
  }

  private mutating func image(_ image: CellImage, _ frame: LayoutRect) -> [MarkupNode] {
    let found = image.name.flatMap { images[$0] }
    guard let source = found?[settings.view.device, appearance] else {
      let note = found?.note(for: settings.view.device, appearance)
      return placeholder(image, note: note, frame)
    }
    let extent = found?[factsFor: settings.view.device, appearance]?.extent
    // The `x` and `y` of a use also move its clip, and readers differ in it; a transform is clear.
    var attributes: [MarkupNode.Attribute] = [
      .init("href", "#\(imageUses.id(of: image.name, source, extent))"),
      .init(
        "transform", "translate(\(SVGNumber.text(frame.minX)) \(SVGNumber.text(frame.minY)))"),
      .init("width", SVGNumber.text(frame.width)), .init("height", SVGNumber.text(frame.height)),
    ]
    if image.cornerRadius > 0 {
      let shape = LayoutRect(origin: .zero, size: frame.size)
      attributes.append(clip(to: shape, cornerRadius: image.cornerRadius))
    }
    return [.element("use", attributes, [])]
  }

  private mutating func stars(_ rating: Double, _ frame: LayoutRect) -> [MarkupNode] {
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
    let shape = LayoutRect(
      x: direction == .leftToRight ? 0 : whole - filled, y: -StarShape.drawnPitch, width: filled,
      height: 2 * StarShape.drawnPitch)
    let clip = clip(to: shape)
    return [row(.separator), row(.star, [clip])]
  }
}
