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
        items: zip(section.items.withRanks, ids.items).map { item, id in
          ScreenItem(id: id, content: item.identified(by: id))
        })
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

extension [CatalogItem] {
  /// The items with their ranks; where no item has one, the position counts.
  fileprivate var withRanks: [CatalogItem] {
    let hasRanks = contains { item in
      if case .rankedPoster(let poster) = item { poster.rank != nil } else { false }
    }
    guard !hasRanks else { return self }
    return enumerated().map { position, item in
      guard case .rankedPoster(var poster) = item else { return item }
      poster.rank = position + 1
      return .rankedPoster(poster)
    }
  }
}

extension CatalogItem {
  /// The same item with an identifier.
  fileprivate func identified(by id: String) -> CatalogItem {
    switch self {
    case .poster(var poster):
      poster.id = id
      return .poster(poster)
    case .rankedPoster(var poster):
      poster.id = id
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
