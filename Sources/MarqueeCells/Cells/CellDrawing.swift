import MarqueeFigures
import MarqueeModels
import MarqueeScreen

/// How an item is drawn in its cell.
struct CellDrawing: Sendable {
  private let draw: @Sendable (any ItemModel, Figures) -> CellPart?

  /// Makes a drawing of one kind of items.
  init<Model: ItemModel>(_ draw: @escaping @Sendable (Model, Figures) -> CellPart) {
    self.draw = { item, figures in (item as? Model).map { draw($0, figures) } }
  }

  /// Makes a drawing of one kind of items that has no figures.
  init<Model: ItemModel>(_ draw: @escaping @Sendable (Model) -> CellPart) {
    self.init { (item: Model, _: Figures) in draw(item) }
  }

  /// The cell of an item of a built-in kind; `nil` for one of another kind.
  func cell(of item: ScreenItem, _ figures: Figures) -> CellPart? {
    draw(item.item.model, figures)
  }
}
