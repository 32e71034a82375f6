import MarqueeScreen

struct CellDrawing: Sendable {
  private let draw: @Sendable (ScreenItem, Figures) -> CellPart?

  /// Makes a drawing of what an item's kind shows, whatever its model.
  init(_ draw: @escaping @Sendable (ScreenItem, Figures) -> CellPart) { self.draw = draw }

  /// Makes a drawing for one kind of items without figures.
  init<Model: ItemModel>(_ draw: @escaping @Sendable (Model) -> CellPart) {
    self.draw = { item, _ in (item.item.model as? Model).map(draw) }
  }

  /// Returns the cell of an item; `nil` if the item is not of the drawing's kind.
  func cell(of item: ScreenItem, _ figures: Figures) -> CellPart? {
    draw(item, figures)
  }
}
