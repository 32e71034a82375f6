import MarqueeScreen
import MarqueeSolver

/// The content of a page without scripts: the screen on one device as an image, and the diagnostics
/// as a list.
///
/// The image adds little to the page's size. It ends after ``maximumCellCount`` cells. Images
/// embedded as `data:` are left out, because they are most of the page's bytes and would be in it
/// twice: their names are shown instead. Linked images are shown.
struct PlainScreen {
  let preview: Preview
  let device: Device?
  /// Whether the page is kept up to date, which needs scripts; then there is no image, because it
  /// would have to be drawn again for each edit.
  let isFollowing: Bool

  /// The largest number of drawn cells; rows only draw those that fit on the screen.
  private static let maximumCellCount = 1_000
  private static let maximumDiagnosticCount = 500

  /// The element; scripts read it as text and do not display it.
  var node: MarkupNode {
    .make(
      "noscript", [:],
      [
        .make(
          "main", ["class": "plain"],
          [.make("h1", [:], [.text(preview.title)]), .make("p", [:], [.text(remark)])] + image
            + diagnostics)
      ])
  }

  private var remark: String {
    var sentences = ["Without JavaScript there are no controls."]
    if isFollowing { sentences.append("The screen is shown with JavaScript only.") }
    if !isFollowing, hasImagesInside {
      sentences.append("Images are inside this page, and are shown with JavaScript only.")
    }
    if !isFollowing, drawn.sections.count < preview.screen.sections.count {
      let counts = (drawn.sections.count, preview.screen.sections.count)
      sentences.append("These are the first \(counts.0) of \(counts.1) sections.")
    }
    return sentences.joined(separator: " ")
  }

  private var image: [MarkupNode] {
    guard let device, !isFollowing else { return [] }
    var plain = preview
    plain.screen = drawn
    plain.images = preview.images.filter { !Self.isInside($0.value) }
    let settings = ImageSettings(ScreenView.ID(device, direction: preview.direction))
    return [ScreenImage(plain, settings).node(drawingOutlines: false)]
  }

  private var hasImagesInside: Bool { preview.images.values.contains(where: Self.isInside) }

  private static func isInside(_ image: PreviewImage) -> Bool {
    image.sources.contains { $0.hasPrefix("data:") }
  }

  private var drawn: Screen {
    var room = Self.maximumCellCount
    var sections: [ScreenSection] = []
    for section in preview.screen.sections where room > 0 {
      sections.append(section.with(section.items.prefix(room)))
      room -= max(1, section.shownItems.count)
    }
    return preview.screen.with(sections)
  }

  private var diagnostics: [MarkupNode] {
    guard !preview.diagnostics.isEmpty else { return [] }
    let items = preview.diagnostics.prefix(Self.maximumDiagnosticCount).map { diagnostic in
      MarkupNode.make(
        "li", [:],
        [
          .text("\(diagnostic.severity.rawValue): \(diagnostic.message)"),
          .make("span", [:], [.text("\(diagnostic.place) \(diagnostic.rule)")]),
        ])
    }
    let left = preview.diagnostics.count - items.count
    return [.make("h2", [:], [.text("Diagnostics")]), .make("ol", [:], items)]
      + (left > 0 ? [.make("p", [:], [.text("There are \(left) more.")])] : [])
  }
}
