package import MarqueeCatalog
import MarqueeLayout
package import MarqueeScreen

extension CellPart {
  /// The cell of an item in a section.
  ///
  /// A section type without a cell of its own gets that of its kind of items.
  ///
  /// - Parameter locale: The form of the figures in the cell.
  package static func cell(
    of item: ScreenItem, in section: ScreenSection, for locale: DisplayLocale
  ) -> CellPart {
    switch item.content {
    case .poster(let poster):
      switch section.type {
      case "main": main(poster)
      case "grid": tile(poster)
      default: self.poster(poster)
      }
    case .rankedPoster(let poster): ranked(poster)
    case .row(let row): self.row(row)
    case .banner(let banner): self.banner(banner)
    case .textHeader(let header): textHeader(header)
    case .course(let course):
      section.type == "featuredCourse"
        ? featured(course, Figures(for: locale)) : card(course, Figures(for: locale))
    case .categories(let categories): chips(categories)
    case .businessBanner(let banner): businessBanner(banner)
    }
  }

  /// The header that shows a section's name.
  package static func header(_ name: String) -> CellPart {
    let metrics = CellMetrics.sectionHeader
    return .inset(
      metrics.insets,
      .column([.space, .text(CellText(name, metrics.text)), .space], spacing: 0))
  }
}

extension CatalogItem {
  /// What a screen reader says of the item's images.
  package var spokenText: String {
    switch self {
    case .poster(let poster): poster.description
    case .rankedPoster(let poster): "\(poster.rank.map(String.init) ?? ""): \(poster.description)"
    case .row(let row): [row.text, row.secondaryText].compactMap(\.self).joined(separator: ", ")
    case .banner(let banner): "\(banner.title), \(banner.caption)"
    case .textHeader(let header): header.text
    case .course(let course): "\(course.title), \(course.author)"
    case .categories(let categories): categories.displayTitles.joined(separator: ", ")
    case .businessBanner(let banner): banner.title ?? banner.link
    }
  }
}
