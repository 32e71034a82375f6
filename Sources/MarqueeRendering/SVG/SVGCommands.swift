import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// Converts marks to SVG, and collects what all marks of a document refer to.
struct SVGMarks {
  /// The settings for drawing the marks, which change from screen to screen in a document.
  private(set) var settings: ImageSettings
  private(set) var images: [String: PreviewImage] = [:]
  private(set) var language = ""
  private var theme = Theme()
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
    theme = preview.scene.theme
    imageUses.fit = theme.imageFit
  }

  var definitions: [MarkupNode] {
    Self.defaultDefinitions + imageUses.definitions + glyphs.definitions + clips.nodes
  }

  /// The definitions of a document with several drawings, as an element that takes no room.
  var sharedDefinitions: MarkupNode {
    """
    <svg class="shared" width="0" height="0" aria-hidden="true" focusable="false">\
    <defs>\(definitions)</defs></svg>
    """
  }

  private static let defaultDefinitions: [MarkupNode] = {
    let stops: [MarkupNode] = ShadeShape.stops.map { place, opacity in
      ##"<stop offset="\##(place)" stop-color="#000" stop-opacity="\##(opacity)"/>"##
    }
    let shade: MarkupNode = """
      <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">\(stops)</linearGradient>
      """
    return [StarShape.row, shade]
  }()

  func color(_ role: ColorRole) -> String { appearance.color(role, theme).hexadecimal }

  /// What is behind the cells of a screen.
  static func background(_ settings: ImageSettings, _ size: LayoutExtent) -> MarkupNode {
    let color = settings.appearance.color(.background).hexadecimal
    return #"<rect width="\#(size.width)" height="\#(size.height)" fill="\#(color)"/>"#
  }

  mutating func nodes(for mark: Mark) -> [MarkupNode] {
    switch mark {
    case .area(let box, let frame): [area(box, frame)]
    case .image(let image, let frame): self.image(image, frame)
    case .line(let line): [self.line(line)]
    case .stars(let rating, let count, let frame): stars(rating, of: count, frame)
    case .numeral(let numeral): [self.numeral(numeral)]
    case .shade(let frame): [##"<rect\##(frame.attributes) fill="url(#shade)"/>"##]
    }
  }

  private func area(_ box: CellBox, _ frame: LayoutRect) -> MarkupNode {
    // The border of an area is drawn inside it.
    let frame = box.border == nil ? frame : frame.inset(by: .all(0.5))
    let radius = min(box.cornerRadius, frame.width / 2, frame.height / 2)
    let corners: MarkupNode? = box.cornerRadius > 0 ? #" rx="\#(radius)""# : nil
    let border: MarkupNode? = box.border.map { #" stroke="\#(color($0))""# }
    return """
      <rect\(frame.attributes)\(corners) fill="\(box.fill.map(color) ?? "none")"\(border)/>
      """
  }

  /// The attribute that clips an element to a rectangle in the element's own coordinates.
  mutating func clip(to shape: LayoutRect, cornerRadius: Double = 0) -> MarkupNode {
    let sides = [shape.minX, shape.minY, shape.width, shape.height]
    let words = (sides + (cornerRadius > 0 ? [cornerRadius] : [])).map(SVGNumber.text)
    // Pages hold many of them, so the name is short.
    let id = "c\(words.joined(separator: "-"))"
    let corners: MarkupNode? = cornerRadius > 0 ? #" rx="\#(cornerRadius)""# : nil
    clips.define(
      id, as: #"<clipPath id="\#(id)"><rect\#(shape.attributes)\#(corners)/></clipPath>"#)
    return ##" clip-path="url(#\##(id))""##
  }

  private mutating func image(_ image: CellImage, _ frame: LayoutRect) -> [MarkupNode] {
    let found = image.name.flatMap { images[$0] }
    guard let source = found?[settings.view.device, appearance] else {
      let note = found?.note(for: settings.view.device, appearance)
      return placeholder(image, note: note, frame)
    }
    let extent = found?[factsFor: settings.view.device, appearance]?.extent
    // The `x` and `y` of a use also move its clip, and readers differ in it; a transform is clear.
    let id = imageUses.id(of: image.name, source, extent)
    let shape = LayoutRect(origin: .zero, size: frame.size)
    let clip = image.cornerRadius > 0 ? clip(to: shape, cornerRadius: image.cornerRadius) : nil
    let box = CellBox(fill: .fill, cornerRadius: image.cornerRadius)
    return (image.fit == .fit ? [area(box, frame)] : []) + [
      """
      <use href="#\(id)" transform="translate(\(frame.minX) \(frame.minY))" \
      width="\(frame.width)" height="\(frame.height)"\(clip)/>
      """
    ]
  }

  private mutating func stars(_ rating: Double, of count: Int, _ frame: LayoutRect) -> [MarkupNode]
  {
    let scale = frame.width / Double(count) / StarShape.drawnPitch
    func row(_ role: ColorRole, _ clip: MarkupNode? = nil) -> MarkupNode {
      """
      <use href="#\(StarShape.rowID)" \
      transform="translate(\(frame.minX) \(frame.minY + frame.height / 2)) scale(\(scale))" \
      fill="\(color(role))"\(clip)/>
      """
    }
    // The clip is in the row's coordinates, before scaling.
    let whole = Double(count) * StarShape.drawnPitch
    let filled = StarShape.drawnPitch * min(max(0, rating), Double(count))
    let shape = LayoutRect(
      x: direction == .leftToRight ? 0 : whole - filled, y: -StarShape.drawnPitch, width: filled,
      height: 2 * StarShape.drawnPitch)
    let clip = clip(to: shape)
    // The row has five stars, so a single one is what is filled of it.
    return (count == 5 ? [row(.separator)] : []) + [row(.star, clip)]
  }
}
