import MarqueeCells
import MarqueeScreen

/// A text form of a view, with one line for each section and element.
package struct FrameTree: Sendable {
  private let view: ScreenView

  package init(of view: ScreenView) { self.view = view }

  /// Visits the tree's lines in order, so that they need not all be in memory.
  ///
  /// - Parameter name: The name of the screen, for the first line.
  package func forEachLine(of name: String, _ body: (String) -> Void) {
    let device = view.id.device
    let layout = view.layout
    let size = layout.environment.containerSize
    let content = layout.contentSize
    body(
      "\(name) on \(device.title), \(number(size.width)) × \(number(size.height)) points"
        + " at \(number(device.scale))x")
    body("content \(number(content.width)) × \(number(content.height))")
    for (index, section) in view.scene.screen.sections.enumerated() {
      var line = "\(section.id) (\(section.type))  "
      line += layout.frame(ofSection: index).map(text) ?? "no frame"
      if let run = layout.orthogonalSection(at: index) {
        line += ", \(run.behavior.rawValue) over \(number(run.runLength))"
      }
      body(line)
      for element in layout.elements(ofSection: index) {
        let name = view.item(of: element)?.id ?? Self.word(for: element.kind)
        body("  \(name)  \(text(element.frame))")
      }
    }
    for element in layout.layoutBoundaryElements {
      body("\(Self.word(for: element.kind)) of the screen  \(text(element.frame))")
    }
  }

  /// Returns the word for a kind of element; for an app's own kinds it is their name.
  package static func word(for kind: LayoutElement.Kind) -> String {
    switch kind {
    case .cell: "cell"
    case .boundary(ElementKind.sectionHeader), .layoutBoundary(ElementKind.sectionHeader): "header"
    case .boundary(ElementKind.sectionFooter), .layoutBoundary(ElementKind.sectionFooter): "footer"
    case .boundary(let kind), .supplementary(let kind), .layoutBoundary(let kind),
      .decoration(let kind):
      kind
    }
  }

  private func text(_ frame: LayoutRect) -> String {
    "\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × \(number(frame.height))"
  }

  /// Formats a number with at most three digits after the point, without trailing zeros.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
