package import MarqueeCatalog
package import MarqueePropertyList
import MarqueeScreen

extension LocatedCatalog {
  package struct Occurrence {
    // This stores the table and not the field, because copying it costs only a reference.
    fileprivate let table: [Field]
    fileprivate let position: Int
    package let value: ValueIndex
    /// The position of its section; `nil` for a field of the screen itself.
    package let section: Int?
    /// The position of its item; `nil` for a field of the section itself.
    package let item: Int?
    /// The value of the field of the item, section or screen that it is in; often itself.
    fileprivate let whole: ValueIndex

    package var field: Field { table[position] }

    package var kind: FieldKind { table[position].kind }
  }

  /// Visits the fields of some kinds, and parts of authored lists and groups, in document order
  /// within each section or item.
  ///
  /// - Parameters:
  ///   - run: The positions of the sections to search; `nil` for all.
  ///   - isWanted: Whether to visit fields of a kind.
  ///   - body: Visits a field.
  /// - Complexity: O(*fields*); `isWanted` is called once per section type and field of its tables.
  package func forEachField(
    in run: Range<Int>? = nil, where isWanted: (FieldKind) -> Bool, _ body: (Occurrence) -> Void
  ) {
    forEachField(in: run, whereField: { isWanted($0.kind) }, body)
  }

  /// Visits some fields, in document order within each section or item.
  ///
  /// - Complexity: O(*fields*); `isWanted` is called once per section type and field of its tables.
  package func forEachField(
    in run: Range<Int>? = nil, whereField isWanted: (Field) -> Bool, _ body: (Occurrence) -> Void
  ) {
    if run == nil || run?.lowerBound == 0 {
      let choice = FieldChoice.Fields(screenFields, isWanted)
      visit(rootFields, choice, section: nil, item: nil, isWanted, body)
    }
    var choices: [FieldChoice] = []
    for position in run ?? sections.indices {
      let choice = FieldChoice.find(sections[position].type, in: &choices, isWanted)
      visit(sections[position].fields, choice.own, section: position, item: nil, isWanted, body)
      guard choice.items.isAny else { continue }
      for item in sections[position].items {
        visit(items[item].fields, choice.items, section: position, item: item, isWanted, body)
      }
    }
  }

  /// The path that leads to a field from its item, section or screen; `nil` inside a list.
  private func path(of occurrence: Occurrence) -> String? {
    guard occurrence.whole != occurrence.value else { return occurrence.field.key }
    var path = document.string(of: occurrence.whole - 1)
    var value = occurrence.whole
    while value != occurrence.value {
      guard document[value].kind == .dictionary,
        let key = document.children(of: value).filter({ $0 < occurrence.value }).last
      else { return nil }
      path += ".\(document.string(of: key))"
      value = key + 1
    }
    return path
  }

  /// Whether the cell of an item shows a value, as a part or as any.
  package func shows(_ occurrence: Occurrence, as part: ShownPart? = nil) -> Bool {
    guard occurrence.item != nil, let section = occurrence.section,
      let show = sections[section].type?.itemKind.show, let path = path(of: occurrence)
    else { return false }
    return part.map { show[$0] == path } ?? show.values.contains(path)
  }

  package var hasConstraints: Bool { hasField(where: \.hasConstraints) }

  /// Whether the screen, its sections or its items can have such a field.
  func hasField(where isWanted: (Field) -> Bool) -> Bool {
    screenFields.contains(where: isWanted)
      || Set(sections.compactMap(\.type)).contains { type in
        (type.ownFields + type.itemKind.ownFields).contains(where: isWanted)
      }
  }

  private func visit(
    _ range: Range<Int>, _ choice: FieldChoice.Fields, section: Int?, item: Int?,
    _ isWanted: (Field) -> Bool, _ body: (Occurrence) -> Void
  ) {
    guard choice.isAny else { return }
    for index in range {
      let field = fields[index]
      let position = Int(field.position)
      guard choice.isWanted[position] || choice.holdsWanted[position] else { continue }
      let value = Int(field.key) + 1
      let occurrence = Occurrence(
        table: choice.table, position: position, value: value, section: section, item: item,
        whole: value)
      if choice.isWanted[position] { body(occurrence) }
      guard choice.holdsWanted[position] else { continue }
      document.forEachPart(of: value, occurrence.kind) { table, position, part in
        guard isWanted(table[position]) else { return }
        body(
          Occurrence(
            table: table, position: position, value: part, section: section, item: item,
            whole: value))
      }
    }
  }

  /// Returns the value of an item's field; `nil` if the author did not write it.
  ///
  /// - Parameters:
  ///   - position: The field's position in the table of the item's kind.
  ///   - item: The item's position in ``items``.
  package func value(ofField position: Int, ofItem item: Int) -> ValueIndex? {
    for field in items[item].fields where Int(fields[field].position) == position {
      return Int(fields[field].key) + 1
    }
    return nil
  }

  /// Returns the value of a section's or an item's field; `nil` if the author did not write it.
  package func value(of key: String, in index: ValueIndex) -> ValueIndex? {
    document.member(key, of: index)?.value
  }
}

private struct FieldChoice {
  struct Fields {
    let table: [Field]
    let isWanted: [Bool]
    let holdsWanted: [Bool]
    let isAny: Bool

    init(_ table: [Field], _ isWanted: (Field) -> Bool) {
      self.table = table
      // By index, because iterating over fields copies them.
      self.isWanted = table.indices.map { isWanted(table[$0]) }
      holdsWanted = table.indices.map { table[$0].kind.holdsPart(where: isWanted) }
      isAny = self.isWanted.contains(true) || holdsWanted.contains(true)
    }
  }

  let type: SectionType?
  let own: Fields
  let items: Fields

  /// Finds the choice for a type by linear search, because catalogs use few types.
  static func find(
    _ type: SectionType?, in choices: inout [FieldChoice], _ isWanted: (Field) -> Bool
  ) -> FieldChoice {
    if let choice = choices.first(where: { $0.type == type }) { return choice }
    let table = type.map(FieldTable.section) ?? .untypedSection
    let choice = FieldChoice(
      type: type, own: Fields(table.fields, isWanted),
      items: Fields(type?.itemKind.fields ?? [], isWanted))
    choices.append(choice)
    return choice
  }
}

extension FieldKind {
  /// Whether a part of the values, at any depth, meets a condition.
  fileprivate func holdsPart(where isWanted: (Field) -> Bool) -> Bool {
    parts.contains { isWanted($0) || $0.kind.holdsPart(where: isWanted) }
  }
}

extension Field {
  fileprivate var hasConstraints: Bool {
    constraints != nil || kind.parts.contains(where: \.hasConstraints)
  }
}
