import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// The lists of items in a file, and what else its root holds.
struct ImportedList: Sendable {
  struct Section: Sendable {
    /// A key around it that says what is in it; `nil` for none.
    var key: String?
    /// The name that is shown: a title, a key, or that of the file for its only list.
    fileprivate(set) var name: String?
    /// The identifier, if all sections of the screen have different ones.
    fileprivate(set) var id: String?
    let found: [ImportedMember]
    /// What of it is neither the name nor the identifier.
    fileprivate(set) var members: [ImportedMember] = []
    var items: [Item]
    let place: Place
    /// The built-in type that it has as it is; `nil` for another one.
    fileprivate(set) var builtInType: SectionType?

    /// What is written before its items.
    func header(_ type: String) -> [ImportedMember] {
      let others = [("sectionName", name), ("id", id)]
      return [.init("sectionType", .text(type))]
        + others.compactMap { key, text in text.map { ImportedMember(key, .text($0)) } }
    }
  }

  struct Item: Sendable {
    let members: [ImportedMember]
    let place: Place

    /// Makes an item; `nil` if the value is no group.
    init?(_ value: ImportedValue, id: ImportedMember? = nil) {
      guard let members = value.group else { return nil }
      (self.members, place) = ([id].compactMap(\.self) + members, value.place)
    }

    var value: ImportedValue { ImportedValue(kind: .group(members), place: place) }
  }

  let file, screen: String
  let root: ImportedValue
  /// Whether it is a screen already, in whatever format.
  let isScreen: Bool
  /// The sections with items, in the order of the file.
  var sections: [Section] = []
  /// The members of the root, and of the groups around lists, that hold no items.
  private(set) var rest: [ImportedMember] = []
  private(set) var leftOut: [LeftOutValue] = []
  private let isPropertyList: Bool

  /// Finds the lists below a value.
  ///
  /// A list of groups holds items, or sections if its groups hold items. A group of similar groups
  /// holds items by their identifiers.
  ///
  /// - Complexity: O(*n* × *depth*) in the values; recurses as deep as they are nested.
  init(_ file: ImportedFile, screen: String, root: ImportedValue) {
    (self.file, self.screen, self.root) = (file.name, screen, root)
    isPropertyList = file.isPropertyList
    var finder = Finder()
    finder.find(in: root, key: nil, name: nil)
    (sections, rest, leftOut) = (finder.sections, finder.rest, finder.leftOut)
    isScreen = sections.contains { $0.found["sectionType"]?.text != nil }
    let ids = sections.compactMap { $0.found["id"]?.text }
    let hasIDs = Set(ids).count == ids.count
    for index in sections.indices where !isScreen { name(&sections[index], hasIDs: hasIDs) }
  }

  /// Why the file cannot be imported; `nil` if it can.
  var fault: Diagnostic? {
    let what =
      KnownFile.phrase(of: file, root) ?? (isScreen && isPropertyList ? "a screen already" : nil)
    guard what != nil || sections.allSatisfy(\.items.isEmpty) else { return nil }
    return .import(
      what.map { "this is \($0), not a list of items" } ?? "this has no list of items",
      at: root.place,
      notes: [Note("a list is an array of dictionaries, each an item or a group of items")])
  }

  /// Whether two items have the same `id`.
  var repeatsID: Bool {
    let ids = sections.flatMap(\.items).compactMap { $0.members["id"]?.scalarText }
    return Set(ids).count < ids.count
  }

  // MARK: Names

  private func name(_ section: inout Section, hasIDs: Bool) {
    let named = Self.nameMember(of: section.found)
    let key = section.key.flatMap { Self.isName($0) ? $0 : nil }
    let isAlone = sections.count == 1 && section.found.isEmpty && section.key == nil
    section.name = named?.value.text ?? key ?? (isAlone ? KeyWords.capitalized(screen) : nil)
    let id = section.found["id"]?.text.flatMap { Self.isName($0) ? $0 : nil }
    if hasIDs { section.id = id }
    section.builtInType = builtInType(of: section, named: named?.key)
    section.members = section.found.filter { member in
      member.key != named?.key && (member.key != "id" || section.id == nil)
    }
    if let key = section.key, section.name == nil {
      section.members.append(ImportedMember("list", .text(key)))
    }
  }

  private func builtInType(of section: Section, named nameKey: String?) -> SectionType? {
    let types = section.found.compactMap { member in
      member.value.text.flatMap { ContentModel.builtIn.sectionTypes[$0] }.map { (member.key, $0) }
    }
    guard let (key, type) = types.first, !section.items.isEmpty,
      section.found.allSatisfy({ [key, "id", nameKey].contains($0.key) || $0.value.isEmpty })
    else { return nil }
    let items = section.items.map(\.value)
    let members = section.header(type.name) + [.init(SectionType.itemsKey, .list(items))]
    let screen = ImportedValue.Kind.list([ImportedValue(kind: .group(members))])
    let file = ContentFile(name: "", outputName: "", bytes: screen.xml)
    let found = ContentPipeline(ContentFolder(screens: [file], images: .unknown)).run().diagnostics
    return found.contains { $0.severity == .error || $0.rule == .unknownKey } ? nil : type
  }

  fileprivate static func nameMember(of members: [ImportedMember]) -> ImportedMember? {
    members.compactMap { member -> (closeness: KeyMeanings.Closeness, member: ImportedMember)? in
      let closeness = KeyMeanings.closeness(of: KeyWords(member.key).words, to: "sectionName")
      guard let closeness, closeness.part < 2, let text = member.value.text, isName(text),
        ContentModel.builtIn.sectionTypes[text] == nil
      else { return nil }
      return (closeness, member)
    }.min { $0.closeness < $1.closeness }?.member
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.contains { !$0.isASCIISpace } && text.utf8.allSatisfy { $0 >= 0x20 }
  }
}

private struct Finder {
  var sections: [ImportedList.Section] = []
  var rest: [ImportedMember] = []
  var leftOut: [LeftOutValue] = []

  /// Finds the lists in a value.
  ///
  /// - Parameters:
  ///   - key: The nearest key around it that says what is in it.
  ///   - name: The name that is next to the value, if it is a single list.
  mutating func find(in value: ImportedValue, key: String?, name: ImportedMember?) {
    switch value.kind {
    case .list(let elements): findItems(in: elements, value.place, key: key, name: name)
    case .group(let members):
      if let items = Self.itemsByIdentifier(members) {
        sections.append(
          ImportedList.Section(key: key, found: [], items: items, place: value.place))
        return
      }
      let holders = members.filter { Self.holdsItems($0.value) }
      let name =
        holders.count == 1 && holders[0].value.list != nil
        ? ImportedList.nameMember(of: members) : nil
      for member in members where member.key != name?.key {
        if Self.holdsItems(member.value) {
          let key = KeyMeanings.namesStructure(member.key) ? key : member.key
          find(in: member.value, key: key, name: name)
        } else {
          rest.append(member)
        }
      }
    default: break
    }
  }

  private mutating func findItems(
    in elements: [ImportedValue], _ place: Place, key: String?, name: ImportedMember?
  ) {
    func items(_ values: [ImportedValue], _ leftOut: inout [LeftOutValue]) -> [ImportedList.Item] {
      values.compactMap { value in
        if value.group == nil { leftOut.append(LeftOutValue(value, .notAnItem)) }
        return ImportedList.Item(value)
      }
    }
    let groups = items(elements, &leftOut)
    guard let itemsKey = Self.keyOfItems(in: groups.map(\.members)) else {
      let members = [name].compactMap(\.self)
      sections.append(ImportedList.Section(key: key, found: members, items: groups, place: place))
      return
    }
    if let name { rest.append(name) }
    var keys = ImportedNames(taken: groups.lazy.flatMap(\.members).map(\.key))
    let ownKey = keys.free("list")
    for group in groups {
      let outer = key.map { key in
        ImportedMember(
          key: ownKey, place: place, value: ImportedValue(kind: .text(key), place: place))
      }
      let others = group.members.filter { $0.key != itemsKey } + [outer].compactMap(\.self)
      let inner = items(group.members[itemsKey].map { $0.list ?? [$0] } ?? [], &leftOut)
      sections.append(
        ImportedList.Section(key: nil, found: others, items: inner, place: group.place))
    }
  }

  // MARK: Lists

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
  private static func itemsByIdentifier(_ members: [ImportedMember]) -> [ImportedList.Item]? {
    let groups = members.compactMap(\.value.group)
    guard groups.count > 1, groups.count == members.count, let first = groups.first,
      groups.allSatisfy({ group in
        group.contains { $0.value.scalarText != nil } && !group.contains { holdsList($0.value) }
      }),
      first.contains(where: { member in groups.allSatisfy { $0[member.key] != nil } }),
      groups.allSatisfy({ $0["id"] == nil })
    else { return nil }
    return members.compactMap { member in
      let id = ImportedValue(kind: .text(member.key), place: member.place)
      return ImportedList.Item(
        member.value, id: ImportedMember(key: "id", place: member.place, value: id))
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
    func isNamed(_ key: String, _ meaning: String) -> Bool {
      KeyMeanings.closeness(of: KeyWords(key).words, to: meaning).map { $0.part < 2 } ?? false
    }
    if let known = candidates.first(where: { isNamed($0, "contentItem") }) { return known }
    let others = candidates.filter { !isNamed($0, "itemDetails") }
    guard others.count == 1, groups.allSatisfy({ $0.count <= 4 }) else { return nil }
    let hasDetails = groups.joined().contains { member in
      member.key != others[0]
        && ["imageName", "price", "rating", "date"].contains { isNamed(member.key, $0) }
    }
    return hasDetails ? nil : others[0]
  }
}
