/// A screen as an app shows it: sections with identifiers, items and layouts.
///
/// A screen is made from a catalog, or decoded from the JSON of a build. The identifiers of all
/// sections are unique, and so are those of all items, as diffable snapshots require.
public struct Screen: Hashable, Sendable {
  /// The newest format version that this library reads.
  public static let newestFormatVersion = 1

  /// The version of the screen's JSON format.
  public let formatVersion: Int
  /// The sections, from top to bottom.
  public private(set) var sections: [ScreenSection]
  /// The layouts that the sections use, by name.
  public let layouts: [String: LayoutSection]
  /// The settings of the whole layout.
  public let layoutConfiguration: LayoutConfiguration
  /// The ISO 4217 code of the prices' currency; `nil` if it is not known.
  public let currency: String?
  /// The authored kinds of the sections' items, by name.
  package let itemKinds: [String: ItemKind]
  /// The values of the screen's authored fields, by key.
  package let ownValues: [String: FieldValue]
  /// The authored fields, in the order of their table.
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

  /// Returns the value of an authored field of the screen; `nil` if there is none.
  public subscript(key: String) -> FieldValue? { ownValues[key] }

  package func with(_ sections: [ScreenSection]) -> Screen {
    var screen = self
    screen.sections = sections
    return screen
  }

  /// Returns the layout of a section of this screen; for a section of another screen, that of its
  /// type.
  public func layout(of section: ScreenSection) -> LayoutSection {
    layouts[section.layout] ?? section.type.layout
  }

  /// Returns the section with an identifier; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the sections.
  public func section(id: String) -> ScreenSection? {
    sections.first { $0.id == id }
  }

  /// Returns the section with an identifier, like ``section(id:)``: `screen[section: "top10"]`.
  ///
  /// - Complexity: O(*n*) in the sections.
  public subscript(section id: String) -> ScreenSection? { section(id: id) }

  /// Returns the item with an identifier; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) in the items.
  public func item(id: String) -> ScreenItem? {
    sections.lazy.flatMap(\.items).first { $0.id == id }
  }
}

/// A section of a screen.
public struct ScreenSection: Hashable, Sendable, Identifiable {
  /// The authored identifier or a derived one; unique among the screen's sections.
  public let id: String
  /// Its type, such as `SectionType.basic`.
  public let type: SectionType
  /// The header's text; `nil` if there is none.
  public let name: String?
  /// The name of its layout in ``Screen/layouts``.
  public let layout: String
  /// Which item a main section shows; `nil` in any other section.
  public let selection: Selection?
  /// Where a tap on the header leads, as in "see all"; `nil` if its author wrote none.
  public let link: String?
  /// The values of the section's authored fields, by key.
  package let ownValues: [String: FieldValue]
  /// The authored fields, in the order of their table.
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

  /// Returns the value of an authored field of the section; `nil` if there is none.
  public subscript(key: String) -> FieldValue? { ownValues[key] }

  /// The kind of its items.
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
  /// The authored identifier or a derived one; unique among the screen's items.
  public let id: String
  /// The item with its rank filled in, and with the identifier that its author wrote.
  package let item: CatalogItem

  /// The kind of the item.
  public var kind: ItemKind { item.kind }

  /// The item itself, such as a `Poster`, with its rank filled in and ``id`` as its identifier.
  public var content: any Hashable & Sendable {
    var item = item
    item.model.id = id
    return item.content
  }

  /// The place in a numbered section, from 1; `nil` in any other section.
  public var rank: Int? { item.rank }

  /// The name by which an app requests its image; `nil` for none.
  public var imageName: String? { item.imageName }

  /// The link to its image; `nil` for none.
  ///
  /// If there is a name too, an app shows the image with that name.
  public var imageLink: String? { item.imageLink }

  /// Where a tap leads: a link, or a place in the catalog such as `screen:Learn`; `nil` for
  /// nowhere.
  public var link: String? { item.link }

  /// The ISO 4217 code of its price's currency; `nil` for the screen's currency.
  public var currency: String? { item.currency }

  /// The text that VoiceOver reads aloud, with dates as in the United States.
  public var spokenText: String { item.spokenText }

  /// Returns the text that VoiceOver reads aloud.
  ///
  /// - Parameter figures: The form of dates, as in the cell's context.
  public func spokenText(_ figures: Figures) -> String { item.spokenText(figures) }

  /// Returns the value of a field that the built-in models do not have, such as an authored one;
  /// `nil` if there is none.
  public subscript(key: String) -> FieldValue? { item[key] }
}

extension ScreenItem {
  /// Compares what the items show; an identifier may be derived on one side and authored on the
  /// other, as in a screen that was decoded from JSON.
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
