package import MarqueeScreen

extension CellPart {
  /// Returns the cell of an item in a section.
  ///
  /// A section type without its own cell uses that of its kind of items. In a numbered section each
  /// cell is the item's image next to its numeral; a row has its rank in front of the text.
  ///
  /// - Parameters:
  ///   - figures: The format of the figures in the cell; an item's own currency takes precedence.
  ///   - theme: What differs from the built-in look.
  package static func cell(
    of item: ScreenItem, in section: ScreenSection, _ figures: Figures, _ theme: Theme = Theme()
  ) -> CellPart {
    cell(of: item, in: section.type, figures, theme)
  }

  static func cell(
    of item: ScreenItem, in type: SectionType, _ figures: Figures, _ theme: Theme
  ) -> CellPart {
    if type.isNumbered, !type.hasRankedRows, let rank = item.item.rank {
      return ranked(item, rank, figures, theme)
    }
    let look = type.lookType
    let figures = item.currency.map(figures.inCurrency) ?? figures
    guard item.kind.builtIn != nil, !item.kind.hasOwnCell else {
      return own(item, as: look, figures, theme)
    }
    return switch (item.item.model, look) {
    case (let row as Row, _): .row(row, rank: item.item.rank, theme)
    case (_, .featuredCourse): .card(item, .featuredCourse, figures, theme)
    case (is Course, _): .card(item, .course, figures, theme)
    case (let poster as Poster, .main): .main(poster, theme)
    case (let poster as Poster, .grid): .tile(poster, theme)
    case (let poster as Poster, _): .poster(poster, theme)
    case (let banner as Banner, _): .banner(banner, theme)
    case (let header as TextHeader, _): .textHeader(header)
    case (let categories as Categories, _): .chips(categories)
    case (let banner as BusinessBanner, _): .businessBanner(banner, theme)
    default: .empty
    }
  }

  /// Returns the header that shows a section's name.
  ///
  /// - Parameter leads: Whether a tap leads somewhere, as in "see all". The sign for it is the one
  ///   that the system's apps use, because it needs no language.
  package static func header(
    _ name: String, leads: Bool, _ theme: Theme = Theme()
  ) -> CellPart {
    let metrics = CellMetrics.sectionHeader(theme)
    let title = CellPart.text(CellText(name, metrics.text))
    var sign = CellText("›", metrics.text.style, weight: .semibold, color: .secondaryLabel)
    sign.size = metrics.text.size
    let line = leads ? CellPart.row([.filling(title), .text(sign)], spacing: 8) : title
    return .inset(metrics.insets, .column([.space, line, .space], spacing: 0))
  }
}
