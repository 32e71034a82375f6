extension Screen {
  /// Makes a screen in code, for tests and for sources without a catalog.
  ///
  /// - Parameters:
  ///   - sections: The sections, from top to bottom.
  ///   - layouts: Layouts by name, for sections that refer to one. The layouts of section types
  ///     need not be included.
  ///   - layoutConfiguration: The settings of the whole layout.
  ///   - currency: The ISO 4217 code of the prices' currency.
  /// - Throws: ``ScreenFault`` for content that would make a collection view raise an exception.
  /// - Complexity: O(*n*) in the items.
  public init(
    sections: [ScreenSection], layouts: [String: LayoutSection] = [:],
    layoutConfiguration: LayoutConfiguration = LayoutConfiguration(), currency: String? = nil
  ) throws(ScreenFault) {
    try Self.checkIdentifiers(of: sections)
    for (name, layout) in layouts {
      do { try layout.checkForDisplay() } catch { throw .invalidLayout(name, error) }
    }
    do { try layoutConfiguration.checkForDisplay() } catch {
      throw .invalidLayout("layoutConfiguration", error)
    }
    for section in sections {
      guard section.hasBuiltInLayout || layouts[section.layout] != nil else {
        throw .missingLayout(section.layout, section: section.id)
      }
      guard let item = section.items.first(where: { $0.kind != section.itemKind }) else { continue }
      throw .wrongItemKind(item.kind, item: item.id)
    }
    let kinds = sections.map(\.itemKind).filter(\.isAuthored).map { ($0.name, $0) }
    self.init(
      formatVersion: Screen.newestFormatVersion, sections: sections,
      layouts: Self.layouts(layouts, of: sections), layoutConfiguration: layoutConfiguration,
      currency: currency,
      itemKinds: Dictionary(first: kinds))
  }

  private static func checkIdentifiers(of sections: [ScreenSection]) throws(ScreenFault) {
    var sectionIdentifiers: Set<String> = []
    var itemIdentifiers: Set<String> = []
    for section in sections {
      guard sectionIdentifiers.insert(section.id).inserted else {
        throw .duplicateSection(section.id)
      }
      for item in section.items where !itemIdentifiers.insert(item.id).inserted {
        throw .duplicateItem(item.id)
      }
    }
  }

  /// Returns the layouts that sections use, including those of section types.
  static func layouts(
    _ layouts: [String: LayoutSection], of sections: [ScreenSection]
  ) -> [String: LayoutSection] {
    let types = SectionTypes()
    return sections.reduce(into: layouts) { layouts, section in
      guard layouts[section.layout] == nil else { return }
      layouts[section.layout] = types[section.layout]?.layout ?? section.type.layout
    }
  }
}

extension ScreenSection {
  /// Makes a section.
  ///
  /// - Parameters:
  ///   - id: Its identifier, which must be unique in the screen.
  ///   - type: Its type.
  ///   - name: The header's text.
  ///   - layout: The name of a layout of the screen; `nil` for the layout of the type.
  ///   - selection: Which item a main section shows; `nil` for a random one.
  ///   - link: Where a tap on the header leads.
  ///   - items: The items, all of the type's kind. If no item of a numbered section has a rank,
  ///     their positions become their ranks.
  public init(
    id: String, type: SectionType, name: String? = nil, layout: String? = nil,
    selection: Selection? = nil, link: String? = nil, items: [ScreenItem]
  ) {
    self.init(
      id: id, type: type, name: name, layout: layout ?? type.builtInLayoutName,
      selection: type.lookType == .main ? selection ?? .random : nil, link: link,
      items: items.numbered(as: type))
  }

  var hasBuiltInLayout: Bool { layout == type.builtInLayoutName }
}

extension SectionType {
  /// A name for the layout of the type's look, which no authored layout can have.
  package var builtInLayoutName: String {
    house.map { $0.name(for: self) } ?? "builtIn.\(lookType.name)"
  }
}

extension ScreenItem {
  /// Makes an item.
  ///
  /// ```
  /// let poster = Poster(description: "A harbour", imageName: "harbour")
  /// let harbour = ScreenItem(id: "harbour", .poster(poster))
  /// ```
  ///
  /// - Parameters:
  ///   - id: Its identifier, which must be unique in the screen; it replaces the item's own.
  ///   - item: The content.
  public init(id: String, _ item: CatalogItem) {
    self.id = id
    self.item = item
  }
}

extension [ScreenItem] {
  /// Returns the items with the ranks that a section of a type shows: in a numbered one their own,
  /// or their positions if none has its own; in a list their own; in any other none.
  package func numbered(as type: SectionType) -> [ScreenItem] {
    let areRanked = contains { $0.item.rank != nil }
    guard type.isNumbered ? !areRanked : areRanked && !type.hasRankedRows else { return self }
    return enumerated().map { position, screenItem in
      var item = screenItem.item
      item.rank = type.isNumbered ? position + 1 : nil
      return ScreenItem(id: screenItem.id, item)
    }
  }
}

extension Screen {
  /// Returns the screen with other items in a section, for content that an app adds: the next part
  /// of a long list, or what a user was watching.
  ///
  /// All else stays as it is, also the authored fields of the other items. Identifiers are unique
  /// in the whole screen, so an item that is also in another section needs one of its own, such as
  /// `continue/film-7`.
  ///
  /// - Parameters:
  ///   - id: The identifier of the section; an unknown one changes nothing.
  ///   - items: The items, of the section's kind.
  /// - Throws: ``ScreenFault`` for an item of another kind, or an identifier that the screen has
  ///   already.
  /// - Complexity: O(*n*) in the items.
  public func replacing(
    section id: ScreenSection.ID, items: [ScreenItem]
  ) throws(ScreenFault) -> Screen {
    guard let index = self.sections.firstIndex(where: { $0.id == id }) else { return self }
    if let item = items.first(where: { $0.kind != self.sections[index].itemKind }) {
      throw .wrongItemKind(item.kind, item: item.id)
    }
    var sections = self.sections
    sections[index] = sections[index].with(items[...])
    try Self.checkIdentifiers(of: sections)
    return with(sections)
  }
}
