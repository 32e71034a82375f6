import MarqueeCells
import MarqueeLayout

/// An image of a whole screen, as SVG.
///
/// Texts stay texts, broken into lines as the layout has measured them. The same screen gives the
/// same bytes.
package struct ScreenImage: Sendable {
  private let preview: Preview
  private let settings: ImageSettings

  package init(_ preview: Preview, _ settings: ImageSettings) {
    self.preview = preview
    self.settings = settings
  }

  /// The image, an XML document.
  package var svg: [UInt8] {
    var writer = MarkupWriter(.xml)
    writer.preamble("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.write(node)
    writer.preamble("\n")
    return writer.bytes
  }

  /// The image as a part of a document.
  var node: MarkupNode {
    let screen = DrawnScreen(preview, settings)
    let width = SVGNumber.text(screen.size.width)
    let height = SVGNumber.text(screen.size.height)
    var marks = SVGMarks(settings: settings, images: preview.images)
    let views = screen.views.map { view(for: $0, &marks) }
    let bars = ChromeDrawing(preview.chrome, settings, size: screen.size).nodes(&marks)
    return .make(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width) \(height)", "xml:space": "preserve",
        "xml:lang": preview.locale.languageTag,
        "font-family": "Inter, -apple-system, system-ui, sans-serif",
      ],
      [
        .make("title", [:], [.text("\(preview.title), \(settings.device.title)")]),
        .make("defs", [:], SVGMarks.definitions),
        .make(
          "rect",
          [
            "width": width, "height": height,
            "fill": settings.appearance.color(.background).hexadecimal,
          ]),
      ] + views + bars)
  }

  /// A cell or header: an image of its own, which cuts what sticks out.
  private func view(for view: DrawnScreen.View, _ marks: inout SVGMarks) -> MarkupNode {
    var attributes: [MarkupNode.Attribute] = [
      .init("x", SVGNumber.text(view.frame.minX)), .init("y", SVGNumber.text(view.frame.minY)),
      .init("width", SVGNumber.text(view.frame.width)),
      .init("height", SVGNumber.text(view.frame.height)),
      .init("data-section", String(view.section)),
    ]
    if let item = view.item { attributes.append(.init("data-item", String(item))) }
    var children: [MarkupNode] = [.make("title", [:], [.text(view.spokenText)])]
    for (index, mark) in view.marks.enumerated() {
      let id = "p\(view.section)-\(view.item.map(String.init) ?? "h")-\(index)"
      children += marks.nodes(for: mark, id: id)
    }
    return .element("svg", attributes, children)
  }
}
