import MarqueeCells
import MarqueeScreen

// Texts are drawn with Inter's outlines, so that they look the same everywhere. Texts with
// characters that Inter lacks are written as text, in any available font.

extension SVGMarks {
  mutating func line(_ line: TextLine) -> MarkupNode {
    let flow = line.direction ?? direction
    let isOutlined = drawsOutlines && GlyphText.runsToTheRight(line.text, in: flow)
    return (isOutlined ? outlines(of: line) : nil) ?? text(line)
  }

  private mutating func outlines(of line: TextLine) -> MarkupNode? {
    var runs: [(color: ColorRole, nodes: [MarkupNode])] = []
    var end = 0.0
    for run in line.runs {
      guard let drawn = glyphs.nodes(for: run.text, line.font.weight, from: end) else {
        return nil
      }
      runs.append((run.color, drawn.nodes))
      end = drawn.end
    }
    let scale = line.font.pointSize / TextFont.wholeUnitSize
    let start = LayoutPoint(
      x: start(of: line, width: end * scale), y: line.frame.minY + line.font.ascender)
    let attributes: MarkupNode = """
       transform="\(transform(to: start, scale))" role="img" aria-label="\(line.text)"\
      \(languageAttribute(of: line))
      """
    guard let run = runs.first, runs.count == 1 else {
      let groups = runs.map { MarkupNode.element("g", fill($0.color), $0.nodes) }
      return .element("g", attributes, groups)
    }
    return .element("g", "\(attributes)\(fill(run.color))", run.nodes)
  }

  private func fill(_ role: ColorRole) -> MarkupNode { #" fill="\#(color(role))""# }

  /// The x position of a line's first character.
  private func start(of line: TextLine, width: Double) -> Double {
    if line.isCentered { return line.frame.minX + (line.frame.width - width) / 2 }
    return direction == .leftToRight ? line.frame.minX : line.frame.maxX - width
  }

  private func transform(to place: LayoutPoint, _ scale: Double, narrowing: Double = 1) -> String {
    let sides =
      narrowing == 1
      ? SVGNumber.scale(scale)
      : "\(SVGNumber.scale(scale * narrowing)) \(SVGNumber.scale(scale))"
    return "translate(\(SVGNumber.text(place.x)) \(SVGNumber.text(place.y))) scale(\(sides))"
  }

  private func languageAttribute(of line: TextLine) -> MarkupNode? {
    line.language?.tag(in: language).map { #" xml:lang="\#($0)""# }
  }

  /// A line as text, in a font of the viewer's system.
  private func text(_ line: TextLine) -> MarkupNode {
    let (x, anchor) = place(of: line)
    let weight = line.font.weight
    let flow = line.direction ?? direction
    let attributes: [MarkupNode?] = [
      #" x="\#(x)" y="\#(line.frame.minY + line.font.ascender)""#,
      #" font-size="\#(line.font.pointSize)""#,
      weight == .regular ? nil : #" font-weight="\#(weight.cssWeight)""#,
      languageAttribute(of: line),
      anchor.map { #" text-anchor="\#($0)""# },
      flow == .rightToLeft ? #" direction="rtl""# : nil,
    ]
    let start: MarkupNode = "<text\(attributes.compactMap(\.self))"
    if let run = line.runs.first, line.runs.count == 1 {
      return "\(start)\(fill(run.color))>\(run.text)</text>"
    }
    let runs: [MarkupNode] = line.runs.map { "<tspan\(fill($0.color))>\($0.text)</tspan>" }
    return runs.isEmpty ? "\(start)/>" : "\(start)>\(runs)</text>"
  }

  /// The anchor point of a line, and which end it is; `nil` for its start.
  private func place(of line: TextLine) -> (x: Double, anchor: String?) {
    if line.isCentered { return (line.frame.minX + line.frame.width / 2, "middle") }
    // A text of the other direction ends where texts of the screen begin.
    return (
      direction == .leftToRight ? line.frame.minX : line.frame.maxX,
      (line.direction ?? direction) == direction ? nil : "end"
    )
  }

  mutating func numeral(_ numeral: Numeral) -> MarkupNode {
    let scale = numeral.pointSize / TextFont.wholeUnitSize
    let drawn = glyphs.nodes(for: String(numeral.number), .bold)
    let width = (drawn?.end ?? 0) * scale * numeral.narrowing
    let start = LayoutPoint(
      x: direction == .leftToRight ? numeral.end.x - width : numeral.end.x, y: numeral.end.y)
    return .element(
      "g",
      """
       transform="\(transform(to: start, scale, narrowing: numeral.narrowing))"\
      \(fill(.background)) stroke="\(color(.numeral))" \
      stroke-width="\(scale > 0 ? numeral.strokeWidth / scale : 0)" stroke-linejoin="round" \
      paint-order="stroke" aria-hidden="true"
      """, drawn?.nodes ?? [])
  }
}
