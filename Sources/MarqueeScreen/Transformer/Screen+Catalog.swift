public import MarqueeCatalog
import MarqueeLayout

extension Screen {
  /// Turns a catalog into a screen: identifiers, ranks and layouts are filled in.
  ///
  /// A layout that a section names and the catalog does not have is replaced by that of the section's
  /// type; the checked load reports it.
  ///
  /// - Complexity: O(*n*) in the items of the catalog.
  public init(_ catalog: Catalog) {
    var identifiers = Identifiers(catalog)
    var layouts: [String: LayoutSection] = [:]
    let sections = catalog.sections.enumerated().map { position, section in
      let (layoutName, layout) = Self.layout(of: section, in: catalog)
      layouts[layoutName] = layout
      let ids = identifiers.next(for: section, at: position)
      return ScreenSection(
        id: ids.section, type: section.type.name, name: section.name, layout: layoutName,
        selection: section.type == .main ? section.selection ?? .random : nil,
        itemKind: section.type.itemKind,
        items: section.screenItems(ids.items))
    }
    self.init(formatVersion: catalog.formatVersion, sections: sections, layouts: layouts)
  }

  /// The layout of a section, and its name in the screen.
  ///
  /// A layout of the authors' own may have the name of a built-in one; that is then renamed.
  private static func layout(
    of section: CatalogSection, in catalog: Catalog
  ) -> (name: String, layout: LayoutSection) {
    if let name = section.layout, let description = catalog.layouts[name] {
      return (name, LayoutSection(description))
    }
    let name = section.type.layoutName
    let layout = SectionLayouts.all[name] ?? .basic
    return (catalog.layouts[name] == nil ? name : "builtIn.\(name)", layout)
  }
}

extension CatalogSection {
  /// The items with identifiers and ranks; where no item has a rank, the position counts.
  fileprivate func screenItems(_ ids: [String]) -> [ScreenItem] {
    let hasRanks = items.contains { item in
      if case .rankedPoster(let poster) = item { poster.rank != nil } else { false }
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
