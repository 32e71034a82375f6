import MarqueeLayout
import MarqueeScreen

/// A solved screen as text: one line for each section and element.
struct LayoutTree {
  let file: String
  let device: Device
  let orientation: Orientation
  let solved: SolvedScreen

  /// Elements by section, in their order.
  private var elementsBySection: [[LayoutElement]] {
    var result = Array(repeating: [LayoutElement](), count: solved.screen.sections.count)
    for element in solved.layout.elements where result.indices.contains(element.section) {
      result[element.section].append(element)
    }
    return result
  }

  /// The tree for people.
  var text: String {
    let size = solved.environment.containerSize
    let content = solved.layout.contentSize
    var lines = [
      "\(file) on \(device.title), \(number(size.width)) × \(number(size.height)) points"
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
      lines += elements.map { "  \(name(of: $0))  \(text($0.frame))" }
    }
    return lines.map { VisibleText.escape($0) }.joined(separator: "\n") + "\n"
  }

  /// Trees as JSON: an array, one object for each screen.
  static func json(_ trees: [LayoutTree]) -> [UInt8] {
    var writer = JSONWriter(style: .pretty)
    writer.array(of: trees) { writer, tree in tree.write(to: &writer) }
    writer.endOfFile()
    return writer.bytes
  }

  private func write(to writer: inout JSONWriter) {
    let elements = elementsBySection
    let orthogonal = Dictionary(
      solved.layout.orthogonalSections.map { ($0.section, $0) }, uniquingKeysWith: { $1 })
    writer.object { writer in
      writer.member("file", file)
      writer.member("device", device.name)
      writer.member("orientation", orientation.rawValue)
      writer.key("containerSize")
      writer.numbers(solved.environment.containerSize)
      writer.member("scale", device.scale)
      writer.key("contentSize")
      writer.numbers(solved.layout.contentSize)
      writer.key("sections")
      writer.array(of: solved.screen.sections.indices) { writer, index in
        let section = solved.screen.sections[index]
        writer.object { writer in
          writer.member("id", section.id)
          writer.member("type", section.type)
          if let frame = solved.layout.frame(ofSection: index) {
            writer.key("frame")
            writer.numbers(frame)
          }
          if let run = orthogonal[index] {
            writer.member("orthogonalScrollingBehavior", run.behavior.rawValue)
            writer.key("viewport")
            writer.numbers(run.viewport)
            writer.member("runLength", run.runLength)
          }
          writer.key("elements")
          writer.array(of: elements[index]) { writer, element in
            writer.object { writer in
              writer.member("kind", word(element.kind))
              writer.member("id", solved.item(of: element)?.id)
              writer.key("frame")
              writer.numbers(element.frame)
              writer.member("z", element.zIndex)
            }
          }
        }
      }
    }
  }

  private func name(of element: LayoutElement) -> String {
    solved.item(of: element)?.id ?? word(element.kind)
  }

  private func word(_ kind: LayoutElement.Kind) -> String {
    switch kind {
    case .cell: "cell"
    case .boundary(ElementKind.sectionHeader): "header"
    case .boundary(ElementKind.sectionFooter): "footer"
    case .boundary(let kind), .supplementary(let kind), .layoutBoundary(let kind),
      .decoration(let kind):
      kind
    }
  }

  private func text(_ frame: Rect) -> String {
    "\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)) × \(number(frame.height))"
  }

  /// At most three digits behind the point, none that say nothing.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}

extension JSONWriter {
  fileprivate mutating func numbers(_ size: Size) {
    array(of: [size.width, size.height]) { $0.number($1) }
  }

  fileprivate mutating func numbers(_ frame: Rect) {
    array(of: [frame.minX, frame.minY, frame.width, frame.height]) { $0.number($1) }
  }
}
