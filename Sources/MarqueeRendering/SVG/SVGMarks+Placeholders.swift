import MarqueeCells
import MarqueeScreen

extension SVGMarks {
  /// The placeholder for an image, as in the page.
  ///
  /// A missing image has a dashed border.
  ///
  /// - Parameter note: A note about an existing image in a format that browsers cannot show; `nil`
  ///   for a missing one.
  mutating func placeholder(
    _ image: CellImage, note: String?, _ frame: LayoutRect
  ) -> [MarkupNode] {
    let line = PlaceholderShape.lineWidth
    let shape = note == nil ? frame.inset(by: .all(line / 2)) : frame
    let corners: MarkupNode? = image.cornerRadius > 0 ? #" rx="\#(image.cornerRadius)""# : nil
    let border: MarkupNode = """
       stroke="\(color(.separator))" stroke-width="\(line)" \
      stroke-dasharray="\(line * 3) \(line * 3)"
      """
    let edge = note == nil ? border : nil
    var nodes: [MarkupNode] = [
      #"<rect\#(shape.attributes)\#(corners) fill="\#(color(.fill))"\#(edge)/>"#
    ]
    let inner = frame.inset(by: PlaceholderShape.insets)
    let words = [image.name.map { "“\($0)”" }, note ?? image.placeholder].compactMap(\.self)
    let texts = words.filter { !$0.isEmpty }.map { words in
      CellPart.text(PlaceholderShape.text(words, lineLimit: 4))
    }
    let part = CellPart.column([.space] + texts + [.space], spacing: 0)
    for mark in PartLayout.marks(of: part, in: inner.size, category: .large) {
      guard case .line(var line) = mark, line.frame.minY >= 0,
        line.frame.maxY <= inner.height
      else { continue }
      line.frame.origin.x += inner.minX
      line.frame.origin.y += inner.minY
      nodes.append(self.line(line))
    }
    return nodes
  }
}
