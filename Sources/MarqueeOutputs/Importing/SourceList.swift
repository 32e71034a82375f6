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

  /// Whether a section of a built-in type has prices.
  var hasBuiltInPrices: Bool {
    list.sections.indices.contains { builtInType(of: $0)?.itemKind.show[.price] != nil }
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
    if let key = section.key, name(of: index) == nil {
      let value = ImportedValue(kind: .text(key), place: section.place)
      return [ImportedMember(key: "list", place: section.place, value: value)]
    }
    let name = nameMember(of: section)?.key
    let id = id(of: index)
    return section.members.filter { member in
      member.key != name && !(member.key == "id" && id != nil)
    }
  }
}
