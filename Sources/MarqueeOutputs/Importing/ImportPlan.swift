import MarqueeCatalog
import MarqueeCompiler
package import MarqueeDiagnostics
package import MarqueeScreen

/// The content folder that some files are turned into: settings and screens.
///
/// The stages are functions: ``ImportedFile`` reads, ``ImportedList`` finds the items,
/// ``ImportedKind`` finds out what their keys mean, and the plan puts them into property lists.
package struct ImportPlan: Sendable {
  package struct Screen: Sendable {
    package let name: String
    package let source: String
    /// The names of the sections; `nil` for a section without one.
    package let sectionNames: [String?]
    package let itemCount: Int
    let root: ImportedValue.Kind
  }

  /// The files of the folder: `Marquee.plist`, if it says anything, and the screens.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// The screens, in the order of the files.
  package private(set) var screens: [Screen] = []
  package private(set) var kinds: [ImportedKind] = []
  package private(set) var screenFields: [ImportedField] = []
  package private(set) var hasPriceWithoutCurrency = false
  package private(set) var leftOut: [LeftOutValue] = []
  /// Why nothing can be imported; empty if it can.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The currency of prices; `nil` if it is not known.
  private var currency: String?

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
    var lists = files.compactMap { file in
      file.root.map { root in
        ImportedList(file, screen: names.freeScreen(ofFile: file.name), root: root)
      }
    }
    diagnostics += lists.compactMap(\.fault)
    guard !isRefused else { return }
    makeScreenFields(lists)
    let groups = ItemGroups(lists)
    diagnostics += [groups.fault].compactMap(\.self)
    makeKinds(groups, &lists)
    guard !isRefused else { return }
    hasPriceWithoutCurrency =
      kinds.contains(where: \.hasPriceWithoutCurrency)
      || self.currency == nil
        && lists.flatMap(\.sections).contains { $0.builtInType?.itemKind.show[.price] != nil }
    for (list, kinds) in zip(lists, groups.kinds) { add(list, kinds) }
    kinds.removeAll(where: \.show.isEmpty)
    makeFiles()
  }

  private var isRefused: Bool { diagnostics.contains { $0.severity == .error } }

  private mutating func makeScreenFields(_ lists: [ImportedList]) {
    screenFields = ImportedField.all(
      lists.lazy.filter { !$0.isScreen }.flatMap(\.rest),
      atMost: ImportedKind.maximumSectionFieldCount, of: "the root",
      taken: FieldTable.catalog.fields.map(\.key) + ["itemKinds", "screenFields"], &diagnostics)
  }

  /// Makes the kinds, and takes the rows that cells cannot show out of the lists.
  private mutating func makeKinds(_ groups: ItemGroups, _ lists: inout [ImportedList]) {
    var names = ImportedNames(taken: ImportedNames.builtIn)
    for group in groups.all {
      let (kind, type) = names.kind(ofList: group.name(lists))
      func make(_ diagnostics: inout [Diagnostic]) -> ImportedKind {
        ImportedKind(
          kind, sectionType: type,
          of: group.sections.flatMap { lists[$0.list].sections[$0.section].items },
          showsName: group.sections.allSatisfy { lists[$0.list].sections[$0.section].name != nil },
          sectionMembers: group.sections.flatMap { lists[$0.list].sections[$0.section].members },
          currency: currency, &diagnostics)
      }
      var first = make(&diagnostics)
      let leftOutCount = leftOut.count
      for at in group.sections {
        let rows = first.rows(of: lists[at.list].sections[at.section].items)
        lists[at.list].sections[at.section].items = rows.kept
        leftOut += rows.leftOut
      }
      if leftOut.count > leftOutCount {
        var repeated: [Diagnostic] = []
        first = make(&repeated)
      }
      currency = currency ?? first.currency
      kinds.append(first)
    }
    guard !isRefused else { return }
    for list in lists where list.sections.allSatisfy(\.items.isEmpty) {
      diagnostics.append(.import("no cell can show anything of this list", at: list.root.place))
    }
    for (index, group) in zip(kinds.indices, groups.all) {
      kinds[index].finish(
        sections: group.sections.map { lists[$0.list].sections[$0.section].items },
        repeatsID: group.sections.contains { lists[$0.list].repeatsID })
    }
  }

  // MARK: Screens

  private mutating func add(_ list: ImportedList, _ kinds: [Int?]) {
    let shown = list.sections.indices.filter { !list.sections[$0].items.isEmpty }
    var root = list.root.kind
    if list.isScreen {
      leaveOut(of: list.root)
    } else {
      leftOut += list.leftOut
      for section in list.sections where section.items.isEmpty {
        let key = section.key.map { ImportedValue(kind: .text($0), place: section.place) }
        leftOut += (section.found.map(\.value) + [key].compactMap(\.self))
          .map { LeftOutValue($0, .sectionWithoutItems) }
      }
      let sections = shown.map { ImportedValue(kind: section(list, $0, kinds[$0])) }
      root = .group(
        [.init("formatVersion", .init(number: "1"))] + members(list.rest, screenFields)
          + [.init("sections", .list(sections))])
    }
    screens.append(
      Screen(
        name: list.screen, source: list.file, sectionNames: shown.map { list.sections[$0].name },
        itemCount: list.sections.reduce(0) { $0 + $1.items.count }, root: root))
  }

  private mutating func section(
    _ list: ImportedList, _ index: Int, _ kindIndex: Int?
  ) -> ImportedValue.Kind {
    let kind = kindIndex.map { kinds[$0] }
    let type = kind?.sectionType ?? list.sections[index].builtInType?.name
    var members = list.sections[index].header(type ?? "")
    if let kind { members += self.members(list.sections[index].members, kind.sectionFields) }
    let items = list.sections[index].items.map { item in
      guard let kind else {
        leaveOut(of: item.value)
        return item.value
      }
      return ImportedValue(kind: .group(self.members(item.members, kind.fields)))
    }
    members.append(.init(SectionType.itemsKey, .list(items)))
    return .group(members)
  }

  private mutating func leaveOut(of value: ImportedValue) {
    for leaf in value.leaves where leaf.isUnwritten {
      leftOut.append(LeftOutValue(leaf, leaf.isEmpty ? .empty : .data))
    }
  }

  /// The values of fields, in the order of the source.
  private mutating func members(
    _ members: [ImportedMember], _ fields: [ImportedField]
  ) -> [ImportedMember] {
    let bySource = Dictionary(
      fields.map { ($0.sourceKey, $0) }, uniquingKeysWith: { first, _ in first })
    return members.compactMap { member in
      // No value of a key without a field can be kept.
      let field = bySource[member.key]
      return (field?.shape ?? .empty).value(of: member.value, &leftOut)
        .flatMap { value in field.map { .init($0.key, value) } }
    }
  }

  // MARK: Files

  private mutating func makeFiles() {
    let entries = [
      ("itemKinds", kinds.map { ImportedMember($0.name, $0.description) }),
      ("screenFields", screenFields.map { .init($0.key, $0.shape.description) }),
      ("sectionTypes", kinds.map { .init($0.sectionType, $0.sectionTypeDescription) }),
    ].filter { !$0.1.isEmpty }
    var settings = entries.map { ImportedMember($0.0, .group($0.1)) }
    if let currency { settings.insert(ImportedMember("currency", .text(currency)), at: 0) }
    if !settings.isEmpty {
      files.append((ContentFolder.settingsFileName, ImportedValue.Kind.group(settings).xml))
    }
    files += screens.map { ("\($0.name).plist", $0.root.xml) }
  }
}
