import MarqueeCells
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import Testing

@Suite struct PartLayoutTests {
  private let size = LayoutExtent(width: 200, height: 100)

  private func area(_ role: ColorRole) -> CellPart { .box(CellBox(fill: role), .empty) }

  private func frames(_ part: CellPart) -> [LayoutRect] {
    PartLayout.marks(of: part, in: size, category: .large).compactMap { mark in
      if case .area(_, let frame) = mark { frame } else { nil }
    }
  }

  @Test func `a column gives what is left to the parts that fill`() {
    let part = CellPart.column(
      [.sized(width: nil, height: 20, area(.fill)), .filling(area(.tag))], spacing: 5)
    #expect(
      frames(part) == [
        LayoutRect(x: 0, y: 0, width: 200, height: 20),
        LayoutRect(x: 0, y: 25, width: 200, height: 75),
      ])
  }

  @Test func `a row centers its parts, and divides what is left`() {
    let part = CellPart.row(
      [.filling(area(.fill)), .sized(width: 50, height: 40, area(.tag)), .filling(area(.star))],
      spacing: 10)
    #expect(
      frames(part) == [
        LayoutRect(x: 0, y: 0, width: 65, height: 100),
        LayoutRect(x: 75, y: 30, width: 50, height: 40),
        LayoutRect(x: 135, y: 0, width: 65, height: 100),
      ])
  }

  @Test func `a text in a row is as wide as its letters, and the rest fills`() throws {
    let text = CellText("an", .body)
    let width = TextMeasurer(font: text.font(for: .large)).width(of: "an")
    let part = CellPart.row([.text(text), .filling(area(.fill))], spacing: 10)
    let frame = try #require(frames(part).first)
    // A text's width may be rounded up to whole pixels.
    #expect(frame.minX - 10 >= width && frame.minX - 10 < width + 1)
    #expect(frame.maxX == 200)
  }

  @Test func `insets and layers`() {
    let part = CellPart.layers([
      area(.fill),
      .inset(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), area(.tag)),
    ])
    #expect(
      frames(part) == [
        LayoutRect(x: 0, y: 0, width: 200, height: 100),
        LayoutRect(x: 2, y: 1, width: 194, height: 96),
      ])
  }

  @Test func `parts that need more room than there is leave nothing to the others`() {
    let part = CellPart.column(
      [.sized(width: nil, height: 300, area(.fill)), .filling(area(.tag))], spacing: 0)
    #expect(frames(part).last == LayoutRect(x: 0, y: 300, width: 200, height: 0))
  }

  @Test func `a text that is too long ends in three dots, and fits`() throws {
    let text = CellText(
      String(repeating: "word ", count: 100), .body, lineLimit: 2)
    let lines = PartLayout.marks(of: .text(text), in: size, category: .large).compactMap { mark in
      if case .line(let line) = mark { line } else { nil }
    }
    #expect(lines.count == 2)
    let last = try #require(lines.last)
    #expect(last.text.hasSuffix("…"))
    #expect(TextMeasurer(font: last.font).width(of: last.text) <= 200)
    #expect(last.frame.minY == last.font.lineHeight)
  }

  @Test func `a highlight keeps its color across lines`() {
    var text = CellText("one two three", .body)
    text.highlight = 4..<13
    let narrow = LayoutExtent(
      width: TextMeasurer(font: text.font(for: .large)).width(of: "one two"), height: 100)
    let marks = PartLayout.marks(of: .text(text), in: narrow, category: .large)
    let runs = marks.map { mark -> [String] in
      guard case .line(let line) = mark else { return [] }
      return line.runs.map { "\($0.color): \($0.text)" }
    }
    #expect(runs == [["label: one ", "accent: two"], ["accent: three"]])
  }
}
