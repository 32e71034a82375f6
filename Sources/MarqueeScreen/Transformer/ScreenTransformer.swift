import MarqueeCatalog
import MarqueeLayout
import MarqueeSupport

/// Makes the sections of a screen from those of a catalog, each on its own.
struct ScreenTransformer: Sendable {
  /// The layouts that the sections use, by name.
  let layouts: [String: LayoutSection]

  private let catalog: Catalog
  private let identifiers: Identifiers

  /// Finds out what needs all sections: their identifiers and layouts.
  init(_ catalog: Catalog, _ workers: Workers) {
    self.catalog = catalog
    identifiers = Identifiers(catalog, workers)
    var layouts: [String: LayoutSection] = [:]
    for position in catalog.sections.indices {
      let name = Self.layoutName(of: catalog.sections[position], in: catalog)
      guard layouts[name] == nil else { continue }
      layouts[name] = Self.layout(of: catalog.sections[position], in: catalog)
    }
    self.layouts = layouts
  }

  /// The section at a position of the catalog.
  func section(at position: Int) -> ScreenSection {
    let section = catalog.sections[position]
    return ScreenSection(
      id: identifiers.sections[position], type: section.type.name, name: section.name,
      layout: Self.layoutName(of: section, in: catalog),
      selection: section.type == .main ? section.selection ?? .random : nil,
      itemKind: section.type.itemKind,
      items: section.screenItems(identifiers.items(of: section, at: position)))
  }

  /// The name that a section's layout has in the screen.
  ///
  /// A layout of the authors' own may have the name of a built-in one; that is then renamed.
  private static func layoutName(of section: CatalogSection, in catalog: Catalog) -> String {
    if let name = section.layout, catalog.layouts[name] != nil { return name }
    let name = section.type.layoutName
    return catalog.layouts[name] == nil ? name : "builtIn.\(name)"
  }

  private static func layout(of section: CatalogSection, in catalog: Catalog) -> LayoutSection {
    section.layout.flatMap { catalog.layouts[$0] } ?? LayoutSection(of: section.type)
  }
}

extension CatalogSection {
  /// The items with identifiers and ranks; where no item has a rank, the position counts.
  fileprivate func screenItems(_ ids: [String]) -> [ScreenItem] {
    // A loop over the items themselves would copy each.
    items.withSpan { items in
      let hasRanks = items.indices.contains { position in
        if case .rankedPoster(let poster) = items[position] { poster.rank != nil } else { false }
      }
      return items.indices.map { position in
        ScreenItem(
          id: ids[position],
          content: items[position].identified(
            by: ids[position], rank: hasRanks ? nil : position + 1))
      }
    }
  }
}

extension CatalogItem {
  /// The same item with an identifier, and with a rank if one is given and it can have one.
  fileprivate func identified(by id: String, rank: Int?) -> CatalogItem {
    switch self {
    case .poster(var poster):
      poster.id = id
      return .poster(poster)
    case .rankedPoster(var poster):
      poster.id = id
      poster.rank = rank ?? poster.rank
      return .rankedPoster(poster)
    case .row(var row):
      row.id = id
      return .row(row)
    case .banner(var banner):
      banner.id = id
      return .banner(banner)
    case .textHeader(var header):
      header.id = id
      return .textHeader(header)
    case .course(var course):
      course.id = id
      return .course(course)
    case .categories(var categories):
      categories.id = id
      return .categories(categories)
    case .businessBanner(var banner):
      banner.id = id
      return .businessBanner(banner)
    }
  }
}
