import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

extension PreviewPage {
  /// The largest number of drawn cells; rows only draw those that fit on the screen.
  private static let maximumCellCount = 1_000
  private static let maximumDiagnosticCount = 500

  /// The content of the page without scripts, which read it as text: the screen on one device as an
  /// image, and the diagnostics as a list.
  ///
  /// The image adds little to the page's size. It ends after ``maximumCellCount`` cells. Images
  /// embedded as `data:` are left out, because they are most of the page's bytes and would be in it
  /// twice: their names are shown instead. Linked images are shown. A page that is kept up to date
  /// needs scripts, and has no image, which would have to be drawn again for each edit.
  ///
  /// - Parameter view: The screen in the first view of the page; `nil` to lay it out.
  func plain(_ view: ScreenView?) -> MarkupNode {
    let drawn = firstSections
    return """
      <noscript><main class="plain"><h1>\(preview.title)</h1><p>\(remark(on: drawn))</p>\
      \(image(of: drawn, view))\(diagnostics)</main></noscript>
      """
  }

  private func remark(on drawn: [ScreenSection]) -> String {
    var sentences = ["Without JavaScript there are no controls."]
    if changes != nil {
      sentences.append("The screen is shown with JavaScript only.")
    } else {
      if preview.images.values.contains(where: Self.isInside) {
        sentences.append("Images are inside this page, and are shown with JavaScript only.")
      }
      let count = preview.screen.sections.count
      if drawn.count < count {
        sentences.append("These are the first \(drawn.count) of \(count) sections.")
      }
    }
    return sentences.joined(separator: " ")
  }

  private func image(of drawn: [ScreenSection], _ view: ScreenView?) -> MarkupNode? {
    guard let device = devices.first, changes == nil else { return nil }
    var plain = preview
    plain.images = preview.images.filter { !Self.isInside($0.value) }
    let id = ScreenView.ID(device, direction: preview.direction)
    if let view, view.id == id,
      drawn.map(\.items.count) == preview.screen.sections.map(\.items.count)
    {
      return DrawnScreen(plain, view).node(drawingOutlines: false)
    }
    plain.scene = preview.scene.with(drawn)
    return DrawnScreen(plain, ImageSettings(id)).node(drawingOutlines: false)
  }

  private static func isInside(_ image: PreviewImage) -> Bool {
    image.sources.contains { $0.hasPrefix("data:") }
  }

  private var firstSections: [ScreenSection] {
    var room = Self.maximumCellCount
    var sections: [ScreenSection] = []
    for section in preview.screen.sections where room > 0 {
      sections.append(section.with(section.items.prefix(room)))
      room -= max(1, section.shownItems.count)
    }
    return sections
  }

  private var diagnostics: MarkupNode? {
    guard !preview.diagnostics.isEmpty else { return nil }
    let shown = preview.diagnostics.prefix(Self.maximumDiagnosticCount)
    let items: [MarkupNode] = shown.map {
      """
      <li>\($0.severity.rawValue): \($0.message)<span>\($0.place) \($0.rule)</span></li>
      """
    }
    let left = preview.diagnostics.count - shown.count
    let more: MarkupNode? = left > 0 ? "<p>There are \(left) more.</p>" : nil
    return "<h2>Diagnostics</h2><ol>\(items)</ol>\(more)"
  }
}
