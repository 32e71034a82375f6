import MarqueeScreen

/// Transforms the sections of a catalog into those of a screen, each independently of the others.
struct ScreenTransformer: Sendable {
  let layouts: [String: LayoutSection]

  let itemKinds: [String: ItemKind]

  private let catalog: Catalog
  private let identifiers: Identifiers

  /// Determines what depends on all sections: their identifiers and layouts.
  init(_ catalog: Catalog, _ workers: Workers) {
    self.catalog = catalog
    identifiers = Identifiers(catalog, workers)
    var layouts: [String: LayoutSection] = [:]
    var itemKinds: [String: ItemKind] = [:]
    for position in catalog.sections.indices {
      let name = Self.layoutName(of: catalog.sections[position], in: catalog)
      let kind = catalog.sections[position].type.itemKind
      if kind.isAuthored, itemKinds[kind.name] == nil { itemKinds[kind.name] = kind }
      guard layouts[name] == nil else { continue }
      layouts[name] = Self.layout(of: catalog.sections[position], in: catalog)
    }
    self.layouts = layouts
    self.itemKinds = itemKinds
  }

  func section(at position: Int) -> ScreenSection {
    let section = catalog.sections[position]
    return ScreenSection(
      id: identifiers.sections[position], type: section.type, name: section.name,
      layout: Self.layoutName(of: section, in: catalog),
      selection: section.type.name == SectionType.main.name ? section.selection ?? .random : nil,
      link: section.link, ownValues: section.ownValues, ownFields: section.type.ownFields,
      items: zip(identifiers.items(of: section, at: position), section.items)
        .map { ScreenItem(id: $0, $1) }.numbered(as: section.type))
  }

  /// Returns the name of a section's layout in the screen.
  ///
  /// An authored layout can have the name of a built-in one, which is then renamed, or of one of
  /// the house, which it replaces.
  private static func layoutName(of section: CatalogSection, in catalog: Catalog) -> String {
    let type = section.type
    for name in [section.layout, type.house?.name].compactMap(\.self) {
      if catalog.layouts[name] != nil { return name }
      if let house = HouseLayout.named(name) { return house.name(for: type) }
    }
    let look = type.lookType
    return catalog.layouts[look.name] == nil ? look.name : look.builtInLayoutName
  }

  private static func layout(of section: CatalogSection, in catalog: Catalog) -> LayoutSection {
    for name in [section.layout, section.type.house?.name].compactMap(\.self) {
      if let layout = catalog.layouts[name] { return layout }
      if let house = HouseLayout.named(name) { return house.layout(for: section.type) }
    }
    return section.type.lookType.layout
  }
}
