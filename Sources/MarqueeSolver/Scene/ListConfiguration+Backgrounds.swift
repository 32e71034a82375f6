import MarqueeCells
package import MarqueeScreen

// What the system draws of a list besides its rows. Layouts have no elements for it.

extension ListConfiguration {
  private static let ground = "list ground"
  private static let rows = "list rows"

  /// The radius of a group of rows' corners.
  private static let cornerRadius = 10.0

  func hasSeparator(isLast: Bool) -> Bool {
    switch appearance {
    case .plain: true
    case .grouped, .insetGrouped: !isLast
    case .sidebar, .sidebarPlain: false
    }
  }

  /// Returns the ground of a section and the box behind its rows, as elements that are in no
  /// layout.
  ///
  /// - Complexity: O(*n*) in the section's items.
  package func backgrounds(ofSection index: Int, in layout: SolvedLayout) -> [LayoutElement] {
    let cells = layout.elements(ofSection: index).filter { $0.kind == .cell }.map(\.frame)
    // A header among the items is above the rows.
    let rows = Array(cells.dropFirst(headerMode == .firstItemInSection ? 1 : 0))
    let frames = [
      (Self.ground, layout.frame(ofSection: index)), (Self.rows, LayoutRect(around: rows)),
    ]
    return frames.compactMap { kind, frame in
      guard let frame, box(ofBackground: kind) != nil else { return nil }
      return LayoutElement(
        kind: .decoration(kind), section: index, item: 0, frame: frame, zIndex: .min)
    }
  }

  /// Returns the look of a background; `nil` for one that the list does not have.
  func box(ofBackground kind: String) -> CellBox? {
    switch (kind, appearance) {
    case (_, .plain), (_, .sidebarPlain): nil
    case (Self.ground, _): CellBox(fill: .groupedBackground)
    case (Self.rows, .insetGrouped): CellBox(fill: .groupedRow, cornerRadius: Self.cornerRadius)
    case (Self.rows, .grouped): CellBox(fill: .groupedRow)
    default: nil
    }
  }
}
