import MarqueeCatalog
import MarqueeCells
import MarqueeLoading
package import MarqueeScreen

/// A kind of items that lists have in common, and the type of their sections.
package struct ImportedKind: Sendable {
  package let name: String
  package let sectionType: String
  package private(set) var fields: [ImportedField] = []
  package private(set) var sectionFields: [ImportedField] = []
  package private(set) var identity: String?
  /// Whether a price is only kept, because no currency is known.
  package private(set) var hasPriceWithoutCurrency = false
  package private(set) var repeatsID = false
  private(set) var currency: String?
  /// The sections, with the items of which a cell shows something.
  private(set) var sections: [ImportedSection]
  private(set) var leftOut: [LeftOutValue] = []
  private var shown: [ImportedField] = []
  private var parts: [ShownPart: ImportedField] = [:]

  package var show: [(part: ShownPart, field: ImportedField)] {
    ShownPart.allCases.compactMap { part in parts[part].map { (part, $0) } }
  }

  /// The layout of the house that its sections have.
  package var layout: String {
    parts[.image] == nil ? "rows" : parts[.price] == nil ? "posters" : "cards"
  }

  private var look: SectionType { parts[.image] == nil ? .list : .basic }

  private var showsNames: Bool { sections.allSatisfy { $0.name != nil } }

  init(
    _ names: (kind: String, sectionType: String), of sections: [ImportedSection],
    currency: String?
  ) {
    (name, sectionType) = names
    (self.sections, self.currency) = (sections, currency)
    sectionFields = ImportedField.all(
      sections.flatMap(\.members),
      taken: FieldTable.untypedSection.fields.map(\.key) + CatalogSection.keysOfJSON)
    readItems()
    leaveOutRows()
    // Their values say nothing of the fields.
    if !leftOut.isEmpty { readItems() }
  }

  private mutating func readItems() {
    fields = ImportedField.all(sections.lazy.flatMap(\.items).flatMap(\.members))
    // A dot in a key could be one of a path.
    let hasDots = fields.contains { $0.sourceKey.contains(".") }
    shown = fields.flatMap(\.leaves).filter { field in
      field.groups.isEmpty || !hasDots && !field.keys.contains { $0.contains(".") }
    }
    chooseParts()
  }

  private var free: [ImportedField] {
    shown.filter { field in !parts.values.contains { $0.keys == field.keys } }
  }

  private func first(_ meaning: String, where fits: (ImportedField) -> Bool) -> ImportedField? {
    let itemCount = sections.reduce(0) { $0 + $1.items.count }
    return first { fits($0) ? $0.order(for: meaning, of: itemCount) : nil }
  }

  private func first(by order: (ImportedField) -> [Int]?) -> ImportedField? {
    free.compactMap { field in order(field).map { (order: $0, field: field) } }
      .min { $0.order.lexicographicallyPrecedes($1.order) }?.field
  }

  private mutating func add(_ part: ShownPart, _ field: ImportedField?) {
    parts[part] = parts[part] ?? field
  }

  private mutating func chooseParts() {
    func isPlain(_ field: ImportedField) -> Bool { field.depth == 0 && !field.isForPrograms }
    parts = [:]
    add(.image, first("imageName", where: \.isImage) ?? free.first(where: \.isImage))
    add(
      .title,
      first("title") { $0.isLine && !$0.isForPrograms && !$0.isNamedImage }
        ?? first { isPlain($0) && $0.isLine ? $0.orderWithoutName : nil })
    add(.subtitle, first("subtitle") { $0.isReadable && !$0.isForPrograms })
    addPrice()
    add(.rating, first("rating") { $0.isNamed("rating") && $0.isNumber(from: "0", to: "5") })
    add(.caption, free.first { isPlain($0) && $0.isGenre })
    add(.caption, first("date") { $0.depth == 0 && $0.isDate })
    add(.caption, free.first { $0.depth == 0 && $0.isDate })
    add(.subtitle, free.first { isPlain($0) && $0.isReadable && !$0.isConstant })
    guard visible.isEmpty else { return }
    let text = free.first { $0.depth == 0 && $0.isReadable && !$0.isNamed("id") }
    parts = [.title: text ?? show.first?.field].compactMapValues(\.self)
  }

  /// The fields that people see in its cells.
  private var visible: [ImportedField] {
    parts.filter { [look] in look.shows($0.key) }.map(\.value)
  }

  /// Shows a price if its currency is known: a number without one means nothing.
  private mutating func addPrice() {
    hasPriceWithoutCurrency = false
    if let price = first("price", where: { $0.isNumber(from: "0") }) {
      let code = free.first { $0.groups.isEmpty && $0.isNamed("currency") && $0.isCurrency }
      hasPriceWithoutCurrency = currency == nil && code == nil
      if !hasPriceWithoutCurrency { add(.price, price) }
      if let code { change(code) { $0.inherit(as: Field.currency.key) } }
    } else if let price = first("price", where: { $0.sign != nil }), let sign = price.sign {
      let own = PriceText.currency(ofSign: sign)
      guard price.groups.isEmpty, let code = currency ?? own, own == nil || own == code else {
        return add(.caption, price)
      }
      currency = code
      change(price) { $0.word = .decimal }
      add(.price, price)
    }
  }

  private mutating func change(_ field: ImportedField, _ change: (inout ImportedField) -> Void) {
    let index = fields.firstIndex { $0.sourceKey == field.keys[0] }
    if let index { change(&fields[index]) }
  }

  private mutating func leaveOutRows() {
    let marks = shown.filter { field in
      field.groups.isEmpty && (field.sourceKey == fields.first?.sourceKey || field.isNamed("id"))
    }
    for index in sections.indices {
      var last: [String?] = []
      sections[index].items = sections[index].items.filter { item in
        let own = marks.map { $0.value(in: item)?.scalarText }
        let continues = zip(own, last).contains { $0 != nil && $0 == $1 }
        last = own
        let reason: LeftOutValue.Reason? =
          if item.members.allSatisfy(\.value.isEmpty) {
            .blankRow
          } else if let title = parts[.title], continues, title.value(in: item) == nil {
            .continuesRow
          } else { visible.contains { $0.value(in: item) != nil } ? nil : .showsNothing }
        leftOut += reason.map { [LeftOutValue(item, $0)] } ?? []
        return reason == nil
      }
    }
  }

  /// Makes a link the target of taps, names what identifies items, and gives other keys to fields
  /// whose key means something else in an item.
  mutating func finish(repeatsID: Bool) {
    self.repeatsID = repeatsID
    for field in shown where field.groups.isEmpty {
      let isText = field.values.allSatisfy { $0.text != nil }
      let isID = field.sourceKey == "id" && !repeatsID && (isText || field.word == .integer)
      if isID || field.sourceKey == "spokenText" && isText {
        change(field) { $0.inherit(as: field.sourceKey) }
      }
    }
    let tap = first("link") { $0.word == .link && $0.groups.isEmpty && !$0.isImageLink }
    if let tap { change(tap) { $0.inherit(as: "link") } }
    let hasID = fields.contains { $0.isInherited && $0.key == "id" }
    let identity = first("id") { field in
      !hasID && field.groups.isEmpty && field.isNamed("id") && field.canIdentify
        && !outer(of: field).isInherited
        && !sections.contains { section in
          section.items.compactMap { field.value(in: $0)?.scalarText }.repeats
        }
    }
    self.identity = identity?.sourceKey
    let taken =
      ItemKind.plain.fields.map(\.key) + [ItemReference.key, LibraryLoad.kindKey]
      + (parts[.price] == nil ? [] : [Field.currency.key])
    fields = ImportedField.renamed(fields, taken: taken)
  }

  package func outer(of field: ImportedField) -> ImportedField {
    fields.first { $0.sourceKey == field.keys[0] } ?? field
  }

  var description: ImportedValue.Kind {
    let paths = show.map { part, field -> (String, ImportedValue.Kind?) in
      let keys = [outer(of: field).key] + field.keys.dropFirst()
      return (part.rawValue, .text(keys.joined(separator: ".")))
    }
    let key = fields.first { $0.sourceKey == identity }?.key
    return .init(members: [
      ("fields", ImportedField.description(of: fields.filter { !$0.isInherited })),
      ("show", .init(members: paths)), ("identity", key.map { .text($0) }),
    ])
  }

  var sectionTypeDescription: ImportedValue.Kind {
    .init(members: [
      ("items", .text(name)), ("layout", .text(layout)),
      ("fields", ImportedField.description(of: sectionFields)),
      ("showsName", .boolean(showsNames)),
    ])
  }
}
