package import MarqueeDiagnostics

/// The lists of items in a file, and what else its root holds.
package struct ImportedList: Sendable {
  /// Items that are shown together.
  package struct Section: Sendable {
    /// The key of a dictionary that names it; `nil` for none.
    package let key: String?
    /// What it holds in addition to its items.
    package let members: [ImportedMember]
    package let items: [Item]
    package let place: Place
  }

  /// An item.
  package struct Item: Sendable {
    package let members: [ImportedMember]
    package let place: Place
  }

  /// The sections with items, in the order of the file.
  package private(set) var sections: [Section] = []
  /// The members of the root, and of the groups around lists, that hold no items.
  package private(set) var rest: [ImportedMember] = []
  /// What is neither.
  package private(set) var leftOut: [LeftOutValue] = []

  /// Finds the lists below a value.
  ///
  /// A list of groups holds items, or sections if its groups hold items. A group of similar groups
  /// holds items by their identifiers.
  ///
  /// - Complexity: O(*n* × *depth*) in the values; recurses as deep as they are nested.
  package init(in root: ImportedValue) { find(in: root, key: nil) }

  private mutating func find(in value: ImportedValue, key: String?) {
    switch value.kind {
    case .list(let elements): findItems(in: elements, value.place, key: key)
    case .group(let members):
      if let items = Self.itemsByIdentifier(members) {
        sections.append(Section(key: key, members: [], items: items, place: value.place))
        return
      }
      for member in members {
        if Self.holdsItems(member.value) {
          find(in: member.value, key: member.key)
        } else {
          rest.append(member)
        }
      }
    default: break
    }
  }

  private mutating func findItems(in elements: [ImportedValue], _ place: Place, key: String?) {
    for element in elements where element.group == nil {
      leftOut.append(LeftOutValue(element, .notAnItem))
    }
    let groups = elements.filter { $0.group != nil }
    guard let itemsKey = Self.keyOfItems(in: groups.compactMap(\.group)) else {
      let items = groups.map { Item(members: $0.group ?? [], place: $0.place) }
      sections.append(Section(key: key, members: [], items: items, place: place))
      return
    }
    var keys = ImportedNames(taken: groups.lazy.flatMap { $0.group ?? [] }.map(\.key))
    let ownKey = keys.free("list")
    for group in groups {
      let members = (group.group ?? []) + Self.member(ownKey, holding: key, place)
      let value = members[itemsKey]
      let inner = value.map { $0.list ?? [$0] } ?? []
      for element in inner where element.group == nil {
        leftOut.append(LeftOutValue(element, .notAnItem))
      }
      let items = inner.compactMap { element in
        element.group.map { Item(members: $0, place: element.place) }
      }
      let others = members.filter { $0.key != itemsKey }
      if items.isEmpty {
        leftOut += others.map { LeftOutValue($0.value, .sectionWithoutItems) }
      } else {
        sections.append(Section(key: nil, members: others, items: items, place: group.place))
      }
    }
  }

  /// The key of a list of sections, as a member of each of them, unless it says nothing.
  private static func member(
    _ ownKey: String, holding key: String?, _ place: Place
  ) -> [ImportedMember] {
    guard let key, !ListWords.namesStructure(key) else { return [] }
    let value = ImportedValue(kind: .text(key), place: place)
    return [ImportedMember(key: ownKey, place: place, value: value)]
  }

  /// Whether a value is or contains a list of groups, without an item around it.
  private static func holdsItems(_ value: ImportedValue) -> Bool {
    switch value.kind {
    case .list(let elements): elements.contains { $0.group != nil }
    case .group(let members):
      itemsByIdentifier(members) != nil || members.contains { holdsItems($0.value) }
    default: false
    }
  }

  /// Whether a value is a list of groups, or a group with one at any depth.
  private static func holdsList(_ value: ImportedValue) -> Bool {
    switch value.kind {
    case .list(let elements): elements.contains { $0.group != nil }
    case .group(let members): members.contains { holdsList($0.value) }
    default: false
    }
  }

  /// The items of a group whose members are all groups with a key in common; `nil` for another one.
  private static func itemsByIdentifier(_ members: [ImportedMember]) -> [Item]? {
    let groups = members.compactMap(\.value.group)
    guard groups.count > 1, groups.count == members.count, let first = groups.first,
      groups.allSatisfy({ group in
        group.contains { $0.value.scalarText != nil } && !group.contains { holdsList($0.value) }
      }),
      first.contains(where: { member in groups.allSatisfy { $0[member.key] != nil } }),
      groups.allSatisfy({ $0["id"] == nil })
    else { return nil }
    return members.map { member in
      let id = ImportedMember(
        key: "id", place: member.place,
        value: ImportedValue(kind: .text(member.key), place: member.place))
      return Item(members: [id] + (member.value.group ?? []), place: member.value.place)
    }
  }

  /// The key under which groups hold their items; `nil` for items.
  ///
  /// A film holds a list of actors, and a row of films a list of films: known words decide, and
  /// otherwise a group with few other members is a section.
  private static func keyOfItems(in groups: [[ImportedMember]]) -> String? {
    var keys: [String] = []
    for member in groups.joined() where !keys.contains(member.key) {
      if member.value.list?.contains(where: { $0.group != nil }) == true { keys.append(member.key) }
      if keys.count > 16 { break }
    }
    let candidates = keys.filter { key in
      groups.allSatisfy { $0[key].map { $0.list != nil || $0.group != nil || $0.isEmpty } ?? true }
    }
    let roles = candidates.map { KeyWords($0).last.flatMap(ListWords.role) }
    if let known = roles.firstIndex(of: .items) { return candidates[known] }
    let places = roles.indices.filter { roles[$0] == nil }
    guard places.count == 1, groups.allSatisfy({ $0.count <= 4 }) else { return nil }
    let hasDetails = groups.joined().contains { member in
      [.image, .price, .rating, .date].contains {
        Meaning.weight(of: $0, in: KeyWords(member.key)) > Meaning.unknownWeight($0)
      }
    }
    return hasDetails ? nil : candidates[places[0]]
  }
}
