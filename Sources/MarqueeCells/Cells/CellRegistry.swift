package import MarqueeScreen

enum CellRegistry {
  static let byKind: [ItemKind: CellDrawing] = [
    .poster: CellDrawing(CellPart.poster),
    .row: CellDrawing { (row: Row) in CellPart.row(row) },
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
  /// cell is the item's image next to its numeral; a row has its rank in front of the text.
  ///
  /// - Parameter figures: The format of the figures in the cell; an item's own currency takes
  ///   precedence.
  package static func cell(
    of item: ScreenItem, in section: ScreenSection, _ figures: Figures
  ) -> CellPart {
    cell(of: item, in: section.type, figures)
  }

  static func cell(
    of item: ScreenItem, in type: SectionType, _ figures: Figures
  ) -> CellPart {
    if type.isNumbered, !type.hasRankedRows, let rank = item.item.rank {
      return ranked(item, rank, figures)
    }
    let look = type.lookType
    let figures = item.currency.map(figures.inCurrency) ?? figures
    guard let kind = item.kind.builtIn, !item.kind.hasOwnCell else {
      return own(item, as: look, figures)
    }
    if let row = item.item.model as? Row { return .row(row, rank: item.item.rank) }
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
