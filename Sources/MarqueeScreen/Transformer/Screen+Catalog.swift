public import MarqueeCatalog
package import MarqueeConcurrency
import MarqueeLayout

extension Screen {
  /// Turns a catalog into a screen: identifiers, ranks and layouts are filled in.
  ///
  /// A layout that a section names and the catalog does not have is replaced by that of the section's
  /// type; the checked load reports it.
  ///
  /// - Complexity: O(*n*) in the items of the catalog.
  public init(_ catalog: Catalog) {
    self.init(catalog, workers: .one)
  }

  /// Turns a catalog into a screen, several sections at once.
  package init(_ catalog: Catalog, workers: Workers) {
    let identifiers = Identifiers(catalog, workers)
    let sections = workers.map(Array(catalog.sections.indices), inRunsOf: 64) { position in
      let section = catalog.sections[position]
      return ScreenSection(
        id: identifiers.sections[position], type: section.type.name, name: section.name,
        layout: Self.layoutName(of: section, in: catalog),
        selection: section.type == .main ? section.selection ?? .random : nil,
        itemKind: section.type.itemKind,
        items: section.screenItems(identifiers.items(of: section, at: position)))
    }
    var layouts: [String: LayoutSection] = [:]
    for position in sections.indices where layouts[sections[position].layout] == nil {
      layouts[sections[position].layout] = Self.layout(of: catalog.sections[position], in: catalog)
    }
    self.init(formatVersion: catalog.formatVersion, sections: sections, layouts: layouts)
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
    let authored = section.layout.flatMap { catalog.layouts[$0] }
    return authored.map { LayoutSection($0) } ?? LayoutSection(of: section.type)
  }
}

extension CatalogSection {
  /// The items with identifiers and ranks; where no item has a rank, the position counts.
  fileprivate func screenItems(_ ids: [String]) -> [ScreenItem] {
    // A loop over the items themselves would copy each.
    let items = items.span
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
