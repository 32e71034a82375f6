package import MarqueeScreen

enum CellRegistry {
  static let byKind: [ItemKind: CellDrawing] = [
    .poster: CellDrawing(CellPart.poster),
    .row: CellDrawing(CellPart.row),
    .banner: CellDrawing(CellPart.banner),
    .textHeader: CellDrawing(CellPart.textHeader),
    .course: CellDrawing { .card($0, .course, $1) },
    .categories: CellDrawing(CellPart.chips),
    .businessBanner: CellDrawing(CellPart.businessBanner),
  ]

  static let byType: [SectionType: CellDrawing] = [
    .main: CellDrawing(CellPart.main),
    .grid: CellDrawing(CellPart.tile),
    .featuredCourse: CellDrawing { .card($0, .featuredCourse, $1) },
  ]
}

extension CellPart {
  /// Returns the cell of an item in a section.
  ///
  /// A section type without its own cell uses that of its kind of items. In a numbered section each
  /// cell is the item's image next to its numeral.
  ///
  /// - Parameter figures: The format of the figures in the cell; an item's own currency takes
  ///   precedence.
  package static func cell(
    of item: ScreenItem, in section: ScreenSection, _ figures: Figures
  ) -> CellPart {
    if section.type.isNumbered, let rank = item.item.rank { return ranked(item, rank, figures) }
    let look = section.type.lookType
    let figures = item.currency.map(figures.inCurrency) ?? figures
    guard let kind = item.kind.builtIn, !item.kind.hasOwnCell else {
      return own(item, as: look, figures)
    }
    return CellRegistry.byType[look]?.cell(of: item, figures)
      ?? CellRegistry.byKind[kind]?.cell(of: item, figures) ?? .empty
  }

  /// Returns the header that shows a section's name.
  ///
  /// - Parameter leads: Whether a tap leads somewhere, as in "see all". The sign for it is the one
  ///   that the system's apps use, because it needs no language.
  package static func header(_ name: String, leads: Bool) -> CellPart {
    let metrics = CellMetrics.sectionHeader
    let title = CellPart.text(CellText(name, metrics.text))
    let sign = CellPart.text(
      CellText("›", metrics.text.style, weight: .semibold, color: .secondaryLabel))
    let line = leads ? CellPart.row([.filling(title), sign], spacing: 8) : title
    return .inset(metrics.insets, .column([.space, line, .space], spacing: 0))
  }
}
