import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

/// The lists of items in a file, and what else its root holds.
struct ImportedList: Sendable {
  struct Section: Sendable {
    /// A key around it that says what is in it; `nil` for none.
    var key: String?
    var found: [ImportedMember] = []
    var items: [ImportedValue]
    let place: Place
    /// The name that is shown: a title, a key, or that of the file for its only list.
    fileprivate(set) var name: String?
    /// The identifier, if all sections of the screen have different ones.
    fileprivate(set) var id: String?
    /// What of it is neither the name nor the identifier.
    fileprivate(set) var members: [ImportedMember] = []
    /// The built-in type that it has as it is; `nil` for another one.
    fileprivate(set) var builtInType: SectionType?
    var kind: Int?

    func header(_ type: String) -> [ImportedMember] {
      [("sectionType", type), ("sectionName", name), ("id", id)].compactMap { key, text in
        text.map { ImportedMember(key, .text($0)) }
      }
    }
  }

  let file: ImportedFile
  let screen: String
  let root: ImportedValue
  private(set) var isScreen = false
  var sections: [Section] = []
  /// The members of the root, and of the groups around lists, that hold no items.
  private(set) var rest: [ImportedMember] = []
  private(set) var leftOut: [LeftOutValue] = []

  /// Finds the lists below a value.
  ///
  /// A list of groups holds items, or sections if its groups hold items. A group of similar groups
  /// holds items by their identifiers.
  ///
  /// - Complexity: O(*n* × *depth*) in the values; recurses as deep as they are nested.
  init(_ file: ImportedFile, screen: String, root: ImportedValue) {
    (self.file, self.screen, self.root) = (file, screen, root)
    find(in: root, key: nil, name: nil)
    isScreen = sections.contains { $0.found["sectionType"]?.text != nil }
    let ids = sections.compactMap { $0.found["id"]?.text }
    let hasIDs = Set(ids).count == ids.count
    for index in sections.indices where !isScreen { name(&sections[index], hasIDs: hasIDs) }
  }

  var fault: Diagnostic? {
    let isPropertyList = isScreen && file.isPropertyList
    let what = KnownFile.phrase(of: file.name, root) ?? (isPropertyList ? "a screen already" : nil)
    guard what != nil || sections.allSatisfy(\.items.isEmpty) else { return nil }
    return .import(
      what.map { "this is \($0), not a list of items" } ?? "this has no list of items",
      at: root.place.start,
      notes: [Note("a list is an array of dictionaries, each an item or a group of items")])
  }

  var repeatsID: Bool {
    let ids = sections.flatMap(\.items).compactMap { $0.members["id"]?.scalarText }
    return Set(ids).count < ids.count
  }

  // MARK: Names

  private func name(_ section: inout Section, hasIDs: Bool) {
    let named = Self.nameMember(of: section.found)
    let isAlone = sections.count == 1 && section.found.isEmpty && section.key == nil
    section.name =
      named?.value.text ?? Self.name(section.key)
      ?? (isAlone ? KeyWords.capitalized(screen) : nil)
    if hasIDs { section.id = Self.name(section.found["id"]?.text) }
    section.builtInType = Self.builtInType(of: section, named: named?.key)
    section.members = section.found.filter { member in
      member.key != named?.key && (member.key != "id" || section.id == nil)
    }
    if let key = section.key, section.name == nil {
      section.members.append(ImportedMember("list", .text(key)))
    }
  }

  private static func builtInType(of section: Section, named nameKey: String?) -> SectionType? {
    let types = section.found.compactMap { member in
      member.value.text.flatMap { ContentModel.builtIn.sectionTypes[$0] }.map { (member.key, $0) }
    }
    guard let (key, type) = types.first, !section.items.isEmpty,
      section.found.allSatisfy({ [key, "id", nameKey].contains($0.key) || $0.value.isEmpty })
    else { return nil }
    let members = section.header(type.name) + [.init(SectionType.itemsKey, .list(section.items))]
    let screen = ImportedValue.Kind.list([ImportedValue(kind: .group(members))])
    let file = ContentFile(name: "", outputName: "", bytes: screen.xml)
    let found = ContentPipeline(ContentFolder(screens: [file], images: .unknown)).run().diagnostics
    return found.contains { $0.severity == .error || $0.rule == .unknownKey } ? nil : type
  }

  private static func nameMember(of members: [ImportedMember]) -> ImportedMember? {
    members.compactMap { member -> (closeness: KeyMeanings.Closeness, member: ImportedMember)? in
      let closeness = KeyMeanings.closeness(ofKeys: [member.key], to: "sectionName")
      guard let closeness, closeness.part < 2, let text = name(member.value.text),
        ContentModel.builtIn.sectionTypes[text] == nil
      else { return nil }
      return (closeness, member)
    }.min { $0.closeness < $1.closeness }?.member
  }

  /// A text of one line that is not blank; `nil` for others.
  private static func name(_ text: String?) -> String? {
    guard let text, text.utf8.contains(where: { !$0.isASCIISpace }) else { return nil }
    return text.utf8.allSatisfy { $0 >= 0x20 } ? text : nil
  }

  // MARK: Lists

  private mutating func find(in value: ImportedValue, key: String?, name: ImportedMember?) {
    if let items = Self.itemsByIdentifier(value) {
      sections.append(Section(key: key, items: items, place: value.place))
    } else if value.list != nil {
      findItems(in: value, key: key, name: name)
    } else {
      let holders = value.members.filter { Self.holdsItems($0.value) }
      let isSingle = holders.count == 1 && holders[0].value.list != nil
      let name = isSingle ? Self.nameMember(of: value.members) : nil
      for member in value.members where member.key != name?.key {
        if Self.holdsItems(member.value) {
          let key = KeyMeanings.namesStructure(member.key) ? key : member.key
          find(in: member.value, key: key, name: name)
        } else {
          rest.append(member)
        }
      }
    }
  }

  private mutating func findItems(in list: ImportedValue, key: String?, name: ImportedMember?) {
    let groups = items(in: list)
    guard let itemsKey = Self.keyOfItems(in: groups) else {
      let found = [name].compactMap(\.self)
      sections.append(Section(key: key, found: found, items: groups, place: list.place))
      return
    }
    if let name { rest.append(name) }
    var keys = ImportedNames(taken: groups.lazy.flatMap(\.members).map(\.key))
    let outer = key.map { key in
      let value = ImportedValue(kind: .text(key), place: list.place)
      return ImportedMember(key: keys.free("list"), place: list.place, value: value)
    }
    for group in groups {
      let found = group.members.filter { $0.key != itemsKey } + [outer].compactMap(\.self)
      let inner = group.members[itemsKey].map { items(in: $0) } ?? []
      sections.append(Section(found: found, items: inner, place: group.place))
    }
  }

  private mutating func items(in value: ImportedValue) -> [ImportedValue] {
    let elements = value.list ?? [value]
    leftOut += elements.filter { $0.group == nil }.map { LeftOutValue($0, .notAnItem) }
    return elements.filter { $0.group != nil }
  }

  private static func holdsItems(_ value: ImportedValue, byIdentifier: Bool = true) -> Bool {
    value.list?.contains { $0.group != nil }
      ?? (byIdentifier && itemsByIdentifier(value) != nil
        || value.members.contains { holdsItems($0.value, byIdentifier: byIdentifier) })
  }

  /// The items of a group whose members are all groups with a key in common; `nil` for other values.
  private static func itemsByIdentifier(_ value: ImportedValue) -> [ImportedValue]? {
    let groups = value.members.compactMap(\.value.group)
    guard groups.count > 1, groups.count == value.members.count,
      groups.allSatisfy({ group in
        group["id"] == nil && group.contains { $0.value.scalarText != nil }
          && !group.contains { holdsItems($0.value, byIdentifier: false) }
      }),
      groups[0].contains(where: { member in groups.allSatisfy { $0[member.key] != nil } })
    else { return nil }
    return value.members.map { member in
      let text = ImportedValue(kind: .text(member.key), place: member.place)
      let id = ImportedMember(key: "id", place: member.place, value: text)
      return ImportedValue(kind: .group([id] + member.value.members), place: member.value.place)
    }
  }

  /// The key under which groups hold their items; `nil` for items.
  ///
  /// A film holds a list of actors, and a row of films a list of films: known words decide, and
  /// otherwise a group with few other members is a section.
  private static func keyOfItems(in groups: [ImportedValue]) -> String? {
    var keys: [String] = []
    for member in groups.lazy.flatMap(\.members) where !keys.contains(member.key) {
      if member.value.list?.contains(where: { $0.group != nil }) == true { keys.append(member.key) }
      if keys.count > 16 { break }
    }
    let candidates = keys.filter { key in
      groups.allSatisfy { group in
        group.members[key].map { $0.scalarText == nil || $0.isEmpty } ?? true
      }
    }
    if let known = candidates.first(where: { KeyMeanings.name([$0], "contentItem") }) {
      return known
    }
    let others = candidates.filter { !KeyMeanings.name([$0], "itemDetails") }
    guard others.count == 1, groups.allSatisfy({ $0.members.count <= 4 }) else { return nil }
    let hasDetails = groups.lazy.flatMap(\.members).contains { member in
      member.key != others[0]
        && ["imageName", "price", "rating", "date"].contains { KeyMeanings.name([member.key], $0) }
    }
    return hasDetails ? nil : others[0]
  }
}
