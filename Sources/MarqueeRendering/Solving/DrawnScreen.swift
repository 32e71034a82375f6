import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// A whole drawn screen: the content and position of each cell and header.
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
    let heights = preview.chrome.heights(on: view.id.device, view.id.orientation)
    let bands = BandPlaces(preview, solved)
    let end =
      heights.contentStart + solved.contentSize.height + bands.length + heights.bottom
    size = LayoutExtent(
      width: container.width,
      height: part == .whole ? max(container.height, end.rounded(.up)) : container.height)
    let firstOffsets = Dictionary(
      first: solved.orthogonalSections.map { ($0.section, $0.restingOffset(for: 0)) })
    let screenFrame = LayoutRect(origin: .zero, size: size)
    var views = bands.views(view.id.direction, width: size.width, top: heights.contentStart)
    for element in solved.elements {
      var frame = element.frame
      frame.origin.y += heights.contentStart + bands.shift(ofSection: element.section)
      let offset = element.kind == .cell ? firstOffsets[element.section] ?? 0 : 0
      // From right to left, a screen that scrolls sideways starts at the end of its content.
      frame.origin.x +=
        view.id.direction == .leftToRight
        ? -offset : offset + container.width - solved.contentSize.width
      guard frame.intersects(screenFrame), let marks = view.marks(of: element) else { continue }
      let item = view.item(of: element)
      views.append(
        View(
          frame: frame, section: element.section, item: item.map { _ in element.item },
          spokenText: item.map(view.scene.spokenText)
            ?? view.scene.screen.sections[element.section].name ?? "",
          marks: marks))
    }
    self.views = views
  }
}
