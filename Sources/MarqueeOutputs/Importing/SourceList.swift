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
  var list: ImportedList
  let root: ImportedValue
  /// Whether it is a screen already, in whatever format.
  let isScreen: Bool
  /// For each section the built-in type that it has; `nil` for another one.
  private(set) var builtInTypes: [SectionType?] = []
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
    builtInTypes = isScreen ? [] : list.sections.indices.map(builtInType)
  }

  /// Why the file cannot be imported; `nil` if it can.
  var fault: Diagnostic? {
    if let what = KnownFile.phrase(of: file, root) {
      return diagnostic("this is \(what), not a list of items")
    }
    if isScreen, isPropertyList {
      return diagnostic("this is a screen already, not a list of items")
    }
    guard list.sections.allSatisfy({ $0.items.isEmpty }) else { return nil }
    return diagnostic("this has no list of items")
  }

  private func diagnostic(_ message: String) -> Diagnostic {
    .import(
      message, at: root.place,
      notes: [Note("a list is an array of dictionaries, each an item or a group of items")])
  }

  private static let typeKey = "sectionType"

  // MARK: Sections

  /// The built-in type that a section names, if it would be a section of it without errors.
  private func builtInType(of index: Int) -> SectionType? {
    let section = list.sections[index]
    guard let member = section.members.first(where: { Self.type(of: $0.value) != nil }),
      let type = Self.type(of: member.value), !section.items.isEmpty
    else { return nil }
    let used = [member.key, "id", ImportedList.nameMember(of: section.members)?.key]
    guard section.members.allSatisfy({ used.contains($0.key) || $0.value.isEmpty }) else {
      return nil
    }
    let items = section.items.map { ImportedValue(kind: .group($0.members)) }
    let screen = ImportedValue.Kind.list([
      ImportedValue(
        kind: .group(header(of: index, type.name) + [.init(SectionType.itemsKey, .list(items))]))
    ])
    let file = ContentFile(name: "", outputName: "", bytes: screen.xml)
    let found = ContentPipeline(ContentFolder(screens: [file], images: .unknown)).run().diagnostics
    return found.contains { $0.severity == .error || $0.rule == .unknownKey } ? nil : type
  }

  /// The first members of a section that is written.
  func header(of index: Int, _ type: String) -> [ImportedMember] {
    let others = [("sectionName", name(of: index)), ("id", id(of: index))]
    return [.init("sectionType", .text(type))]
      + others.compactMap { key, text in text.map { ImportedMember(key, .text($0)) } }
  }

  private static func type(of value: ImportedValue) -> SectionType? {
    value.text.flatMap { ContentModel.builtIn.sectionTypes[$0] }
  }

  /// The name of a section: a title, a key, or that of the file for its only list.
  func name(of index: Int) -> String? {
    let section = list.sections[index]
    if let member = ImportedList.nameMember(of: section.members) { return member.value.text }
    if let key = section.key { return ImportedList.isName(key) ? key : nil }
    return list.sections.count == 1 && section.members.isEmpty ? KeyWords.capitalized(screen) : nil
  }

  /// The identifier of a section, if all sections of the screen have different ones.
  func id(of index: Int) -> String? {
    guard hasSectionIDs else { return nil }
    return list.sections[index].members["id"]?.text.flatMap { ImportedList.isName($0) ? $0 : nil }
  }

  /// The members of a section that become fields of its own.
  func ownMembers(of index: Int) -> [ImportedMember] {
    let section = list.sections[index]
    if let key = section.key, name(of: index) == nil {
      let value = ImportedValue(kind: .text(key), place: section.place)
      return [ImportedMember(key: "list", place: section.place, value: value)]
    }
    let name = ImportedList.nameMember(of: section.members)?.key
    let id = id(of: index)
    return section.members.filter { member in
      member.key != name && !(member.key == "id" && id != nil)
    }
  }

  /// Whether two items have the same `id`.
  var repeatsID: Bool {
    let ids = list.sections.flatMap(\.items).compactMap { $0.members["id"]?.scalarText }
    return Set(ids).count < ids.count
  }
}

extension Diagnostic {
  /// An error of a list that cannot be imported, at the beginning of a value.
  static func `import`(_ message: String, at place: Place, notes: [Note] = []) -> Diagnostic {
    var place = place
    // The first part is enough to find a value of many lines.
    place.range = place.range.map { SourceRange(start: $0.start, end: min($0.end, $0.start + 1)) }
    return Diagnostic(
      rule: .wrongValueType, severity: .error, message: message, place: place, notes: notes)
  }
}

/// Files of an app that look like lists and are none.
enum KnownFile {
  /// What a file is, with its article; `nil` for any other.
  static func phrase(of path: String, _ root: ImportedValue) -> String? {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let root = root.group ?? []
    let keys = Set(root.map(\.key))
    let inner = root.flatMap { $0.value.group ?? [] }
    return if name.hasSuffix(".xcstrings") || keys.isSuperset(of: ["sourceLanguage", "strings"]) {
      "a string catalog"
    } else if inner.contains(where: { $0.key == "NSStringLocalizedFormatKey" }) {
      "a table of plural forms"
    } else if name == "contents.json" || root["info"]?.group?["author"]?.text == "xcode" {
      "a part of an asset catalog"
    } else if name == "package.resolved" || (root + inner).contains(where: { $0.key == "pins" }) {
      "a list of package versions"
    } else if OtherPropertyList.isName(path) || keys.contains(where: { $0.hasPrefix("CFBundle") }) {
      "the Info.plist of an app"
    } else {
      nil
    }
  }
}
