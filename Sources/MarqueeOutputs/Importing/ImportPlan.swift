import MarqueeCatalog
import MarqueeCompiler
package import MarqueeDiagnostics
package import MarqueeScreen

/// The content folder that some files are turned into: settings and screens.
///
/// The stages are functions: ``ImportedFile`` reads, ``ImportedList`` finds the items,
/// ``ImportedKind`` finds out what their keys mean, and the plan puts them into property lists.
package struct ImportPlan: Sendable {
  /// A screen that is written.
  package struct Screen: Sendable {
    /// The name without its extension.
    package let name: String
    /// The file that it comes from.
    package let source: String
    package let sectionCount: Int
    package let itemCount: Int
    let root: PropertyListValue
  }

  /// The screens, in the order of the files.
  package private(set) var screens: [Screen] = []
  /// The kinds of items.
  package private(set) var kinds: [ImportedKind] = []
  /// The fields of the root of screens.
  package private(set) var screenFields: [ImportedField] = []
  /// Whether there are prices whose currency is not known.
  package private(set) var hasPriceWithoutCurrency = false
  /// What is not imported.
  package private(set) var leftOut: [LeftOutValue] = []
  /// Why nothing can be imported; empty if it can.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The currency of prices; `nil` if none was given.
  private let currency: String?

  /// Plans a content folder.
  ///
  /// - Parameters:
  ///   - files: The files, read.
  ///   - currency: The currency of prices, such as `EUR`; `nil` for none.
  /// - Complexity: O(*n*) in the values, times the number of kinds.
  package init(_ files: [ImportedFile], currency: Currency? = nil) {
    self.currency = currency?.code
    diagnostics = files.flatMap(\.diagnostics)
    leftOut = files.flatMap(\.leftOut)
    var names = ImportedNames()
    let lists = files.compactMap { file in
      file.root.map { root in
        SourceList(file, screen: names.freeScreen(ofFile: file.name), root: root)
      }
    }
    for list in lists { diagnostics += list.fault.map { [$0] } ?? [] }
    guard diagnostics.allSatisfy({ $0.severity != .error }) else { return }
    makeScreenFields(lists)
    let groups = ItemGroups(lists)
    diagnostics += groups.fault.map { [$0] } ?? []
    makeKinds(groups, lists)
    guard diagnostics.allSatisfy({ $0.severity != .error }) else { return }
    hasPriceWithoutCurrency =
      kinds.contains(where: \.hasPriceWithoutCurrency)
      || currency == nil && lists.contains(where: \.hasBuiltInPrices)
    for (index, list) in lists.enumerated() {
      leftOut += list.isScreen ? [] : list.list.leftOut
      let root = list.isScreen ? unchangedScreen(list) : screen(list, groups.kinds[index])
      screens.append(
        Screen(
          name: list.screen, source: list.file, sectionCount: list.list.sections.count,
          itemCount: list.list.sections.reduce(0) { $0 + $1.items.count }, root: root))
    }
  }

  private mutating func makeScreenFields(_ lists: [SourceList]) {
    let values = KeyedValues(lists.lazy.filter { !$0.isScreen }.flatMap(\.list.rest))
    screenFields = ImportedField.renamed(
      ImportedField.all(values, atMost: FieldLimit.inSection, of: "the root", &diagnostics),
      taken: FieldTable.catalog.fields.map(\.key) + ["itemKinds", "screenFields"])
  }

  private mutating func makeKinds(_ groups: ItemGroups, _ lists: [SourceList]) {
    var names = ImportedNames(taken: ImportedNames.builtIn)
    for group in groups.all {
      let sections = group.sections.map { lists[$0.list].list.sections[$0.section] }
      let name = group.name(lists)
      let kind = names.free(name, or: ImportedNames.otherKind(name))
      let type = names.free(
        ImportedNames.sectionType(ofKind: kind),
        or: ImportedNames.otherSectionType(ofKind: kind))
      kinds.append(
        ImportedKind(
          kind, sectionType: type, of: sections,
          showsName: group.sections.allSatisfy { lists[$0.list].name(of: $0.section) != nil },
          sectionMembers: group.sections.flatMap { lists[$0.list].ownMembers(of: $0.section) },
          hasCurrency: currency != nil, &diagnostics))
    }
  }

  // MARK: Screens

  private mutating func screen(_ list: SourceList, _ kinds: [Int?]) -> PropertyListValue {
    var root: [PropertyListValue.Member] = [.init("formatVersion", .integer("1"))]
    let sections = list.list.sections.indices.map { section(list, $0, kinds[$0]) }
    root += members(list.list.rest, screenFields)
    root.append(.init("sections", .list(sections)))
    return .group(root)
  }

  private mutating func section(
    _ list: SourceList, _ index: Int, _ kindIndex: Int?
  ) -> PropertyListValue {
    let section = list.list.sections[index]
    guard let kindIndex else { return builtInSection(list, index) }
    let kind = kinds[kindIndex]
    var members: [PropertyListValue.Member] = [.init("sectionType", .text(kind.sectionType))]
    if let name = list.name(of: index) { members.append(.init("sectionName", .text(name))) }
    if let id = list.id(of: index) { members.append(.init("id", .text(id))) }
    members += self.members(list.ownMembers(of: index), kind.sectionFields)
    let items = section.items.map {
      PropertyListValue.group(self.members($0.members, kind.fields))
    }
    members.append(.init(SectionType.itemsKey, .list(items)))
    return .group(members)
  }

  /// A section whose type and items are built in already.
  private mutating func builtInSection(_ list: SourceList, _ index: Int) -> PropertyListValue {
    let section = list.list.sections[index]
    var members: [PropertyListValue.Member] = []
    if let type = list.builtInType(of: index) {
      members.append(.init("sectionType", .text(type.name)))
      if let name = list.name(of: index) { members.append(.init("sectionName", .text(name))) }
      if let id = list.id(of: index) { members.append(.init("id", .text(id))) }
    }
    let items = section.items.map { PropertyListValue.group(unchanged($0.members)) }
    members.append(.init(SectionType.itemsKey, .list(items)))
    return .group(members)
  }

  private mutating func unchangedScreen(_ list: SourceList) -> PropertyListValue {
    unchanged(list.root, keepingEmpty: true) ?? .list([])
  }

  /// A value as it is, for a screen or an item that needs no kind.
  ///
  /// - Parameter keepsEmpty: Whether empty texts are kept, as in a screen.
  private mutating func unchanged(
    _ value: ImportedValue, keepingEmpty keepsEmpty: Bool = false
  ) -> PropertyListValue? {
    switch value.kind {
    case .group(let members): return .group(unchanged(members, keepingEmpty: keepsEmpty))
    case .list(let elements):
      return .list(elements.compactMap { unchanged($0, keepingEmpty: keepsEmpty) })
    case .text where keepsEmpty && value.isEmpty: return .text(value.text ?? "")
    case .null, .boolean, .number, .text, .date, .data:
      var faults: [Diagnostic] = []
      return FieldShape(of: [value], &faults).value(of: value, &leftOut)
    }
  }

  private mutating func unchanged(
    _ members: [ImportedMember], keepingEmpty keepsEmpty: Bool = false
  ) -> [PropertyListValue.Member] {
    members.compactMap { member in
      unchanged(member.value, keepingEmpty: keepsEmpty).map { .init(member.key, $0) }
    }
  }

  /// The values of fields, in the order of the source.
  private mutating func members(
    _ members: [ImportedMember], _ fields: [ImportedField]
  ) -> [PropertyListValue.Member] {
    let bySource = Dictionary(
      fields.map { ($0.sourceKey, $0) }, uniquingKeysWith: { first, _ in first })
    return members.compactMap { member in
      guard let field = bySource[member.key] else {
        // No value of this key can be kept.
        _ = FieldShape.empty.value(of: member.value, &leftOut)
        return nil
      }
      return field.value(of: member.value, &leftOut).map { .init(field.key, $0) }
    }
  }

  // MARK: Files

  /// The settings; empty if everything is built in.
  private var settings: [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    if let currency { members.append(.init("currency", .text(currency))) }
    if !kinds.isEmpty {
      members.append(.init("itemKinds", .group(kinds.map { .init($0.name, $0.description) })))
    }
    if !screenFields.isEmpty {
      members.append(
        .init("screenFields", .group(screenFields.map { .init($0.key, $0.description) })))
    }
    if !kinds.isEmpty {
      members.append(
        .init(
          "sectionTypes",
          .group(kinds.map { .init($0.sectionType, $0.sectionTypeDescription) })))
    }
    return members
  }

  /// The files of the folder: `Marquee.plist`, if it says anything, and the screens.
  package var files: [OutputFile] {
    let settings = settings
    let first =
      settings.isEmpty
      ? []
      : [
        OutputFile(
          name: ContentFolder.settingsFileName, bytes: PropertyListValue.group(settings).xml)
      ]
    return first
      + screens.map { OutputFile(name: "\($0.name).plist", bytes: $0.root.xml) }
  }

  /// The names of the files.
  package var fileNames: [String] {
    (settings.isEmpty ? [] : [ContentFolder.settingsFileName])
      + screens.map { "\($0.name).plist" }
  }
}
