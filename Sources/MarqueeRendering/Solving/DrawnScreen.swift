import MarqueeCatalog
import MarqueeCells
import MarqueeLayout
import MarqueeScreen
import MarqueeSolver

/// A whole drawn screen: the content and position of each cell and header.
///
/// Sections that scroll sideways are drawn at their initial position, clipped to the screen's
/// width.
struct DrawnScreen {
  /// An element with its own frame on the screen.
  struct View {
    /// The frame, relative to the corner of the whole drawing.
    var frame: LayoutRect
    /// The section.
    var section: Int
    /// The item of a cell; `nil` for a header.
    var item: Int?
    /// The faulty section before this section, if this is its band; `nil` for anything else.
    var fault: FaultySection?
    /// The accessibility label.
    var spokenText: String
    /// The marks, from back to front.
    var marks: [Mark]
  }

  /// The size of the drawing: as wide as the screen, and as high as its content and safe area.
  let size: LayoutExtent
  /// The views from top to bottom.
  let views: [View]

  /// The part of a screen that is drawn.
  enum Part: Hashable, Sendable {
    /// All of it, from its top to its end.
    case whole
    /// What is visible before scrolling.
    case firstScreenful
  }

  init(_ preview: Preview, _ settings: ImageSettings) {
    self.init(preview, settings, settings.solve(preview.screen), .whole)
  }

  /// Draws a solved screen, for the device and text size of the settings.
  init(_ preview: Preview, _ settings: ImageSettings, _ screen: SolvedScreen, _ part: Part) {
    let solved = screen.layout
    let scene = preview.scene
    let container = screen.environment.containerSize
    let heights = preview.chrome.heights(on: settings.device, settings.orientation)
    let bands = BandPlaces(preview, solved)
    let end =
      heights.contentStart + solved.contentSize.height + bands.length + heights.bottom
    size = LayoutExtent(
      width: container.width,
      height: part == .whole ? max(container.height, end.rounded(.up)) : container.height)
    let firstOffsets = Dictionary(
      solved.orthogonalSections.map { ($0.section, $0.restingOffset(for: 0)) },
      uniquingKeysWith: { first, _ in first })
    let screenFrame = LayoutRect(origin: .zero, size: size)
    var views = bands.views(settings, width: size.width, top: heights.contentStart)
    for element in solved.elements {
      var frame = element.frame
      frame.origin.y += heights.contentStart + bands.shift(ofSection: element.section)
      if element.kind == .cell { frame.origin.x -= firstOffsets[element.section] ?? 0 }
      if settings.direction == .rightToLeft { frame = frame.mirrored(in: size.width) }
      guard frame.meets(screenFrame), let view = Self.view(of: element, frame, scene, settings)
      else { continue }
      views.append(view)
    }
    self.views = views
  }

  private static func view(
    of element: LayoutElement, _ frame: LayoutRect, _ scene: ScreenScene, _ settings: ImageSettings
  ) -> View? {
    let section = scene.screen.sections[element.section]
    func marks(of part: CellPart) -> [Mark] {
      let marks = PartLayout.marks(of: part, in: frame.size, category: settings.category)
      return settings.direction == .leftToRight
        ? marks : marks.map { $0.mirrored(in: frame.width) }
    }
    switch element.kind {
    case .cell:
      let items = section.shownItems
      guard items.indices.contains(element.item) else { return nil }
      return View(
        frame: frame, section: element.section, item: element.item,
        spokenText: items[element.item].spokenText,
        marks: marks(of: scene.cell(of: items[element.item], in: section)))
    case .boundary(ElementKind.sectionHeader):
      guard let name = section.name, let header = CellPart.header(of: section) else { return nil }
      return View(
        frame: frame, section: element.section, item: nil, spokenText: name,
        marks: marks(of: header))
    case .boundary, .supplementary, .layoutBoundary, .decoration:
      return nil
    }
  }
}
