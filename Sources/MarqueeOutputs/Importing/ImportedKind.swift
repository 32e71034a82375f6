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
  /// The fields of a section of this type.
  package let sectionFields: [ImportedField]
  /// The built-in kind that it extends; `nil` for none.
  package private(set) var base: String?
  /// The field that identifies an item, as an index of ``fields``; `nil` for none.
  package private(set) var identity: Int?
  /// The parts of cells that show fields, with the indices of the fields.
  package private(set) var show: [(part: ShownPart, field: Int)] = []
  /// Whether every section has a name to show.
  let showsName: Bool

  /// The built-in section type whose layout such sections have.
  package var layout: String {
    show.contains { $0.part == .image } || base != nil
      ? SectionType.basic.name : SectionType.list.name
  }

  /// Whether a price is only kept, because no currency is known.
  package var hasPriceWithoutCurrency: Bool {
    index(of: .price).map { fields[$0].isNumeric } ?? false && !show.contains { $0.part == .price }
  }

  /// Finds out what keys mean.
  ///
  /// - Parameters:
  ///   - sections: The sections with such items.
  ///   - hasCurrency: Whether the currency of prices is known.
  ///   - diagnostics: Receives what cannot be imported.
  init(
    _ name: String, sectionType: String, of sections: [ImportedList.Section],
    showsName: Bool, sectionMembers: [ImportedMember], hasCurrency: Bool,
    _ diagnostics: inout [Diagnostic]
  ) {
    self.name = name
    self.sectionType = sectionType
    self.showsName = showsName
    let items = sections.flatMap(\.items)
    let values = KeyedValues(items.lazy.map(\.members).joined())
    fields = ImportedField.all(values, atMost: FieldLimit.inItem, of: "an item", &diagnostics)
    sectionFields = ImportedField.renamed(
      ImportedField.all(
        KeyedValues(sectionMembers), atMost: FieldLimit.inSection, of: "a section", &diagnostics),
      taken: Self.sectionKeys)
    chooseMeanings()
    extendRow(itemCount: items.count, values)
    takeInheritedKeys(sections)
    chooseParts(itemCount: items.count, hasCurrency: hasCurrency)
    chooseIdentity(sections)
    renameTakenKeys()
  }

  /// The keys that a section has as an author or a screen's JSON writes it.
  private static let sectionKeys =
    FieldTable.untypedSection.fields.map(\.key) + CatalogSection.keysOfJSON

  // MARK: Meanings

  /// Gives each meaning to the field with the highest score, and each field one meaning.
  private mutating func chooseMeanings() {
    var open: [(score: Double, meaning: Meaning, field: Int)] = []
    for (index, field) in fields.enumerated() {
      for score in field.scores where score.value >= Meaning.threshold {
        open.append((score.value, score.meaning, index))
      }
    }
    let order = Meaning.allCases
    open.sort { left, right in
      guard left.score == right.score else { return left.score > right.score }
      guard left.meaning == right.meaning else {
        return order.firstIndex(of: left.meaning) ?? 0 < order.firstIndex(of: right.meaning) ?? 0
      }
      return left.field < right.field
    }
    var used: Set<Meaning> = []
    for (_, meaning, field) in open where fields[field].meaning == nil && !used.contains(meaning) {
      guard canBe(meaning, fields[field]) else { continue }
      fields[field].meaning = meaning
      used.insert(meaning)
      if meaning == .title || meaning == .subtitle, case .choice = fields[field].form {
        fields[field].form = .plain
      }
    }
  }

  /// Whether a cell can show a field as what it means.
  private func canBe(_ meaning: Meaning, _ field: ImportedField) -> Bool {
    switch meaning {
    case .image: field.shape == .text
    case .price: field.isNumeric || field.kind == "text"
    case .rating: field.isNumeric
    case .choice: field.kind == "choice"
    case .date: field.kind == "date" || field.shape == .integer
    case .link: field.kind == "link"
    case .title, .subtitle, .currency, .identifier: Self.labels.contains(field.kind)
    }
  }

  /// The kinds of fields whose values a label can show.
  private static let labels: Set = ["text", "integer", "decimal", "choice", "date"]

  private func index(of meaning: Meaning) -> Int? { fields.firstIndex { $0.meaning == meaning } }

  // MARK: Fields that a kind has already

  /// Extends `row` if the images are links, which only built-in kinds show, and all items have a
  /// title.
  private mutating func extendRow(itemCount: Int, _ values: KeyedValues) {
    guard let image = index(of: .image) else { return }
    let images = self.values(of: image, values).map { $0.text ?? "" }
    guard images.allSatisfy(Meaning.isWebLink) else {
      let areNames = images.allSatisfy(Meaning.isImageName)
      if areNames { fields[image].form = .image } else { fields[image].meaning = nil }
      return
    }
    guard let title = index(of: .title), fields[title].count == itemCount,
      Meaning.share(of: .title, in: self.values(of: title, values)) == 1
    else { return }
    base = ItemKind.row.name
    (fields[title].key, fields[title].isInherited) = ("text", true)
    (fields[image].key, fields[image].isInherited) = ("imageLink", true)
  }

  private func values(of field: Int, _ values: KeyedValues) -> [ImportedValue] {
    values.all.first { $0.key == fields[field].sourceKey }?.values.filter { !$0.isEmpty } ?? []
  }

  /// Keeps `id`, `link` and `spokenText` if their values are what these keys mean.
  private mutating func takeInheritedKeys(_ sections: [ImportedList.Section]) {
    for index in fields.indices where !fields[index].isInherited {
      let field = fields[index]
      switch field.sourceKey {
      case "id":
        let isText = field.shape == .text || field.shape == .integer
        guard isText, !Self.isSharedBetween(sections, "id") else { continue }
        fields[index].isInherited = true
        fields[index].shape = .text
      case "link": fields[index].isInherited = field.form == .link
      case "spokenText": fields[index].isInherited = field.shape == .text
      default: continue
      }
      if fields[index].isInherited { fields[index].form = .plain }
    }
  }

  /// Whether sections share values of a key, although no section has one twice.
  private static func isSharedBetween(_ sections: [ImportedList.Section], _ key: String) -> Bool {
    let texts = sections.map { $0.items.compactMap { $0.members[key]?.scalarText } }
    return texts.allSatisfy { Set($0).count == $0.count }
      && Set(texts.joined()).count < texts.reduce(0) { $0 + $1.count }
  }

  // MARK: What cells show

  private mutating func chooseParts(itemCount: Int, hasCurrency: Bool) {
    if let title = index(of: .title) {
      show.append((.title, title))
      fields[title].isRequired = base == nil && fields[title].count == itemCount
    } else if let label = firstLabel(isIdentifier: false) ?? firstLabel(isIdentifier: true) {
      show.append((.title, label))
    }
    if let subtitle = index(of: .subtitle) { show.append((.subtitle, subtitle)) }
    let priceText = index(of: .price).flatMap { fields[$0].isNumeric ? nil : $0 }
    if let caption = priceText ?? index(of: .choice) ?? index(of: .date) {
      show.append((.caption, caption))
    }
    if let image = index(of: .image), fields[image].form == .image { show.append((.image, image)) }
    if let price = index(of: .price), fields[price].isNumeric {
      showPrice(price, hasCurrency: hasCurrency)
    }
    if let rating = index(of: .rating), fields[rating].score(of: .rating) == 1 {
      show.append((.rating, rating))
    }
  }

  /// The first field that can be a title if no key says that it is one.
  private func firstLabel(isIdentifier: Bool) -> Int? {
    fields.firstIndex { field in
      Self.labels.contains(field.kind) && (field.meaning == .identifier) == isIdentifier
    }
  }

  /// Shows a price if its currency is known: a price without one means nothing.
  private mutating func showPrice(_ price: Int, hasCurrency: Bool) {
    let currency = index(of: .currency).flatMap { index in
      fields[index].sourceKey == Field.currency.key && fields[index].score(of: .currency) == 1
        ? index : nil
    }
    guard hasCurrency || currency != nil else { return }
    show.append((.price, price))
    guard let currency else { return }
    fields[currency].isInherited = true
    fields[currency].form = .plain
  }

  /// Names the field that identifies items, unless they have an `id`.
  private mutating func chooseIdentity(_ sections: [ImportedList.Section]) {
    guard !fields.contains(where: { $0.sourceKey == "id" && $0.isInherited }) else { return }
    let candidate =
      fields.firstIndex { $0.sourceKey == "id" && Self.labels.contains($0.kind) }
      ?? index(of: .identifier)
    guard let candidate, !fields[candidate].isInherited else { return }
    let key = fields[candidate].sourceKey
    let isUnique = sections.allSatisfy { section in
      let texts = section.items.compactMap { $0.members[key]?.scalarText }
      return Set(texts).count == texts.count
    }
    if isUnique { identity = candidate }
  }

  /// Gives another key to fields whose key means something else in an item.
  private mutating func renameTakenKeys() {
    let inherited = base == nil ? ItemKind.plain.fields : ItemKind.row.fields
    let hasCurrency = show.contains { $0.part == .price }
    let taken =
      inherited.map(\.key) + [ItemReference.key, LibraryLoad.kindKey]
      + (hasCurrency ? [Field.currency.key] : [])
    fields = ImportedField.renamed(fields, taken: taken)
  }

  // MARK: Settings

  /// The entry of `itemKinds`.
  var description: PropertyListValue {
    var members: [PropertyListValue.Member] = []
    if let base { members.append(.init("extends", .text(base))) }
    let own = fields.filter { !$0.isInherited }
    if !own.isEmpty {
      members.append(.init("fields", .group(own.map { .init($0.key, $0.description) })))
    }
    if !show.isEmpty {
      members.append(.init("show", .texts(show.map { ($0.part.rawValue, fields[$0.field].key) })))
    }
    if let identity { members.append(.init("identity", .text(fields[identity].key))) }
    return .group(members)
  }

  /// The entry of `sectionTypes`.
  var sectionTypeDescription: PropertyListValue {
    var members: [PropertyListValue.Member] = [
      .init("items", .text(name)), .init("layout", .text(layout)),
    ]
    if !sectionFields.isEmpty {
      members.append(
        .init("fields", .group(sectionFields.map { .init($0.key, $0.description) })))
    }
    members.append(.init("showsName", .boolean(showsName)))
    return .group(members)
  }
}

extension ImportedField {
  /// Fields whose keys are not taken; a taken one becomes, for example, `originalKind`.
  static func renamed(_ fields: [ImportedField], taken: some Sequence<String>) -> [ImportedField] {
    var names = ImportedNames(taken: taken.map(\.self) + [""])
    let kept = fields.map { $0.isInherited ? $0.key : names.free($0.key) }
    return zip(fields, kept).map { field, key in
      var field = field
      guard key != field.key else { return field }
      field.key = names.free(ImportedNames.original(field.sourceKey))
      return field
    }
  }
}
