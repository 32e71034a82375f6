package import MarqueeCatalog
package import MarqueePropertyList

extension LocatedCatalog {
  /// A field that an author wrote.
  package struct Occurrence {
    // The table, not the field: a copy of it costs no more than a reference.
    fileprivate let table: [Field]
    fileprivate let position: Int
    /// The field's value.
    package let value: ValueIndex
    /// The position of the section that it belongs to; `nil` for a field of the screen itself.
    package let section: Int?
    /// The position of the item that it belongs to; `nil` for a field of the section itself.
    package let item: Int?

    /// The field's entry in its table.
    package var field: Field { table[position] }

    /// What the field's value must be.
    package var kind: FieldKind { table[position].kind }
  }

  /// Visits the fields of some kinds, in document order within a section or item; also the parts of
  /// the authors' own lists and groups.
  ///
  /// - Parameters:
  ///   - run: The positions of the sections that are looked at; `nil` for all.
  ///   - isWanted: Whether fields of a kind are visited.
  ///   - body: Visits a field.
  /// - Complexity: O(*fields*); `isWanted` is asked once per section type and field of its tables.
  package func forEachField(
    in run: Range<Int>? = nil, where isWanted: (FieldKind) -> Bool, _ body: (Occurrence) -> Void
  ) {
    forEachField(in: run, whereField: { isWanted($0.kind) }, body)
  }

  /// Visits some fields, in document order within a section or item.
  ///
  /// - Complexity: O(*fields*); `isWanted` is asked once per section type and field of its tables.
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

  /// Whether a field of the screen can have constraints.
  package var hasConstraints: Bool {
    screenFields.contains(where: \.hasConstraints)
      || Set(sections.compactMap(\.type)).contains { type in
        type.ownFields.contains(where: \.hasConstraints)
          || type.itemKind.ownFields.contains(where: \.hasConstraints)
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
      let occurrence = Occurrence(
        table: choice.table, position: position, value: Int(field.key) + 1, section: section,
        item: item)
      if choice.isWanted[position] { body(occurrence) }
      if choice.holdsWanted[position] { visitParts(of: occurrence, isWanted, body) }
    }
  }

  /// Visits what is inside a list or a group of the authors' own.
  private func visitParts(
    of whole: Occurrence, _ isWanted: (Field) -> Bool, _ body: (Occurrence) -> Void
  ) {
    document.forEachPart(of: whole.value, whole.kind) { table, position, value in
      guard isWanted(table[position]) else { return }
      body(
        Occurrence(
          table: table, position: position, value: value, section: whole.section,
          item: whole.item))
    }
  }

  /// The value of an item's field; `nil` if the author did not write it.
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

  /// The value of a section's or an item's field; `nil` if the author did not write it.
  package func value(of key: String, in index: ValueIndex) -> ValueIndex? {
    document.member(key, of: index)?.value
  }
}

/// Which fields of one section type are visited.
private struct FieldChoice {
  /// The fields of a table.
  struct Fields {
    let table: [Field]
    let isWanted: [Bool]
    /// Whether a part of the field is visited.
    let holdsWanted: [Bool]
    let isAny: Bool

    init(_ table: [Field], _ isWanted: (Field) -> Bool) {
      self.table = table
      self.isWanted = table.map(isWanted)
      holdsWanted = table.map { $0.kind.holdsPart(where: isWanted) }
      isAny = self.isWanted.contains(true) || holdsWanted.contains(true)
    }
  }

  let type: SectionType?
  let own: Fields
  let items: Fields

  /// The choice for a type; catalogs use few types, so they are looked through.
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
  /// Whether a part of the values, at any depth, is of some kind.
  fileprivate func holdsPart(where isWanted: (Field) -> Bool) -> Bool {
    parts.contains { isWanted($0) || $0.kind.holdsPart(where: isWanted) }
  }
}

extension Field {
  /// Whether the field or a part of it has constraints.
  fileprivate var hasConstraints: Bool {
    constraints != nil || kind.parts.contains(where: \.hasConstraints)
  }
}
