import MarqueeScreen
import MarqueeSolver

extension JSONWriter {
  mutating func member(_ key: String, _ size: LayoutExtent) {
    array(key, of: [size.width, size.height]) { $0.number($1) }
  }

  /// Writes a frame as an array of x, y, width and height.
  mutating func member(_ key: String, _ frame: LayoutRect) {
    array(key, of: [frame.minX, frame.minY, frame.width, frame.height]) { $0.number($1) }
  }
}

extension JSONWriter {
  mutating func element(_ element: LayoutElement, id: String? = nil, item: Int? = nil) {
    object { writer in
      writer.member("kind", FrameTree.word(for: element.kind))
      writer.member("id", id)
      writer.member("item", item)
      writer.member("frame", element.frame)
      writer.member("z", element.zIndex)
    }
  }

  /// Writes the headers and footers of the whole layout, if it has any.
  mutating func layoutBoundary(of layout: SolvedLayout) {
    let elements = Array(layout.layoutBoundaryElements)
    guard !elements.isEmpty else { return }
    array("boundarySupplementaryItems", of: elements) { $0.element($1) }
  }
}
