import MarqueeScreen

struct CellDrawing: Sendable {
  private let draw: @Sendable (any ItemModel, Figures) -> CellPart?

  init<Model: ItemModel>(_ draw: @escaping @Sendable (Model, Figures) -> CellPart) {
    self.draw = { item, figures in (item as? Model).map { draw($0, figures) } }
  }

  /// Makes a drawing for one kind of items without figures.
  init<Model: ItemModel>(_ draw: @escaping @Sendable (Model) -> CellPart) {
    self.init { (item: Model, _: Figures) in draw(item) }
  }

  /// Returns the cell of an item; `nil` if the item is not of the drawing's kind.
  func cell(of item: ScreenItem, _ figures: Figures) -> CellPart? {
    draw(item.item.model, figures)
  }
}
