package import MarqueeCells
package import MarqueeScreen

extension LayoutElement {
  /// The name of a view that only an app can draw, empty if there is no room for it; `nil` for what
  /// a screen shows without an app.
  package var caption: String? {
    switch kind {
    case .cell, .boundary(ElementKind.sectionHeader), .decoration: nil
    default: PlaceholderShape.caption(FrameTree.word(for: kind), in: frame.size)
    }
  }

  var isBackground: Bool { if case .decoration = kind { true } else { false } }

  /// Returns the look of a background.
  ///
  /// - Parameter list: The list that its section is; `nil` if it is none.
  package func box(in list: ListConfiguration?) -> CellBox {
    guard case .decoration(let kind) = kind else { return CellBox() }
    return list?.box(ofBackground: kind) ?? CellBox(fill: .fill)
  }
}
