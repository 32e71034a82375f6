import MarqueeScreen

/// Transforms the sections of a catalog into those of a screen, each independently of the others.
struct ScreenTransformer: Sendable {
  let layouts: [String: LayoutSection]

  let itemKinds: [String: ItemKind]

  private let catalog: Catalog
  /// The name of each section's layout.
  private let names: [String]
  private let identifiers: Identifiers

  /// Determines what depends on all sections: their identifiers and layouts.
  init(_ catalog: Catalog, _ workers: Workers) {
    self.catalog = catalog
    identifiers = Identifiers(catalog, workers)
    var layouts: [String: LayoutSection] = [:]
    var itemKinds: [String: ItemKind] = [:]
    names = catalog.sections.map { section in
      let (name, layout) = Self.layout(of: section, in: catalog)
      let kind = section.type.itemKind
      if kind.isAuthored, itemKinds[kind.name] == nil { itemKinds[kind.name] = kind }
      if layouts[name] == nil { layouts[name] = layout() }
      return name
    }
    self.layouts = layouts
    self.itemKinds = itemKinds
  }

  func section(at position: Int) -> ScreenSection {
    let section = catalog.sections[position]
    return ScreenSection(
      id: identifiers.sections[position], type: section.type, name: section.name,
      layout: names[position],
      selection: section.type.name == SectionType.main.name ? section.selection ?? .random : nil,
      link: section.link, ownValues: section.ownValues, ownFields: section.type.ownFields,
      items: zip(identifiers.items(of: section, at: position), section.items)
        .map { ScreenItem(id: $0, $1) }.numbered(as: section.type))
  }

  /// Returns the layout of a section, and its name in the screen.
  ///
  /// An authored layout can have the name of a built-in one, which is then renamed, or of one of
  /// the house, which it replaces.
  private static func layout(
    of section: CatalogSection, in catalog: Catalog
  ) -> (name: String, layout: () -> LayoutSection) {
    let type = section.type
    for name in [section.layout, type.house?.name].compactMap(\.self) {
      if let layout = catalog.layouts[name] { return (name, { layout }) }
      guard let house = HouseLayout.named(name) else { continue }
      return (house.name(for: type), { house.layout(for: type) })
    }
    let look = type.lookType
    let isFree = catalog.layouts[look.name] == nil
    return (isFree ? look.name : look.builtInLayoutName, { look.layout })
  }
}
