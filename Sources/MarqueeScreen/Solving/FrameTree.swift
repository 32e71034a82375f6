package import MarqueeLayout

/// A solved screen as text: one line for each section and element.
package struct FrameTree: Sendable {
  private let solved: SolvedScreen
  private let device: Device

  /// Takes a solved screen and the device that it was solved for.
  package init(_ solved: SolvedScreen, on device: Device) {
    self.solved = solved
    self.device = device
  }

  /// The tree's lines, without line breaks of their own; authored text is in them as it is.
  ///
  /// - Parameter name: What the screen is called in the first line.
  package func lines(of name: String) -> [String] {
    let size = solved.environment.containerSize
    let content = solved.layout.contentSize
    var lines = [
      "\(name) on \(device.title), \(number(size.width)) × \(number(size.height)) points"
        + " at \(number(device.scale))x",
      "content \(number(content.width)) × \(number(content.height))",
    ]
    let orthogonal = Dictionary(
      solved.layout.orthogonalSections.map { ($0.section, $0) }, uniquingKeysWith: { $1 })
    for (index, elements) in elementsBySection.enumerated() {
      let section = solved.screen.sections[index]
      let frame = solved.layout.frame(ofSection: index)
      var line = "\(section.id) (\(section.type))  \(frame.map(text) ?? "no frame")"
      if let run = orthogonal[index] {
        line += ", \(run.behavior.rawValue) over \(number(run.runLength))"
      }
      lines.append(line)
      lines += elements.map { "  \(label(of: $0))  \(text($0.frame))" }
    }
    return lines
  }

  /// Elements by section, in their order.
  package var elementsBySection: [[LayoutElement]] {
    var result = Array(repeating: [LayoutElement](), count: solved.screen.sections.count)
    for element in solved.layout.elements where result.indices.contains(element.section) {
      result[element.section].append(element)
    }
    return result
  }

  /// The word for a kind of element; an app's own kinds are their own word.
  package static func word(for kind: LayoutElement.Kind) -> String {
    switch kind {
    case .cell: "cell"
    case .boundary(ElementKind.sectionHeader): "header"
    case .boundary(ElementKind.sectionFooter): "footer"
    case .boundary(let kind), .supplementary(let kind), .layoutBoundary(let kind),
      .decoration(let kind):
      kind
    }
  }

  private func label(of element: LayoutElement) -> String {
    solved.item(of: element)?.id ?? Self.word(for: element.kind)
  }

  private func text(_ frame: LayoutRect) -> String {
    "\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × \(number(frame.height))"
  }

  /// At most three digits after the point, none that say nothing.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
