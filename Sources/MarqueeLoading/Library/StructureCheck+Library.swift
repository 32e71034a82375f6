import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

extension StructureCheck {
  /// Checks an item of the library, and puts it in its own section.
  ///
  /// - Parameter types: The types of those sections, one for each kind so far.
  /// - Returns: The item's kind, whether it has no structural faults, and whether all of its
  ///   content was read; `nil` if the kind is unknown.
  mutating func checkLibraryItem(
    _ key: ValueIndex, _ types: inout [ItemKind: SectionType]
  ) -> (kind: ItemKind, isValid: Bool, isRead: Bool)? {
    let value = key + 1
    guard document[value].kind == .dictionary else {
      reportWrongKind(value, named: "an item", "a dictionary")
      return nil
    }
    let count = diagnostics.count
    guard let (kind, kindKey) = libraryKind(of: value) else { return nil }
    let type = types[kind] ?? SectionType(authored: "", itemKind: kind, layout: .basic)
    types[kind] = type
    let fields = checkDictionary(
      value, against: .item(kind), skipping: kindKey)
    if let id = document.member("id", of: value) {
      report(
        .unknownKey, at: id.key, "the identifier of an item of the library is its key",
        notes: [Note("this item is '\(document.string(of: key))'")])
    }
    located.append(itemAt: value, in: type, fields: fields)
    let isValid =
      !document[value].flags.contains(.holdsFault)
      && !diagnostics[count...].contains { $0.severity == .error }
    return (kind, isValid, diagnostics.count == count)
  }

  /// The kind of an item of the library, with the key that holds it; `nil` if it is unknown.
  private mutating func libraryKind(of item: ValueIndex) -> (kind: ItemKind, key: String)? {
    guard let member = document.member(LibraryLoad.kindKey, of: item) else {
      return document.isDamaged(item) ? nil : reportMissingKind(of: item)
    }
    guard document[member.value].kind == .string else {
      reportWrongKind(member.value, named: "'kind'", "a string")
      return nil
    }
    guard !document[member.value].flags.contains(.isDamaged) else { return nil }
    let name = document.string(of: member.value)
    if let kind = contentModel.itemKind(named: name) { return (kind, LibraryLoad.kindKey) }
    // The fault is in the settings, and reported there.
    guard !contentModel.faulty.mayInclude(itemKind: name) else { return nil }
    report(
      .wrongValueType, at: member.value, "unknown item kind '\(name)'",
      fixIts: document.suggestion(
        for: name, at: member.value, among: contentModel.itemKinds.map(\.name)))
    return nil
  }

  /// Reports an item without a kind, at a key that was probably meant for it if there is one.
  ///
  /// - Returns: The kind that was meant, and that key.
  private mutating func reportMissingKind(of item: ValueIndex) -> (kind: ItemKind, key: String)? {
    let message = "an item of the library has no '\(LibraryLoad.kindKey)'"
    let misnamed = document.children(of: item).compactMap { key in
      KeyMeanings.matches(document.string(of: key), LibraryLoad.kindKey)
        && document[key + 1].kind == .string
        ? contentModel.itemKind(named: document.string(of: key + 1)).map { (key, $0) } : nil
    }
    guard let (misnamed, kind) = misnamed.first else {
      let kinds = EnglishList.names(
        contentModel.itemKinds.map(\.name), "or", atMost: Self.listedTypeCount)
      report(
        .missingKey, at: item, range: document.openingTag(of: item), message,
        fixIts: .advice("write '\(LibraryLoad.kindKey)' with \(kinds)"))
      return nil
    }
    let key = document.string(of: misnamed)
    report(
      .missingKey, at: misnamed, "\(message), and '\(key)' is not a known key",
      fixIts: [document.writing(LibraryLoad.kindKey, at: misnamed)])
    return (kind, key)
  }

  /// The name of the item of the library that a dictionary stands for; `nil` for an item.
  func libraryName(in dictionary: ValueIndex, _ kind: ItemKind) -> ValueIndex? {
    guard let member = document.member(ItemReference.key, of: dictionary),
      ![.dictionary, .array].contains(document[member.value].kind),
      !kind.fields.contains(where: { $0.key == ItemReference.key })
    else { return nil }
    return member.value
  }

  /// Returns the library reference in an element of a section's items; `nil` for an item.
  mutating func reference(
    _ element: ValueIndex, _ type: SectionType, item: Int
  ) -> ItemReference? {
    let isWhole = document[element].kind == .string
    guard let name = isWhole ? element : libraryName(in: element, type.itemKind) else { return nil }
    let target = libraryItem(named: name, for: type)
    return ItemReference(
      item: item, name: name, override: isWhole ? nil : element, target: target)
  }

  private mutating func libraryItem(
    named name: ValueIndex, for type: SectionType
  ) -> LibraryItem? {
    guard !document.isDamaged(name) else { return nil }
    guard document[name].kind == .string else {
      reportWrongKind(name, named: "'\(ItemReference.key)'", "a string")
      return nil
    }
    let id = document.string(of: name)
    guard let item = library[id] else {
      guard !library.mayInclude(id) else {
        skipSection()
        return nil
      }
      report(
        .unknownItem, at: name, "the library has no item '\(id)'",
        notes: library.isEmpty
          ? [
            Note(
              "the items of the library are in 'Items.plist', or in files of 'Items', each with its 'kind'"
            )
          ] : [],
        fixIts: document.suggestion(for: id, at: name, among: library.items.map(\.id)))
      return nil
    }
    guard
      item.kind == type.itemKind
        || contentModel.lineage(of: item.kind, in: type).contains(type.itemKind)
    else {
      // Its other items may all be of a kind that extends its own.
      let declared = type.holdsAnyImage ? type : contentModel.sectionTypes[type.name] ?? type
      report(
        .unknownItem, at: name,
        "'\(id)' is of the kind '\(item.kind)', and the items of a section of type '\(type)' are of the kind '\(declared.itemKind)'",
        notes: [Note("the item is here", at: item.place)],
        fixIts: .advice(adviceOnItems(of: item.kind, laidOutAs: type)))
      return nil
    }
    return item
  }

  /// Checks the fields that replace those of a library item.
  ///
  /// - Returns: The fields, as a range of the located catalog's.
  mutating func checkOverride(
    _ dictionary: ValueIndex, of target: LibraryItem?, _ type: SectionType
  ) -> Range<Int> {
    let kind = type.itemKind
    let fields = checkDictionary(
      dictionary, against: .item(kind), canBeFollowed: type.itemCount.maximum != 1,
      skipping: ItemReference.key
    ) { [document] field in
      // The library's own values are judged there.
      guard case .requiredWhen(let other, _) = field.presence, let target,
        document.member(other, of: dictionary) != nil
      else { return true }
      return target.document.member(field.key, of: target.value) != nil
    }
    checkRank(among: fields, type)
    guard let target else { return fields }
    for key in ["id", kind.identityField?.key].compactMap(\.self) {
      guard let member = document.member(key, of: dictionary) else { continue }
      report(
        .overriddenIdentity, at: member.key,
        "'\(key)' makes '\(target.id)' the item that it is, and cannot be replaced",
        notes: [Note("the item is here", at: target.place)])
    }
    return fields
  }

  // MARK: Queries

  mutating func checkQuery(_ query: ValueIndex, _ type: SectionType, section: Int) {
    guard document[query].kind == .dictionary else { return }
    let kind = type.itemKind
    let count = diagnostics.count
    var conditions: [LibraryQuery.Condition] = []
    if let value = document.text("kind", of: query), !document.has(value, text: kind.name) {
      report(
        .wrongValueType, at: value,
        "the items of a section of type '\(type)' are of the kind '\(kind)', not '\(document.string(of: value))'",
        fixIts: contentModel.itemKind(named: document.string(of: value)).map {
          .advice(adviceOnItems(of: $0, laidOutAs: type))
        } ?? [])
    }
    if let map = document.member("where", of: query)?.value, document[map].kind == .dictionary {
      for key in document.children(of: map) {
        guard let field = field(named: key, of: type, for: query) else { continue }
        conditions.append(
          LibraryQuery.Condition(field: field.key, values: values(of: key + 1, field)))
      }
    }
    let order = document.text("orderBy", of: query).flatMap {
      field(named: $0, of: type, for: query)
    }
    let isDescending =
      document.member("descending", of: query).map { document[$0.value].flags.contains(.isTrue) }
      ?? false
    let limit = document.member("limit", of: query).flatMap {
      document.fieldValue(of: $0.value, kind: .integer(atLeast: 1))?.integer
    }
    guard !diagnostics[count...].contains(where: { $0.severity == .error }) else { return }
    // The meaning of a faulty field is unknown, and so is the result.
    guard !kind.fields.contains(where: \.isFaulty),
      !contentModel.faulty.mayAddFields(to: .item(kind))
    else { return skipSection() }
    let asked = LibraryQuery(
      kind: kind.name, conditions: conditions, orderField: order?.key, isDescending: isDescending,
      // The structure check has reported a limit below 1.
      limit: limit.map { max(1, $0) })
    located.queries.append(asked)
    let items = asked.items(in: library, contentModel)
    let start = located.items.count
    for item in items {
      located.references.append(
        ItemReference(item: located.items.count, name: query, override: nil, target: item))
      located.items.append(LocatedItem(index: query, section: section, fields: 0..<0))
    }
    located.sections[section].items = start..<located.items.count
    guard !library.hasUnreadItems else { return skipSection() }
    if items.isEmpty {
      report(
        .queryWithoutResult, at: query, range: document.openingTag(of: query),
        "the library has no item that the query asks for")
    } else if !type.itemCount.allows(items.count) {
      report(
        .itemCount, at: query, range: document.openingTag(of: query),
        "a section of type '\(type.name)' holds \(type.itemCount.phrase), and the query finds \(items.count)"
      )
    }
  }

  /// Returns the field of a type's items that a key or a string of a query names.
  private mutating func field(
    named index: ValueIndex, of type: SectionType, for query: ValueIndex
  ) -> Field? {
    let kind = type.itemKind
    let name = document.string(of: index)
    if let field = kind.fields.first(where: { $0.key == name }) { return field }
    guard !contentModel.faulty.mayAddFields(to: .item(kind)) else { return nil }
    let others = contentModel.itemKinds.filter { other in
      other.fields.contains { $0.key == name } && !contentModel.lineage(of: other, in: type).isEmpty
    }
    let names = EnglishList.names(others.map(\.name), "or", atMost: Self.listedTypeCount)
    let mayChoose = document.member("kind", of: query) == nil && !others.isEmpty
    report(
      .unknownKey, severity: .error, at: index,
      "items of the kind '\(kind)' have no field '\(name)'",
      fixIts: mayChoose
        ? .advice("write 'kind' with \(names)")
        : document.suggestion(for: name, at: index, among: kind.fields.map(\.key)))
    return nil
  }

  /// Returns the values of a condition: a single one, or each element of an array.
  private mutating func values(of index: ValueIndex, _ field: Field) -> [FieldValue] {
    let kind = if case .list(let element) = field.kind.storage { element.kind } else { field.kind }
    let values = document[index].kind == .array ? Array(document.children(of: index)) : [index]
    return values.compactMap { value in
      checkValue(value, of: kind, named: "'\(field.key)'")
      return document.fieldValue(of: value, kind: kind)
    }
  }
}
