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
    package let sectionNames: [String?]
    package let itemCount: Int
  }

  /// The files of the folder: `Marquee.plist`, if it says anything, and the screens.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []
  package private(set) var screens: [Screen] = []
  package private(set) var kinds: [ImportedKind] = []
  package private(set) var screenFields: [ImportedField] = []
  package private(set) var hasPriceWithoutCurrency = false
  package private(set) var leftOut: [LeftOutValue] = []
  package private(set) var diagnostics: [Diagnostic] = []
  private var lists: [ImportedList] = []
  private var currency: String?

  /// The most kinds, because each one is compared with every section.
  private static let maximumKindCount = 100

  /// - Complexity: O(*n*) in the values, times the number of kinds.
  package init(_ files: [ImportedFile], currency: Currency? = nil) {
    self.currency = currency?.code
    diagnostics = files.flatMap(\.diagnostics)
    leftOut = files.flatMap(\.leftOut)
    var names = ImportedNames()
    for file in files {
      guard let root = file.root else { continue }
      lists.append(ImportedList(file, screen: names.freeScreen(ofFile: file.name), root: root))
    }
    diagnostics += lists.compactMap(\.fault)
    guard !isRefused else { return }
    makeScreenFields()
    makeKinds()
    guard !isRefused else { return }
    hasPriceWithoutCurrency =
      kinds.contains(where: \.hasPriceWithoutCurrency)
      || self.currency == nil
        && lists.flatMap(\.sections).contains { $0.builtInType?.itemKind.show[.price] != nil }
    for list in lists { add(list) }
    kinds.removeAll(where: \.show.isEmpty)
    addSettings()
  }

  private var isRefused: Bool { diagnostics.contains { $0.severity == .error } }

  private mutating func makeScreenFields() {
    screenFields = ImportedField.all(
      lists.lazy.filter { !$0.isScreen }.flatMap(\.rest),
      atMost: ImportedKind.maximumSectionFieldCount, of: "the root",
      taken: FieldTable.catalog.fields.map(\.key) + ["itemKinds", "screenFields"], &diagnostics)
  }

  // MARK: Kinds

  private mutating func makeKinds() {
    var names = ImportedNames(taken: ImportedNames.builtIn)
    for number in 0..<groupedKindCount() {
      let holders = lists.filter { $0.sections.contains { $0.kind == number } }
      let sections = holders.flatMap(\.sections).filter { $0.kind == number }
      let isOnly = holders[0].sections.allSatisfy { $0.kind == number }
      let type = isOnly ? nil : sections[0].found["type"]?.text ?? sections[0].key
      let name = type ?? holders[0].screen
      let kind = ImportedKind(
        names.kind(ofList: name), of: sections, currency: currency, &diagnostics)
      kinds.append(kind)
      currency = kind.currency
      leftOut += kind.leftOut
      var kept = kind.sections[...]
      for list in lists.indices {
        for index in lists[list].sections.indices where lists[list].sections[index].kind == number {
          lists[list].sections[index] = kept.removeFirst()
        }
      }
    }
    guard !isRefused else { return }
    for list in lists where list.sections.allSatisfy(\.items.isEmpty) {
      let message = "no cell can show anything of this list"
      diagnostics.append(.import(message, at: list.root.place.start))
    }
    let repeating = Set(lists.filter(\.repeatsID).flatMap(\.sections).map(\.kind))
    for number in kinds.indices { kinds[number].finish(repeatsID: repeating.contains(number)) }
  }

  /// Gives sections whose items have most of their keys in common the same kind.
  private mutating func groupedKindCount() -> Int {
    var kinds: [Set<String>] = []
    for list in lists.indices where !lists[list].isScreen {
      for index in lists[list].sections.indices {
        let section = lists[list].sections[index]
        guard !section.items.isEmpty, section.builtInType == nil else { continue }
        let keys = Set(section.items.lazy.flatMap(\.members).map(\.key))
        let like = kinds.firstIndex { other in
          let count = other.union(keys).count
          return other.intersection(keys).count * 2 >= count
            && count <= ImportedKind.maximumFieldCount
        }
        if like == nil { kinds.append([]) }
        guard kinds.count <= Self.maximumKindCount else {
          let message = "more than \(Self.maximumKindCount) kinds of items are needed"
          diagnostics.append(.import(message, at: section.place.start))
          return 0
        }
        lists[list].sections[index].kind = like ?? kinds.count - 1
        kinds[like ?? kinds.count - 1].formUnion(keys)
      }
    }
    return kinds.count
  }

  // MARK: Screens

  private mutating func add(_ list: ImportedList) {
    let shown = list.sections.filter { !$0.items.isEmpty }
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
      root = .group(
        [.init("formatVersion", .init(number: "1"))]
          + ImportedField.members(of: [list.rest], in: screenFields, &leftOut)[0]
          + [.init("sections", .list(shown.map { ImportedValue(kind: self.section($0)) }))])
    }
    screens.append(
      Screen(
        name: list.screen, source: list.file.name, sectionNames: shown.map(\.name),
        itemCount: shown.reduce(0) { $0 + $1.items.count }))
    files.append(("\(list.screen).plist", root.xml))
  }

  private mutating func section(_ section: ImportedList.Section) -> ImportedValue.Kind {
    var header = section.header(section.builtInType?.name ?? "")
    var items = section.items
    if let kind = section.kind.map({ kinds[$0] }) {
      header = section.header(kind.sectionType)
      header += ImportedField.members(of: [section.members], in: kind.sectionFields, &leftOut)[0]
      items = ImportedField.members(of: items.map(\.members), in: kind.fields, &leftOut)
        .map { ImportedValue(kind: .group($0)) }
    } else {
      for item in items { leaveOut(of: item) }
    }
    return .group(header + [.init(SectionType.itemsKey, .list(items))])
  }

  private mutating func leaveOut(of value: ImportedValue) {
    for leaf in value.leaves where leaf.isUnwritten {
      leftOut.append(LeftOutValue(leaf, leaf.isEmpty ? .empty : .data))
    }
  }

  private mutating func addSettings() {
    let entries = [
      ("itemKinds", kinds.map { ImportedMember($0.name, $0.description) }),
      ("screenFields", screenFields.map { .init($0.key, $0.description) }),
      ("sectionTypes", kinds.map { .init($0.sectionType, $0.sectionTypeDescription) }),
    ].filter { !$0.1.isEmpty }
    var settings = entries.map { ImportedMember($0.0, .group($0.1)) }
    if let currency { settings.insert(ImportedMember("currency", .text(currency)), at: 0) }
    if !settings.isEmpty {
      let xml = ImportedValue.Kind.group(settings).xml
      files.insert((ContentFolder.settingsFileName, xml), at: 0)
    }
  }
}
