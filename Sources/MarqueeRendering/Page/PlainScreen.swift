import MarqueeLayout
import MarqueeScreen
import MarqueeSolver

/// What a page shows where scripts are off: the screen on one device as an image, and the
/// diagnostics as a list.
///
/// The image adds little to the page. It is cut after ``maximumCellCount`` cells. Images inside the
/// page as `data:` are not in it, for they would be in the page twice, and are most of its bytes:
/// their places have their names. Images that are linked are shown.
struct PlainScreen {
  let preview: Preview
  let device: Device?
  /// Whether the page is kept up to date, which takes scripts; then there is no image that would
  /// have to be drawn anew with each edit.
  let isFollowing: Bool

  /// As many cells as are drawn, of which rows show no more than fit on the screen.
  private static let maximumCellCount = 1_000
  /// As many diagnostics as are listed.
  private static let maximumDiagnosticCount = 500

  /// The element; scripts read it as text, and do not draw it.
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
    let settings = ImageSettings(device: device, direction: preview.locale.direction)
    return [ScreenImage(plain, settings).node(drawingOutlines: false)]
  }

  private var hasImagesInside: Bool { preview.images.values.contains(where: Self.isInside) }

  private static func isInside(_ image: PreviewImage) -> Bool {
    image.sources.contains { $0.hasPrefix("data:") }
  }

  /// The screen as far as it is drawn.
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
