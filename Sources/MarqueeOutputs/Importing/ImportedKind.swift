import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
package import MarqueeScreen

/// A kind of items that lists have in common, and the type of their sections.
package struct ImportedKind: Sendable {
  package let name: String
  package let sectionType: String
  /// The fields, in the order in which their keys are first seen.
  package private(set) var fields: [ImportedField]
  package let sectionFields: [ImportedField]
  /// The field that identifies an item, as an index of ``fields``; `nil` for none.
  package private(set) var identity: Int?
  package private(set) var show: [(part: ShownPart, field: ShownField)] = []
  /// The currency of the sign that its prices have; `nil` for none.
  private(set) var currency: String?
  /// Whether a price is only kept, because no currency is known.
  package private(set) var hasPriceWithoutCurrency = false
  /// Whether an `id` appears twice in a screen.
  package private(set) var repeatsID = false
  let showsName: Bool
  private let shown: [ShownField]
  private let itemCount: Int

  /// The built-in section type whose layout such sections have.
  package var layout: String {
    show.contains { $0.part == .image } ? SectionType.basic.name : SectionType.list.name
  }

  /// Finds out what keys mean.
  ///
  /// - Parameters:
  ///   - items: The items of all sections.
  ///   - currency: The currency of prices, if it is known.
  ///   - diagnostics: Receives what cannot be imported.
  init(
    _ name: String, sectionType: String, of items: [ImportedList.Item], showsName: Bool,
    sectionMembers: [ImportedMember], currency: String?, _ diagnostics: inout [Diagnostic]
  ) {
    self.name = name
    self.sectionType = sectionType
    self.showsName = showsName
    itemCount = items.count
    fields = ImportedField.all(
      items.lazy.flatMap(\.members), atMost: Self.maximumFieldCount, of: "an item", &diagnostics)
    sectionFields = ImportedField.all(
      sectionMembers, atMost: Self.maximumSectionFieldCount, of: "a section",
      taken: FieldTable.untypedSection.fields.map(\.key) + CatalogSection.keysOfJSON, &diagnostics)
    shown = ShownField.all(in: fields)
    chooseParts(currency)
  }

  /// An item also has the fields of every item, a rank and a currency.
  static let maximumFieldCount = FieldTable.maximumFieldCount - ItemKind.plain.fields.count - 2
  static let maximumSectionFieldCount = FieldTable.maximumFieldCount - 16

  // MARK: What cells show

  private func first(
    _ meaning: String, where fits: (ShownField) -> Bool
  ) -> ShownField? {
    free.filter(fits).compactMap { field in
      field.order(for: meaning, of: itemCount).map { (order: $0, field: field) }
    }.min { $0.order.lexicographicallyPrecedes($1.order) }?.field
  }

  private var free: [ShownField] {
    shown.filter { field in !show.contains { $0.field.keys == field.keys } }
  }

  private mutating func add(_ part: ShownPart, _ field: ShownField?) {
    guard let field, !show.contains(where: { $0.part == part }) else { return }
    show.append((part, field))
  }

  private mutating func chooseParts(_ known: String?) {
    func isPlain(_ field: ShownField) -> Bool { field.depth == 0 && !field.isForPrograms }
    add(.image, first("imageName", where: \.isImage) ?? free.first(where: \.isImage))
    add(
      .title,
      first("title") { $0.isLine && !$0.isForPrograms && !$0.isNamedImage }
        ?? free.filter { isPlain($0) && $0.isLine }
        .min { $0.orderWithoutName.lexicographicallyPrecedes($1.orderWithoutName) })
    add(.subtitle, first("subtitle") { $0.isReadable && !$0.isForPrograms })
    addPrice(known)
    add(.rating, first("rating") { $0.isNamed("rating") && $0.isNumber(from: "0", to: "5") })
    add(.caption, free.first { isPlain($0) && $0.isGenre })
    add(.caption, first("date") { $0.depth == 0 && $0.isDate })
    add(.caption, free.first { $0.depth == 0 && $0.isDate })
    add(.subtitle, free.first { isPlain($0) && $0.isReadable && !$0.isConstant })
    if show.isEmpty {
      add(.title, free.first { $0.depth == 0 && $0.isReadable && !$0.isNamed("id") })
    }
    show = ShownPart.allCases.compactMap { part in show.first { $0.part == part } }
  }

  /// Shows a price if its currency is known, by a sign or otherwise: a number without one means
  /// nothing.
  private mutating func addPrice(_ known: String?) {
    if let price = first("price", where: { $0.isNumber(from: "0") }) {
      let code = free.first { $0.keys.count == 1 && $0.isNamed("currency") && $0.isCurrency }
      guard known != nil || code != nil else {
        hasPriceWithoutCurrency = true
        return
      }
      add(.price, price)
      if let code { inherit(code.field, as: Field.currency.key) }
    } else if let price = first("price", where: { $0.sign != nil }), let sign = price.sign {
      let own = PriceText.currency(ofSign: sign)
      guard price.keys.count == 1, let currency = known ?? own, own == nil || own == currency else {
        return add(.caption, price)
      }
      self.currency = currency
      fields[price.field].shape = .scalar(.decimal)
      add(.price, price)
    }
  }

  // MARK: Rows

  /// The items with a cell that shows something, and the others with the reason.
  func rows(
    of items: [ImportedList.Item]
  ) -> (kept: [ImportedList.Item], leftOut: [LeftOutValue]) {
    let title = show.first { $0.part == .title }?.field
    let marks = shown.filter { $0.keys.count == 1 && ($0.field == 0 || $0.isNamed("id")) }
    var kept: [ImportedList.Item] = []
    var leftOut: [LeftOutValue] = []
    for (index, item) in items.enumerated() {
      let continues =
        index > 0 && title != nil && title?.value(in: item) == nil
        && marks.contains { mark in
          mark.value(in: item).flatMap(\.scalarText).map { text in
            text == mark.value(in: items[index - 1])?.scalarText
          } ?? false
        }
      if item.members.allSatisfy(\.value.isEmpty) {
        leftOut.append(LeftOutValue(item.value, .blankRow))
      } else if continues {
        leftOut.append(LeftOutValue(item.value, .continuesRow))
      } else if show.contains(where: { $0.field.value(in: item) != nil }) {
        kept.append(item)
      } else {
        leftOut.append(LeftOutValue(item.value, .showsNothing))
      }
    }
    return (kept, leftOut)
  }

  // MARK: Fields that every item has

  private mutating func inherit(_ field: Int, as key: String) {
    (fields[field].key, fields[field].isInherited) = (key, true)
    fields[field].shape = .scalar(.text)
  }

  /// Makes a link the target of taps, names what identifies items, and gives other keys to fields
  /// whose key means something else in an item.
  ///
  /// - Parameter repeatsID: Whether an `id` appears twice in a screen.
  mutating func finish(sections: [[ImportedList.Item]], repeatsID: Bool) {
    self.repeatsID = repeatsID
    for field in shown where field.keys.count == 1 {
      let isText = field.values.allSatisfy { $0.text != nil }
      switch field.keys[0] {
      case "id" where !repeatsID && (isText || field.shape == .scalar(.integer)):
        inherit(field.field, as: "id")
      case "spokenText" where isText: inherit(field.field, as: "spokenText")
      default: continue
      }
    }
    if let tap = first(
      "link", where: { $0.shape == .scalar(.link) && $0.keys.count == 1 && !$0.isImageLink })
    {
      inherit(tap.field, as: "link")
    }
    if !fields.contains(where: { $0.isInherited && $0.key == "id" }) {
      identity =
        first("id") { field in
          field.keys.count == 1 && field.isNamed("id") && field.canIdentify
            && sections.allSatisfy { items in
              let texts = items.compactMap { field.value(in: $0)?.scalarText }
              return Set(texts).count == texts.count
            }
        }?.field
    }
    let taken =
      ItemKind.plain.fields.map(\.key) + [ItemReference.key, LibraryLoad.kindKey]
      + (show.contains { $0.part == .price } ? [Field.currency.key] : [])
    fields = ImportedField.renamed(fields, taken: taken)
  }

  // MARK: Settings

  package func path(_ field: ShownField) -> String {
    ([fields[field.field].key] + field.keys.dropFirst()).joined(separator: ".")
  }

  /// The entry of `itemKinds`.
  var description: ImportedValue.Kind {
    let own = fields.filter { !$0.isInherited }.map { ImportedMember($0.key, $0.shape.description) }
    let show = show.map { ImportedMember($0.part.rawValue, .text(path($0.field))) }
    let identity = identity.map { ImportedMember("identity", .text(fields[$0].key)) }
    return .group(
      (own.isEmpty ? [] : [.init("fields", .group(own))]) + [.init("show", .group(show))]
        + [identity].compactMap(\.self))
  }

  /// The entry of `sectionTypes`.
  var sectionTypeDescription: ImportedValue.Kind {
    let own = sectionFields.map { ImportedMember($0.key, $0.shape.description) }
    return .group(
      [.init("items", .text(name)), .init("layout", .text(layout))]
        + (own.isEmpty ? [] : [.init("fields", .group(own))])
        + [.init("showsName", .boolean(showsName))])
  }
}
