import MarqueeCatalog
import MarqueeCompiler
package import MarqueeDiagnostics
package import MarqueeScreen

/// The content folder that some files are turned into: settings and screens.
///
/// The stages are functions: ``ImportedFile`` reads, ``ImportedList`` finds the items,
/// ``ImportedKind`` finds out what their keys mean, and the plan puts them into property lists.
package struct ImportPlan: Sendable {
  /// The files of the folder: `Marquee.plist`, if it says anything, and the screens.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []
  package private(set) var screens: [(source: String, sectionNames: [String?], itemCount: Int)] = []
  package private(set) var kinds: [ImportedKind] = []
  package private(set) var screenFields: [ImportedField] = []
  package private(set) var hasPriceWithoutCurrency = false
  package private(set) var leftOut: [LeftOutValue]
  package private(set) var diagnostics: [Diagnostic]
  private var sections: [ImportedSection]
  private var currency: String?

  /// The most kinds, because each one is compared with every section.
  private static let maximumKindCount = 100
  /// The most keys of different sections: items have also the fields of every item, and a currency.
  private static let keyLimit = FieldTable.maximumFieldCount - ItemKind.plain.fields.count - 2

  /// - Complexity: O(*n*) in the values, times the number of kinds.
  package init(_ files: [ImportedFile], currency: Currency? = nil) {
    var names = ImportedNames()
    let lists = files.compactMap { file in
      file.root.map { ImportedList(file, screen: names.freeScreen(of: file.source.name), root: $0) }
    }
    self.currency = currency?.code
    leftOut = files.flatMap(\.leftOut)
    diagnostics = files.flatMap(\.diagnostics) + lists.compactMap(\.fault)
    sections = lists.flatMap(\.sections)
    guard !isRefused else { return }
    screenFields = ImportedField.all(
      lists.lazy.flatMap(\.rest),
      taken: FieldTable.catalog.fields.map(\.key) + ["itemKinds", "screenFields"])
    makeKinds(lists)
    guard !isRefused else { return }
    hasPriceWithoutCurrency =
      kinds.contains(where: \.hasPriceWithoutCurrency)
      || self.currency == nil && sections.contains { $0.builtInType?.itemKind.show[.price] != nil }
    addSettings(at: lists.first?.root.place)
    guard !isRefused else { return }
    for list in lists { add(list) }
    kinds.removeAll(where: \.show.isEmpty)
  }

  private var isRefused: Bool { diagnostics.contains { $0.severity == .error } }

  private mutating func makeKinds(_ lists: [ImportedList]) {
    let model = ContentModel.builtIn
    var names = ImportedNames(taken: ItemKind.builtIn.map(\.name) + model.sectionTypes.names)
    for number in 0..<groupedKindCount() {
      let own = sections.indices.filter { sections[$0].kind == number }
      let first = sections[own[0]]
      let isOnly = sections.allSatisfy { $0.screen != first.screen || $0.kind == number }
      let type = isOnly ? nil : first.found["type"]?.text ?? first.key?.value.text
      let kind = ImportedKind(
        names.kind(ofList: type ?? first.screen), of: own.map { sections[$0] }, currency: currency)
      for (index, section) in zip(own, kind.sections) { sections[index] = section }
      kinds.append(kind)
      currency = kind.currency
      leftOut += kind.leftOut
    }
    let byScreen = Dictionary(grouping: sections, by: \.screen)
    for list in lists where byScreen[list.screen, default: []].allSatisfy(\.items.isEmpty) {
      diagnostics.append(.import("no cell can show anything of this list", at: list.root.place))
    }
    let repeating = byScreen.values.filter { sections in
      sections.lazy.flatMap(\.items).compactMap { $0.members["id"]?.scalarText }.repeats
    }
    for number in kinds.indices {
      kinds[number].finish(repeatsID: repeating.joined().contains { $0.kind == number })
    }
  }

  /// Gives sections whose items have most of their keys in common the same kind.
  private mutating func groupedKindCount() -> Int {
    var kinds: [Set<String>] = []
    for index in sections.indices
    where !sections[index].items.isEmpty && sections[index].builtInType == nil {
      let keys = Set(sections[index].items.lazy.flatMap(\.members).map(\.key))
      let like = kinds.firstIndex { other in
        let count = other.union(keys).count
        return other.intersection(keys).count * 2 >= count && count <= Self.keyLimit
      }
      if like == nil { kinds.append([]) }
      let isWide = keys.count > Self.keyLimit
      guard !isWide, kinds.count <= Self.maximumKindCount else {
        let message =
          isWide
          ? "an item has \(keys.count) keys, and at most \(Self.keyLimit) can be imported"
          : "more than \(Self.maximumKindCount) kinds of items are needed"
        diagnostics.append(.import(message, at: sections[index].items[0].place))
        return 0
      }
      sections[index].kind = like ?? kinds.count - 1
      kinds[like ?? kinds.count - 1].formUnion(keys)
    }
    return kinds.count
  }

  private mutating func add(_ list: ImportedList) {
    let sections = sections.filter { $0.screen == list.screen }
    let shown = sections.filter { !$0.items.isEmpty }
    leftOut += list.leftOut
    for section in sections where section.items.isEmpty {
      leftOut += (section.found + [section.key].compactMap(\.self))
        .map { LeftOutValue($0.value, .sectionWithoutItems) }
    }
    let root = ImportedValue.Kind.group(
      [.init("formatVersion", .init(number: "1"))]
        + ImportedField.members(of: list.rest, in: screenFields, &leftOut)
        + [.init("sections", .list(shown.map { self.section($0) }))])
    let itemCount = shown.reduce(0) { $0 + $1.items.count }
    screens.append((list.file.source.name, shown.map(\.name), itemCount))
    files.append(("\(list.screen).plist", root.xml))
  }

  private mutating func section(_ section: ImportedSection) -> ImportedValue {
    guard let kind = section.kind.map({ kinds[$0] }) else {
      leftOut += section.items.flatMap(\.leaves).filter(\.isUnwritten)
        .map { LeftOutValue($0, $0.isEmpty ? .empty : .data) }
      return section.written(as: section.builtInType?.name ?? "", section.items)
    }
    let members = ImportedField.members(of: section.members, in: kind.sectionFields, &leftOut)
    let items = section.items.map { item in
      ImportedValue(
        kind: .group(ImportedField.members(of: item.members, in: kind.fields, &leftOut)))
    }
    return section.written(as: kind.sectionType, items, with: members)
  }

  private mutating func addSettings(at place: Place?) {
    let kinds = kinds.filter { !$0.show.isEmpty }
    let settings = ImportedValue(
      kind: .init(members: [
        ("currency", currency.map { .text($0) }),
        ("itemKinds", .init(members: kinds.map { ($0.name, $0.description) })),
        ("screenFields", ImportedField.description(of: screenFields)),
        ("sectionTypes", .init(members: kinds.map { ($0.sectionType, $0.sectionTypeDescription) })),
      ]))
    guard !settings.members.isEmpty, let place else { return }
    let name = ContentFolder.settingsFileName
    let file = ContentFile(name: name, outputName: name, bytes: settings.kind.xml)
    files.append((name, file.bytes))
    let folder = ContentFolder(screens: [], settings: file, images: .unknown)
    // There may be more fields than a dictionary can have, or more lists in lists.
    let fault = ContentPipeline(folder).run().diagnostics.first { $0.severity == .error }
    diagnostics += fault.map { [.import($0.message, at: place)] } ?? []
  }
}
