import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

/// The image of a screen, as SVG.
///
/// Texts are outlines, broken into lines by the layout, so that they look the same everywhere;
/// labels contain the text. The same screen gives the same bytes.
extension DrawnScreen {
  package var svg: [UInt8] { node().document }

  /// Draws the first items of one section, without anything around it; `nil` if there is no such
  /// section.
  ///
  /// - Complexity: O(*n*) in the first items of the section.
  package init?(ofSection index: Int, of preview: Preview, _ settings: ImageSettings) {
    guard preview.screen.sections.indices.contains(index) else { return nil }
    let section = preview.screen.sections[index]
    var part = preview
    part.scene = preview.scene.with([section.with(section.items.prefix(Self.sectionItemCount))])
    part.faultySections = []
    part.chrome = ScreenChrome()
    self.init(part, settings)
  }

  /// How many items of a section are drawn at most.
  private static let sectionItemCount = 60

  /// An image of what is drawn, at most as high as a device shows at once.
  ///
  /// - Parameters:
  ///   - width: The width of the image; what is in it is smaller in proportion.
  ///   - images: The images by name.
  ///   - drawsOutlines: Whether letters are outlines; otherwise the viewer's fonts are used.
  /// - Returns: An XML document; `nil` if nothing is visible.
  package func svg(
    width: Double, images: [String: PreviewImage], drawingOutlines drawsOutlines: Bool
  ) -> [UInt8]? {
    guard let frame = LayoutRect(around: views.map(\.frame)) else { return nil }
    let height = min(frame.height, settings.view.environment.containerSize.height)
    guard height > 0 else { return nil }
    var screen = self
    screen.preview.images = images
    let box = LayoutRect(x: 0, y: frame.minY, width: size.width, height: height)
    return screen.node(part: box, width: width, drawingOutlines: drawsOutlines).bytes
  }

  /// The image, or a part of it, as a part of a document.
  ///
  /// - Parameters:
  ///   - part: The visible part; `nil` for all of it.
  ///   - width: The width of the image; `nil` for that of the screen.
  ///   - drawsOutlines: Whether letters are outlines; otherwise the document has the font.
  ///   - rings: What is drawn over it.
  func node(
    part: LayoutRect? = nil, width: Double? = nil, drawingOutlines drawsOutlines: Bool = true,
    under rings: [MarkupNode] = []
  ) -> MarkupNode {
    let part = part ?? LayoutRect(origin: .zero, size: size)
    var marks = SVGMarks(preview, settings)
    marks.drawsOutlines = drawsOutlines
    let content = content(part, &marks)
    return node(part, width, ["<defs>\(marks.definitions)</defs>"] + content + rings)
  }

  /// The image without what it refers to: the document has the definitions of its marks.
  func node(sharing marks: inout SVGMarks, under rings: [MarkupNode]) -> MarkupNode {
    let part = LayoutRect(origin: .zero, size: size)
    marks.show(preview, settings)
    return node(part, nil, content(part, &marks) + rings)
  }

  private func node(
    _ part: LayoutRect, _ width: Double?, _ content: [MarkupNode]
  ) -> MarkupNode {
    let scale = width.map { $0 / part.width } ?? 1
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(part.width * scale)" \
      height="\(part.height * scale)" \
      viewBox="\(part.minX) \(part.minY) \(part.width) \(part.height)" xml:space="preserve" \
      xml:lang="\(preview.locale.language.tag)" \
      font-family="Inter, -apple-system, system-ui, sans-serif">\
      <title>\(preview.title), \(settings.view.device.title)</title>\(content)</svg>
      """
  }

  private func content(_ part: LayoutRect, _ marks: inout SVGMarks) -> [MarkupNode] {
    let cells = views.filter { $0.frame.intersects(part) }.map { Self.node(for: $0, &marks) }
    let bars = ChromeDrawing(preview.chrome, settings, size: size).nodes(&marks)
    return [SVGMarks.background(settings, size)] + cells + bars
  }

  /// A cell or header, as a nested image that clips its content.
  ///
  /// - Parameter isNamed: Whether it has an accessibility label.
  static func node(
    for view: View, _ marks: inout SVGMarks, isNamed: Bool = true
  ) -> MarkupNode {
    if let fault = view.fault { return band(for: fault, view, &marks) }
    let item: MarkupNode? = view.item.map { #" data-item="\#($0)""# }
    let language: MarkupNode? = TextLanguage(of: view.spokenText)?.tag(in: marks.language)
      .map { #" xml:lang="\#($0)""# }
    let title: [MarkupNode] =
      isNamed && !view.spokenText.isEmpty ? ["<title\(language)>\(view.spokenText)</title>"] : []
    return .element(
      "svg", #"\#(view.frame.attributes) data-section="\#(view.section)"\#(item)"#,
      title + view.marks.flatMap { marks.nodes(for: $0) })
  }

  /// A section that cannot be shown: its words, and an edge in the color of its severity.
  private static func band(
    for fault: FaultySection, _ view: View, _ marks: inout SVGMarks
  ) -> MarkupNode {
    let x = marks.direction == .leftToRight ? 0 : view.frame.width - BandShape.edgeWidth
    return """
      <svg\(view.frame.attributes) data-severity="\(fault.severity.rawValue)">\
      <title>\(view.spokenText)</title>\(view.marks.flatMap { marks.nodes(for: $0) })\
      <rect x="\(x)" width="\(BandShape.edgeWidth)" height="\(view.frame.height)" \
      fill="\(fault.severity.color)"/></svg>
      """
  }
}

extension MarkupNode {
  /// An image as an XML document.
  var document: [UInt8] {
    let document: MarkupNode = """
      <?xml version="1.0" encoding="UTF-8"?>
      \(self)

      """
    return document.bytes
  }
}

extension Severity {
  /// The color of an edge, visible on light and dark screens.
  fileprivate var color: String {
    switch self {
    case .error: "#d9112f"
    case .warning: "#e88a00"
    case .note: "#2f74dd"
    }
  }
}
