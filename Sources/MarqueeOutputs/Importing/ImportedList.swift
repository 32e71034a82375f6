import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

struct ImportedSection: Sendable {
  let screen: String
  /// A key around it that says what is in it, as a member; `nil` for none.
  let key: ImportedMember?
  let found: [ImportedMember]
  var items: [ImportedValue]
  fileprivate(set) var name: String?
  /// The identifier, if all sections of the screen have different ones.
  fileprivate(set) var id: String?
  fileprivate(set) var members: [ImportedMember] = []
  /// The built-in type that it has as it is; `nil` for another one.
  fileprivate(set) var builtInType: SectionType?
  var kind: Int?

  func written(
    as type: String, _ items: [ImportedValue], with members: [ImportedMember] = []
  ) -> ImportedValue {
    let header = [("sectionType", type), ("sectionName", name), ("id", id)]
    return ImportedValue(
      kind: .group(
        header.compactMap { key, text in text.map { ImportedMember(key, .text($0)) } } + members
          + [ImportedMember(SectionType.itemsKey, .list(items))]))
  }
}

/// The lists of items in a file, and what else its root holds.
struct ImportedList: Sendable {
  let file: ImportedFile
  let screen: String
  let root: ImportedValue
  private(set) var sections: [ImportedSection] = []
  /// The members of the root, and of the groups around lists, that hold no items.
  private(set) var rest: [ImportedMember] = []
  private(set) var leftOut: [LeftOutValue] = []

  /// A list of groups holds items, or sections if its groups hold items, and a group of similar
  /// groups holds items by their identifiers.
  init(_ file: ImportedFile, screen: String, root: ImportedValue) {
    (self.file, self.screen, self.root) = (file, screen, root)
    find(in: root, key: nil, name: nil)
    let hasIDs = !sections.compactMap { $0.found["id"]?.text }.repeats
    for index in sections.indices { name(&sections[index], hasIDs: hasIDs) }
  }

  var fault: Diagnostic? {
    guard knownFile != nil || sections.allSatisfy(\.items.isEmpty) else { return nil }
    let message = knownFile.map { "this is \($0), not a list of items" }
    let note = Note("a list is an array of dictionaries, each an item or a group of items")
    return .import(message ?? "this has no list of items", at: root.place, notes: [note])
  }

  /// What a file of an app is that looks like a list, with its article; `nil` for any other.
  private var knownFile: String? {
    let name = ContentPath.name(of: file.source.name).lowercased()
    let keys = Set(root.members.map(\.key))
    let inner = Set(root.members.flatMap(\.value.members).map(\.key))
    let author = root.members["info"]?.members["author"]?.text
    return switch true {
    case name.hasSuffix(".xcstrings"), keys.isSuperset(of: ["sourceLanguage", "strings"]):
      "a string catalog"
    case inner.contains("NSStringLocalizedFormatKey"): "a table of plural forms"
    case name == "contents.json", author == "xcode": "a part of an asset catalog"
    case name == "package.resolved", keys.union(inner).contains("pins"):
      "a list of package versions"
    case OtherPropertyList.isName(name), keys.contains(where: { $0.hasPrefix("CFBundle") }):
      "the Info.plist of an app"
    case file.isPropertyList && sections.contains { $0.found["sectionType"]?.text != nil }:
      "a screen already"
    default: nil
    }
  }

  private func name(_ section: inout ImportedSection, hasIDs: Bool) {
    let named = Self.nameMember(of: section.found)
    let isAlone = sections.count == 1 && section.found.isEmpty && section.key == nil
    section.name =
      named?.value.name ?? section.key?.value.name
      ?? (isAlone ? KeyWords.capitalized(screen) : nil)
    if hasIDs { section.id = section.found["id"]?.name }
    section.builtInType = Self.builtInType(of: section, named: named?.key)
    section.members = section.found.filter { member in
      member.key != named?.key && (member.key != "id" || section.id == nil)
    }
    if section.name == nil { section.members += [section.key].compactMap(\.self) }
  }

  private static func builtInType(
    of section: ImportedSection, named nameKey: String?
  ) -> SectionType? {
    let types = section.found.compactMap { member in
      member.value.text.flatMap { ContentModel.builtIn.sectionTypes[$0] }.map { (member.key, $0) }
    }
    guard let (key, type) = types.first, !section.items.isEmpty,
      section.found.allSatisfy({ [key, "id", nameKey].contains($0.key) || $0.value.isEmpty })
    else { return nil }
    let screen = ImportedValue.Kind.list([section.written(as: type.name, section.items)])
    let file = ContentFile(name: "", outputName: "", bytes: screen.xml)
    let found = ContentPipeline(ContentFolder(screens: [file], images: .unknown)).run().diagnostics
    return found.contains { $0.severity == .error || $0.rule == .unknownKey } ? nil : type
  }

  private static func nameMember(of members: [ImportedMember]) -> ImportedMember? {
    members.compactMap { member -> (closeness: KeyMeanings.Closeness, member: ImportedMember)? in
      let closeness = KeyMeanings.closeness(ofKeys: [member.key], to: "sectionName")
      guard let closeness, closeness.part < 2, let text = member.value.name,
        ContentModel.builtIn.sectionTypes[text] == nil
      else { return nil }
      return (closeness, member)
    }.min { $0.closeness < $1.closeness }?.member
  }

  private mutating func find(in value: ImportedValue, key: ImportedMember?, name: ImportedMember?) {
    if let items = value.itemsByIdentifier {
      sections.append(ImportedSection(screen: screen, key: key, found: [], items: items))
    } else if value.list != nil {
      findItems(in: value, key: key, name: name)
    } else {
      let holders = value.members.filter(\.value.holdsItems)
      let isSingle = holders.count == 1 && holders[0].value.list != nil
      let name = isSingle ? Self.nameMember(of: value.members) : nil
      for member in value.members where member.key != name?.key {
        if member.value.holdsItems {
          let own = ImportedMember("list", .text(member.key), at: member.value.place)
          find(
            in: member.value, key: KeyMeanings.namesStructure(member.key) ? key : own, name: name)
        } else {
          rest.append(member)
        }
      }
    }
  }

  private mutating func findItems(
    in list: ImportedValue, key: ImportedMember?, name: ImportedMember?
  ) {
    let groups = items(in: list)
    let named = [name].compactMap(\.self)
    guard let itemsKey = Self.keyOfItems(in: groups) else {
      return sections.append(
        ImportedSection(screen: screen, key: key, found: named, items: groups))
    }
    rest += named
    var keys = ImportedNames(taken: groups.lazy.flatMap(\.members).map(\.key))
    let outer = key.map { [ImportedMember(keys.free($0.key), $0.value, at: $0.place)] }
    for group in groups {
      let found = group.members.filter { $0.key != itemsKey } + (outer ?? [])
      let own = group.members[itemsKey].map { items(in: $0) } ?? []
      sections.append(ImportedSection(screen: screen, key: nil, found: found, items: own))
    }
  }

  private mutating func items(in value: ImportedValue) -> [ImportedValue] {
    let elements = value.list ?? [value]
    leftOut += elements.filter { $0.group == nil }.map { LeftOutValue($0, .notAnItem) }
    return elements.filter { $0.group != nil }
  }

  /// The key under which groups hold their items, or `nil`: a film has a list of actors, and a row
  /// of films a list of films, so known words decide, then whether there are few other members.
  private static func keyOfItems(in groups: [ImportedValue]) -> String? {
    let keys = Set(groups.lazy.flatMap(\.members).filter(\.value.holdsGroups).map(\.key)).sorted()
    let candidates = keys.prefix(16).filter { key in
      groups.allSatisfy { $0.members[key].map { $0.scalarText == nil || $0.isEmpty } ?? true }
    }
    let known = candidates.first { KeyMeanings.name([$0], "contentItem") }
    if let known { return known }
    let others = candidates.filter { !KeyMeanings.name([$0], "itemDetails") }
    guard others.count == 1, groups.allSatisfy({ $0.members.count <= 4 }) else { return nil }
    let hasDetails = groups.lazy.flatMap(\.members).contains { member in
      member.key != others[0]
        && ["imageName", "price", "rating", "date"].contains { KeyMeanings.name([member.key], $0) }
    }
    return hasDetails ? nil : others[0]
  }
}

extension ImportedValue {
  /// A text of one line that is not blank; `nil` for others.
  fileprivate var name: String? {
    isEmpty ? nil : text.flatMap { $0.utf8.allSatisfy { $0 >= 0x20 } ? $0 : nil }
  }

  fileprivate var holdsGroups: Bool { list?.contains { $0.group != nil } ?? false }

  fileprivate var holdsItems: Bool {
    holdsGroups || itemsByIdentifier != nil || members.contains(where: \.value.holdsItems)
  }

  /// The items of a group whose members are all groups with a key in common; else `nil`.
  fileprivate var itemsByIdentifier: [ImportedValue]? {
    let groups = members.compactMap(\.value.group)
    guard groups.count > 1, groups.count == members.count,
      groups.allSatisfy({ group in
        group["id"] == nil && group.contains { $0.value.scalarText != nil }
          && !group.flatMap(\.value.all).contains(where: \.holdsGroups)
      }),
      groups[0].contains(where: { member in groups.allSatisfy { $0[member.key] != nil } })
    else { return nil }
    return members.map { member in
      let id = ImportedMember("id", .text(member.key), at: member.place)
      return ImportedValue(kind: .group([id] + member.value.members), place: member.value.place)
    }
  }
}
