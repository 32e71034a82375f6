import MarqueeCells
import MarqueeScreen
import MarqueeSolver

// Texts are drawn with Inter's outlines, so that they look the same everywhere. Texts with
// characters that Inter lacks are written as text, in any available font.

extension SVGMarks {
  mutating func line(_ line: TextLine) -> MarkupNode {
    let flow = line.direction ?? direction
    guard drawsOutlines, GlyphText.runsToTheRight(line.text, in: flow),
      let node = outlines(of: line)
    else {
      return text(line)
    }
    return node
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
    var attributes: [MarkupNode.Attribute] = [
      .init("transform", transform(to: start, scale)), .init("role", "img"),
      .init("aria-label", line.text),
    ]
    attributes += languageAttributes(of: line)
    guard let run = runs.first, runs.count == 1 else {
      return .element(
        "g", attributes,
        runs.map { .make("g", ["fill": appearance.color($0.color).hexadecimal], $0.nodes) })
    }
    attributes.append(.init("fill", appearance.color(run.color).hexadecimal))
    return .element("g", attributes, run.nodes)
  }

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

  private func languageAttributes(of line: TextLine) -> [MarkupNode.Attribute] {
    line.language?.tag(in: language).map { [.init("xml:lang", $0)] } ?? []
  }

  /// A line as text, in a font of the viewer's system.
  private func text(_ line: TextLine) -> MarkupNode {
    let (x, anchor) = place(of: line)
    var attributes: [MarkupNode.Attribute] = [
      .init("x", SVGNumber.text(x)),
      .init("y", SVGNumber.text(line.frame.minY + line.font.ascender)),
      .init("font-size", SVGNumber.text(line.font.pointSize)),
    ]
    if line.font.weight != .regular {
      attributes.append(.init("font-weight", SVGNumber.text(line.font.weight.cssWeight)))
    }
    attributes += languageAttributes(of: line)
    if let anchor { attributes.append(.init("text-anchor", anchor)) }
    if (line.direction ?? direction) == .rightToLeft {
      attributes.append(.init("direction", "rtl"))
    }
    let width = TextMeasurer(font: line.font).width(of: line.text)
    if width * Self.widestFont > line.frame.width, line.frame.width > 0 {
      // Widths differ between fonts: a text that nearly fills its space gets its measured width.
      attributes += [
        .init("textLength", SVGNumber.text(min(width, line.frame.width))),
        .init("lengthAdjust", "spacingAndGlyphs"),
      ]
    }
    if let run = line.runs.first, line.runs.count == 1 {
      attributes.append(.init("fill", appearance.color(run.color).hexadecimal))
      return .element("text", attributes, [.text(run.text)])
    }
    return .element(
      "text", attributes,
      line.runs.map { run in
        .make("tspan", ["fill": appearance.color(run.color).hexadecimal], [.text(run.text)])
      })
  }

  /// The largest expected ratio of a text's width in another font to its measured width.
  private static let widestFont = 1.25

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
    return .make(
      "g",
      [
        "transform": transform(to: start, scale, narrowing: numeral.narrowing),
        "fill": appearance.color(.background).hexadecimal,
        "stroke": appearance.color(.numeral).hexadecimal,
        "stroke-width": SVGNumber.text(scale > 0 ? numeral.strokeWidth / scale : 0),
        "stroke-linejoin": "round", "paint-order": "stroke", "aria-hidden": "true",
      ], drawn?.nodes ?? [])
  }
}
