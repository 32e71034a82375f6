import MarqueeCatalog
import MarqueeScreen

/// How an item is drawn in its cell.
struct CellDrawing: Sendable {
  private let draw: @Sendable (any ItemModel, DisplayLocale) -> CellPart?

  /// Makes a drawing of one kind of items.
  init<Model: ItemModel>(_ draw: @escaping @Sendable (Model, DisplayLocale) -> CellPart) {
    self.draw = { item, locale in (item as? Model).map { draw($0, locale) } }
  }

  /// Makes a drawing of one kind of items that has no figures.
  init<Model: ItemModel>(_ draw: @escaping @Sendable (Model) -> CellPart) {
    self.init { (item: Model, _: DisplayLocale) in draw(item) }
  }

  /// The cell of an item of a built-in kind; `nil` for one of another kind.
  func cell(of item: ScreenItem, for locale: DisplayLocale) -> CellPart? {
    draw(item.item.model, locale)
  }
}
