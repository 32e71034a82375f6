import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// The lists of a file, with the name of the screen that they become.
struct SourceList {
  let file: String
  let screen: String
  let list: ImportedList
  let root: ImportedValue
  /// Whether it is a screen already, in whatever format.
  let isScreen: Bool
  private let isPropertyList: Bool
  /// Whether no two sections have the same identifier.
  private let hasSectionIDs: Bool

  init(_ file: ImportedFile, screen: String, root: ImportedValue) {
    self.file = file.name
    self.screen = screen
    self.root = root
    list = ImportedList(in: root)
    isScreen = list.sections.contains { $0.members[Self.typeKey]?.text != nil }
    isPropertyList = file.isPropertyList
    let ids = list.sections.compactMap { $0.members["id"]?.text }
    hasSectionIDs = Set(ids).count == ids.count
  }

  /// Why the file cannot be imported; `nil` if it can.
  var fault: Diagnostic? {
    if let members = root.group, members.contains(where: { $0.key.hasPrefix("CFBundle") }) {
      return diagnostic("this is the Info.plist of an app, not a list of items")
    }
    if isScreen, isPropertyList {
      return diagnostic("this is a screen already, not a list of items")
    }
    guard list.sections.allSatisfy({ $0.items.isEmpty }) else { return nil }
    return diagnostic("this has no list of items")
  }

  private func diagnostic(_ message: String) -> Diagnostic {
    var place = root.place
    // The first part is enough to find a value of many lines.
    place.range = place.range.map { SourceRange(start: $0.start, end: min($0.end, $0.start + 1)) }
    return Diagnostic(
      rule: .wrongValueType, severity: .error, message: message, place: place,
      notes: [Note("a list is an array of dictionaries, each an item or a group of items")])
  }

  private static let typeKey = "sectionType"

  // MARK: Sections

  /// The built-in type that a section names, if its items and the section fit it.
  func builtInType(of index: Int) -> SectionType? {
    let section = list.sections[index]
    guard let member = section.members.first(where: { namesType($0.value) }),
      let type = member.value.text.flatMap({ ContentModel.builtIn.sectionTypes[$0] }),
      type.itemCount.allows(section.items.count),
      section.items.allSatisfy({ $0.fits(type.itemKind) }),
      !type.showsName || name(of: index) != nil
    else { return nil }
    let used = [member.key, "id", nameMember(of: section)?.key]
    return section.members.allSatisfy({ used.contains($0.key) || $0.value.isEmpty }) ? type : nil
  }

  private func namesType(_ value: ImportedValue) -> Bool {
    value.text.map { ContentModel.builtIn.sectionTypes[$0] != nil } ?? false
  }

  /// The name of a section: a key, a title, or that of the file for its only list.
  func name(of index: Int) -> String? {
    let section = list.sections[index]
    if let key = section.key { return Self.isName(key) ? key : nil }
    if let member = nameMember(of: section) { return member.value.text }
    return list.sections.count == 1 && section.members.isEmpty ? KeyWords.capitalized(screen) : nil
  }

  /// The member that names a section.
  private func nameMember(of section: ImportedList.Section) -> ImportedMember? {
    let texts = section.members.filter { member in
      member.value.text.map(Self.isName) ?? false && !namesType(member.value)
    }
    return texts.first { Meaning.weight(of: .title, in: KeyWords($0.key)) >= 0.9 }
      ?? texts.first { KeyWords($0.key).last.map(ListWords.namesSection) ?? false }
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.contains { !$0.isASCIISpace } && text.utf8.allSatisfy { $0 >= 0x20 }
  }

  /// The identifier of a section, if all sections of the screen have different ones.
  func id(of index: Int) -> String? {
    guard hasSectionIDs else { return nil }
    return list.sections[index].members["id"]?.text.flatMap { Self.isName($0) ? $0 : nil }
  }

  /// The members of a section that become fields of its own.
  func ownMembers(of index: Int) -> [ImportedMember] {
    let section = list.sections[index]
    let name = nameMember(of: section)?.key
    let id = id(of: index)
    return section.members.filter { member in
      member.key != name && !(member.key == "id" && id != nil)
    }
  }
}

extension ImportedList.Item {
  /// Whether an item is one of a built-in kind: it has the required fields and no others.
  fileprivate func fits(_ kind: ItemKind) -> Bool {
    let fields = kind.fields
    let fit = members.allSatisfy { member in
      member.value.isEmpty
        || fields.first { $0.key == member.key }.map { member.value.fits($0.kind) } ?? false
    }
    return fit
      && fields.allSatisfy { field in
        switch field.presence {
        case .required: has(field.key)
        case .requiredUnless(let other): has(field.key) || has(other)
        case .optional, .requiredWhen: true
        }
      }
  }

  private func has(_ key: String) -> Bool { members[key].map { !$0.isEmpty } ?? false }
}

extension ImportedValue {
  /// Whether a field of a built-in kind accepts the value.
  fileprivate func fits(_ kind: FieldKind) -> Bool {
    switch kind.storage {
    case .string: text != nil
    case .word(let words): text.map(words.contains) ?? false
    case .integer(let minimum):
      number.flatMap { Int($0.text) }.map { $0 >= minimum ?? Int.min } ?? false
    case .number, .numberOrText: number != nil
    case .boolean: if case .boolean = self.kind { true } else { false }
    case .strings:
      list.map { !$0.isEmpty && $0.allSatisfy { $0.text != nil && !$0.isEmpty } } ?? false
    case .date, .list, .group, .dictionary, .array, .map, .anything: false
    }
  }
}

extension ImportedNames {
  /// Returns the name of the screen of a file that no other file has, ignoring case.
  mutating func freeScreen(ofFile path: String) -> String {
    let name = Self.screen(ofFile: path)
    let lowercased = name.lowercased()
    // What was added to a taken name is its number.
    return name + free(lowercased).dropFirst(lowercased.count)
  }
}

/// The sections of all lists, grouped by items that have most of their keys in common.
struct ItemGroups {
  /// A section of a list, by its position.
  struct Position: Hashable {
    let list: Int
    let section: Int
  }

  /// Sections with items of one kind.
  struct Group {
    var sections: [Position]
    var keys: Set<String>

    /// The name of the kind: that of the only list, or that of the first section.
    func name(_ lists: [SourceList]) -> String {
      let first = lists[sections[0].list]
      let section = first.list.sections[sections[0].section]
      let isOnly = first.list.sections.count == sections.count { $0.list == sections[0].list }
      let type = section.members["type"]?.text ?? section.key
      let name = isOnly ? first.screen : type ?? first.screen
      return ImportedNames.kind(ofList: name)
    }
  }

  /// The most groups, because each one is compared with every section.
  private static let maximumCount = 100

  private(set) var all: [Group] = []
  /// The error for the first section that needs one group too many; `nil` for none.
  private(set) var fault: Diagnostic?
  /// For each section of each list, the index of its group; `nil` for a built-in type.
  private(set) var kinds: [[Int?]] = []

  init(_ lists: [SourceList]) {
    for (listIndex, list) in lists.enumerated() {
      guard !list.isScreen else {
        kinds.append([])
        continue
      }
      kinds.append(
        list.list.sections.indices.map { index in
          guard list.builtInType(of: index) == nil else { return nil }
          let section = list.list.sections[index]
          let keys = Set(section.items.flatMap { $0.members.map(\.key) })
          return add(Position(list: listIndex, section: index), keys, section.place)
        })
    }
  }

  private mutating func add(_ position: Position, _ keys: Set<String>, _ place: Place) -> Int? {
    guard fault == nil else { return nil }
    let like = all.indices.first { index in
      let union = all[index].keys.union(keys)
      return all[index].keys.intersection(keys).count * 2 >= union.count
        && union.count <= FieldLimit.inItem
    }
    guard let like else {
      guard all.count < Self.maximumCount else {
        fault = Diagnostic(
          rule: .wrongValueType, severity: .error,
          message: "more than \(Self.maximumCount) kinds of items are needed", place: place,
          label: "these have other keys than all before")
        return nil
      }
      all.append(Group(sections: [position], keys: keys))
      return all.count - 1
    }
    all[like].sections.append(position)
    all[like].keys.formUnion(keys)
    return like
  }
}
