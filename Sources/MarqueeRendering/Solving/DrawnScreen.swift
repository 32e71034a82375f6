import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// A whole drawn screen: the content and position of each cell, header and background.
///
/// Sections that scroll sideways are drawn at their initial position, clipped to the screen's
/// width.
package struct DrawnScreen: Sendable {
  struct View: Sendable {
    /// The frame, relative to the corner of the whole drawing.
    var frame: LayoutRect
    var section: Int
    /// The item of a cell; `nil` for a header.
    var item: Int?
    /// Whether it is neither a cell nor a section's header, but a background or only an outline.
    var isExtra = false
    /// The faulty section before this section, if this is its band; `nil` for anything else.
    var fault: FaultySection?
    var spokenText: String
    /// The marks, from back to front.
    var marks: [Mark]
  }

  var preview: Preview
  var settings: ImageSettings
  /// The size of the drawing: as wide as the screen, and as high as its content and safe area.
  let size: LayoutExtent
  let views: [View]

  enum Part: Hashable, Sendable {
    /// All of it, from its top to its end.
    case whole
    /// What is visible before scrolling.
    case firstScreenful
  }

  /// Draws a screen, which is laid out for it.
  package init(_ preview: Preview, _ settings: ImageSettings) {
    self.init(preview, preview.scene.view(settings.view), settings.appearance)
  }

  /// Draws a screen that was laid out already.
  init(
    _ preview: Preview, _ view: ScreenView, _ appearance: Appearance = .light,
    _ part: Part = .whole
  ) {
    self.preview = preview
    settings = ImageSettings(view.id, appearance)
    let solved = view.layout
    let container = solved.environment.containerSize
    let bars = ChromeLayout(preview.chrome, in: view.id)
    let bands = BandPlaces(preview, solved)
    let end = bars.contentStart + solved.contentSize.height + bands.length + bars.bottom
    size = LayoutExtent(
      width: container.width,
      height: part == .whole ? max(container.height, end.rounded(.up)) : container.height)
    let firstOffsets = Dictionary(
      first: solved.orthogonalSections.map { ($0.section, $0.restingOffset(for: 0)) })
    let screenFrame = LayoutRect(origin: .zero, size: size)
    var views = bands.views(view.id.direction, width: size.width, top: bars.contentStart)
    for element in view.elements {
      var frame = element.frame
      var offset = 0.0
      var shift = bands.shift(ofSection: element.section)
      switch element.kind {
      case .cell, .supplementary: offset = firstOffsets[element.section] ?? 0
      // A footer of the whole screen is below all bands, and a header above them.
      case .layoutBoundary: shift = frame.minY > 0 ? bands.length : 0
      case .boundary, .decoration: break
      }
      frame.origin.y += bars.contentStart + shift
      // From right to left, a screen that scrolls sideways starts at the end of its content.
      frame.origin.x +=
        view.id.direction == .leftToRight
        ? -offset : offset + container.width - solved.contentSize.width
      guard frame.intersects(screenFrame), let marks = view.marks(of: element) else { continue }
      let item = view.item(of: element)
      let isHeader = element.kind == .boundary(ElementKind.sectionHeader)
      views.append(
        View(
          frame: frame, section: element.section, item: item.map { _ in element.item },
          isExtra: item == nil && !isHeader,
          spokenText: item.map(view.scene.spokenText)
            ?? (isHeader ? view.scene.screen.sections[element.section].name : element.caption)
              ?? "",
          marks: marks))
    }
    self.views = views
  }
}
