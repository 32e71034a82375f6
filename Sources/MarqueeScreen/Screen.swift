public import MarqueeLayout
public import MarqueeModels

/// A screen as an app shows it: sections with identifiers, items and layouts.
///
/// A screen is made from a catalog, or read back from the JSON that a build has written. The
/// identifiers of all sections are unique, and so are those of all items, as a diffable snapshot
/// needs them.
public struct Screen: Hashable, Sendable {
  /// The newest format version that this library reads.
  public static let newestFormatVersion = 1

  /// The version of the form in which the screen is written as JSON.
  public let formatVersion: Int
  /// The sections, from top to bottom.
  public let sections: [ScreenSection]
  /// The layouts that the sections use, by name.
  public let layouts: [String: LayoutSection]
  /// What holds for the layouts of all sections together.
  public let layoutConfiguration: LayoutConfiguration
  /// The currency of the prices, as ISO 4217 names it; `nil` if nobody said it.
  public let currency: String?
  /// The kinds of the sections' items that are the authors' own, by name.
  package let itemKinds: [String: ItemKind]
  /// The values of the authors' own fields of the screen, by key.
  package let ownValues: [String: FieldValue]
  /// Those fields, in the order of their table.
  package let ownFields: [Field]

  package init(
    formatVersion: Int, sections: [ScreenSection], layouts: [String: LayoutSection],
    layoutConfiguration: LayoutConfiguration = LayoutConfiguration(),
    currency: String? = nil, itemKinds: [String: ItemKind] = [:],
    ownValues: [String: FieldValue] = [:], ownFields: [Field] = []
  ) {
    self.ownFields = ownFields
    self.formatVersion = formatVersion
    self.sections = sections
    self.layouts = layouts
    self.layoutConfiguration = layoutConfiguration
    self.currency = currency
    self.itemKinds = itemKinds
    self.ownValues = ownValues
  }

  /// The value of a field that the authors have added to screens; `nil` if there is none.
  public subscript(key: String) -> FieldValue? { ownValues[key] }

  /// The same screen with other sections.
  package func with(_ sections: [ScreenSection]) -> Screen {
    Screen(
      formatVersion: formatVersion, sections: sections, layouts: layouts,
      layoutConfiguration: layoutConfiguration, currency: currency, itemKinds: itemKinds,
      ownValues: ownValues, ownFields: ownFields)
  }

  /// The layout of a section of this screen; that of its type for a section of another screen.
  public func layout(of section: ScreenSection) -> LayoutSection {
    layouts[section.layout] ?? section.type.layout
  }

  /// The section with an identifier; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the sections.
  public func section(id: String) -> ScreenSection? {
    sections.first { $0.id == id }
  }

  /// The section with an identifier, the same as ``section(id:)``: `screen[section: "top10"]`.
  ///
  /// - Complexity: O(*n*) in the sections.
  public subscript(section id: String) -> ScreenSection? { section(id: id) }

  /// The item with an identifier; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the items.
  public func item(id: String) -> ScreenItem? {
    sections.lazy.flatMap(\.items).first { $0.id == id }
  }
}

/// A section of a screen.
public struct ScreenSection: Hashable, Sendable, Identifiable {
  /// The author's name for the section, or a derived one; unique among the screen's sections.
  public let id: String
  /// Its type, such as `SectionType.basic`.
  public let type: SectionType
  /// The header's text; `nil` if there is none.
  public let name: String?
  /// The name of its layout in ``Screen/layouts``.
  public let layout: String
  /// Which item is shown, in a main section; `nil` elsewhere.
  public let selection: Selection?
  /// Where a tap on the header leads, as in "see all"; `nil` if its author wrote nothing.
  public let link: String?
  /// The values of the authors' own fields of the section, by key.
  package let ownValues: [String: FieldValue]
  /// Those fields, in the order of their table.
  package let ownFields: [Field]
  /// The items, in order.
  public let items: [ScreenItem]

  package init(
    id: String, type: SectionType, name: String?, layout: String, selection: Selection?,
    link: String? = nil, ownValues: [String: FieldValue] = [:], ownFields: [Field] = [],
    items: [ScreenItem]
  ) {
    self.id = id
    self.type = type
    self.name = name
    self.layout = layout
    self.selection = selection
    self.link = link
    self.ownValues = ownValues
    self.ownFields = ownFields
    self.items = items
  }

  /// The value of a field that the authors have added to such sections; `nil` if there is none.
  public subscript(key: String) -> FieldValue? { ownValues[key] }

  /// What its items are.
  public var itemKind: ItemKind { type.itemKind }
}

/// An item of a screen.
///
/// ```
/// switch item.content {
/// case let poster as Poster: show(poster.imageName)
/// case let course as Course: show(course.title)
/// default: break
/// }
/// ```
public struct ScreenItem: Hashable, Sendable, Identifiable {
  /// The author's name for the item, or a derived one; unique among the screen's items.
  public let id: String
  /// The item with its rank filled in, and with the identifier that its author wrote.
  package let item: CatalogItem

  /// What the item is.
  public var kind: ItemKind { item.kind }

  /// The item itself, such as a `Poster`: ranks are filled in, and its identifier
  /// is ``id``.
  public var content: any Hashable & Sendable {
    var item = item
    item.model.id = id
    return item.content
  }

  /// The name of its image, as an app asks for it; `nil` for none.
  public var imageName: String? { item.imageName }

  /// The link to its image; `nil` for none.
  ///
  /// Where there is a name too, an app shows the image of that name.
  public var imageLink: String? { item.imageLink }

  /// Where a tap leads: a link, or a place in the catalog such as `screen:Learn`; `nil` for nowhere.
  public var link: String? { item.link }

  /// The currency of its price, as ISO 4217 names it; `nil` for that of the screen.
  public var currency: String? { item.currency }

  /// What VoiceOver says of the item.
  public var spokenText: String { item.spokenText }

  /// The value of a field that the built-in models do not have, such as one of the authors' own;
  /// `nil` if there is none.
  public subscript(key: String) -> FieldValue? { item[key] }
}

extension ScreenItem {
  /// Compares what the items show; an identifier may be derived on one side and authored on the
  /// other, as in a screen that was read from JSON.
  public static func == (left: ScreenItem, right: ScreenItem) -> Bool {
    guard left.id == right.id else { return false }
    var item = left.item
    item.model.id = right.item.id
    return item == right.item
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

extension Screen {
  /// Compares what the screens show.
  public static func == (left: Screen, right: Screen) -> Bool {
    left.formatVersion == right.formatVersion && left.currency == right.currency
      && left.ownValues == right.ownValues && left.sections == right.sections
      && left.layouts == right.layouts && left.layoutConfiguration == right.layoutConfiguration
  }

  /// Hashes the sections.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sections)
  }
}

extension ScreenSection {
  /// Compares what the sections show.
  public static func == (left: ScreenSection, right: ScreenSection) -> Bool {
    left.id == right.id && left.type == right.type && left.name == right.name
      && left.layout == right.layout && left.selection == right.selection
      && left.link == right.link && left.ownValues == right.ownValues && left.items == right.items
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
