import MarqueeCatalog
import MarqueeCells
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// Reads the section types, item kinds and fields that authors define in `Marquee.plist`.
///
/// Reports what contradicts itself at its place, and skips what is faulty.
struct ContentModelLoad {
  private let findings: SettingsFindings
  private let entries: [String: Setting.Entry]
  /// The names of all kinds, also of faulty ones.
  private let names: [String]
  /// The kinds read so far, by name; `nil` for one that is faulty or being read.
  private var kinds: [String: ItemKind?] = [:]
  /// The names of kinds that could not be read, or not completely, or that nothing declares.
  private var faultyKinds: Set<String> = []
  /// The keys of fields that are left out because there are too many, by the name of the kind.
  private var keysLeftOut: [String: Set<String>] = [:]
  /// The names of section types that could not be read, or not completely.
  private var faultyTypes: Set<String> = []

  /// Reads the whole content model.
  ///
  /// - Parameter isWhole: Whether the settings' text could be read completely.
  /// - Complexity: O(*n*) in the bytes of the settings.
  static func load(
    _ root: Setting, isWhole: Bool, _ findings: SettingsFindings
  ) -> ContentModel {
    let declared = root.entries(of: "itemKinds")
    var load = ContentModelLoad(
      findings: findings,
      entries: Dictionary(
        declared.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }),
      names: ItemKind.builtIn.map(\.name) + declared.map(\.name))
    for entry in declared { load.readKind(entry.name) }
    let itemKinds = declared.compactMap { load.kinds[$0.name] ?? nil }
    load.faultyKinds.formUnion(Set(load.entries.keys).subtracting(itemKinds.map(\.name)))
    load.faultyKinds.formUnion(load.keysLeftOut.keys)
    let screenFields = OwnFields(
      root.entries(of: "screenFields"), beside: FieldTable.catalog.fields,
      and: ["itemKinds", "screenFields"], of: "a screen", findings)
    let mayDeclareMore = !isWhole || root.mayDeclareMore
    let known = ContentModel(itemKinds: itemKinds)
    let types = root.entries(of: "sectionTypes").compactMap { entry in
      load.sectionType(entry, known, mayDeclareMore: mayDeclareMore)
    }
    return ContentModel(
      itemKinds: itemKinds, sectionTypes: types, screenFields: screenFields.fields,
      faulty: FaultyDeclarations(
        sectionTypes: load.faultyTypes, itemKinds: load.faultyKinds,
        lacksScreenFields: screenFields.isCutOff, mayDeclareMore: mayDeclareMore))
  }

  // MARK: Kinds of items

  /// Reads a kind after those that it extends, which may come later in the file.
  ///
  /// It follows the chain in a loop, so that a long chain needs no deep stack.
  private mutating func readKind(_ name: String) {
    var chain: [Setting.Entry] = []
    var next: String? = name
    while let name = next, kinds[name] == nil, let entry = entries[name] {
      kinds[name] = .some(nil)
      chain.append(entry)
      next = entry.value["extends"]?.text
    }
    if let start = chain.firstIndex(where: { $0.name == next }) {
      return reportCircle(chain[start...])
    }
    for entry in chain.reversed() {
      let kind = kind(entry)
      kinds[entry.name] = .some(kind)
    }
  }

  private func reportCircle(_ entries: ArraySlice<Setting.Entry>) {
    guard let value = entries.last?.value["extends"] else { return }
    let names = entries.map(\.name)
    findings.report(
      names.count == 1
        ? "'\(names[0])' extends itself"
        : "these kinds extend each other in a circle: \(EnglishList.names(names, "and"))",
      at: value)
  }

  private mutating func kind(_ entry: Setting.Entry) -> ItemKind? {
    guard entry.value.isDictionary else { return nil }
    guard !entry.name.isEmpty else {
      findings.report("a kind of items has no name", at: entry.key)
      return nil
    }
    guard let base = base(of: entry) else { return nil }
    let showsPrice = entry.value["show"]?[ShownPart.price.rawValue] != nil
    let own = OwnFields(
      entry.value.entries(of: "fields"),
      beside: base.fields.filter { $0 != .rank }
        + (showsPrice && base.show[.price] == nil ? [.currency] : []),
      and: [ItemReference.key, LibraryLoad.kindKey], leftOut: keysLeftOut[base.name] ?? [],
      of: "'\(entry.name)'", findings)
    if own.isCutOff || keysLeftOut[base.name] != nil { keysLeftOut[entry.name] = own.unreadKeys }
    guard entry.value.isRead(by: .authoredItemKind) else { return nil }
    let hasOwnRank = own.fields.contains { $0.key == Field.rank.key }
    let fields = base.fields.filter { !hasOwnRank || $0 != .rank } + own.fields
    return ItemKind(
      authored: entry.name, extending: base, fields: own.fields,
      show: show(in: entry, base.show, fields, own.unreadKeys),
      identity: identity(in: entry.value, fields, own.unreadKeys))
  }

  /// The kind that a kind extends; `nil` if that is faulty, which has been reported.
  private mutating func base(of entry: Setting.Entry) -> ItemKind? {
    let extended = entry.value["extends"]
    if let builtIn = ItemKind.named(entry.name) {
      guard let extended else { return builtIn }
      findings.report(
        "'\(entry.name)' is a built-in kind, which extends no other", at: extended,
        notes: [Note("an entry with its name adds fields to it")])
      return nil
    }
    guard let extended else { return .plain }
    guard let name = extended.text else { return nil }
    // An inner `nil` means that the kind itself is faulty, which is reported only once.
    if let known = kinds[name] { return known }
    if let builtIn = ItemKind.named(name) { return builtIn }
    findings.reportUnknown("item kind", name, at: extended, among: names)
    faultyKinds.insert(name)
    return nil
  }

  private func show(
    in entry: Setting.Entry, _ inherited: [ShownPart: String], _ fields: [Field],
    _ unread: Set<String>
  ) -> [ShownPart: String] {
    var show: [ShownPart: String] = [:]
    for (name, value) in entry.value.entries(of: "show").map({ ($0.name, $0.value) }) {
      guard let part = ShownPart(rawValue: name), let path = value.text,
        let field = chain(to: path, at: value, among: fields, unread)?.last
      else { continue }
      if part.canShow(field.kind) {
        show[part] = path
      } else {
        findings.report(
          "the \(part.rawValue) of a cell must be \(part.phrase), and '\(path)' is not", at: value)
      }
    }
    for path in Set(inherited.filter { show[$0.key] == nil }.values).sorted() {
      let found = fields.chains(at: path[...])
      if found.count > 1 { reportAmbiguous(path, found, at: entry.key) }
    }
    return show
  }

  private func identity(
    in kind: Setting, _ fields: [Field], _ unread: Set<String>
  ) -> String? {
    guard let value = kind["identity"], let path = value.text,
      let found = chain(to: path, at: value, among: fields, unread)
    else { return nil }
    if found.count == 1, ShownPart.title.canShow(found[0].kind) { return path }
    findings.report(
      found.count == 1
        ? "'identity' must be a text, a number or a choice, and '\(path)' is not"
        : "'identity' cannot be a field inside a group, as '\(path)' is", at: value)
    return nil
  }

  /// The field at a path, as the last of those that lead to it; reports a path that leads to none
  /// or to several.
  ///
  /// - Parameter unread: The keys of faulty fields, which have been reported.
  private func chain(
    to path: String, at value: Setting, among fields: [Field], _ unread: Set<String>
  ) -> [Field]? {
    let found = fields.chains(at: path[...])
    // The base can have faulty fields too.
    guard !unread.contains(path), !found.joined().contains(where: \.isFaulty) else { return nil }
    if found.count > 1 {
      reportAmbiguous(path, found, at: value)
    } else if found.isEmpty, !unread.contains(where: { path[...].path(into: $0) != nil }) {
      findings.reportUnknown("field", path, at: value, among: fields.names(near: path[...]))
    }
    return found.count == 1 ? found[0] : nil
  }

  private func reportAmbiguous(_ path: String, _ found: [[Field]], at setting: Setting) {
    let names = found.prefix(2).map { fields in
      fields.reversed().map { "'\($0.key)'" }.joined(separator: " in ")
    }
    findings.report(
      "'\(path)' means both \(names.joined(separator: " and "))", at: setting,
      fixIts: .advice("give one of them another key"))
  }

  // MARK: Section types

  private mutating func sectionType(
    _ entry: Setting.Entry, _ known: ContentModel, mayDeclareMore: Bool
  ) -> SectionType? {
    faultyTypes.insert(entry.name)
    guard known.sectionTypes[entry.name] == nil else {
      findings.report(
        "'\(entry.name)' is a built-in section type already", .duplicateKey, at: entry.key)
      return nil
    }
    let type = entry.value
    let own = OwnFields(
      type.entries(of: "fields"), beside: FieldTable.untypedSection.fields,
      and: CatalogSection.keysOfJSON, of: "a section", findings)
    guard type.isRead(by: .authoredSectionType), let value = type["items"],
      let name = value.text
    else { return nil }
    guard let kind = known.itemKind(named: name) else {
      if !mayDeclareMore, faultyKinds.insert(name).inserted {
        findings.reportUnknown("item kind", name, at: value, among: names)
      }
      return nil
    }
    let layouts = { (name: String) in
      known.sectionTypes[name] ?? HouseLayout.named(name).map(SectionType.init)
    }
    guard let layout = type["layout"]?.text.flatMap(layouts) else { return nil }
    if !own.isCutOff { faultyTypes.remove(entry.name) }
    let made = SectionType(
      authored: entry.name, itemKind: kind, layout: layout, fields: own.fields,
      itemCount: itemCount(type["itemCount"]), showsName: type["showsName"]?.flag,
      isNumbered: isNumbered(type["numbered"], kind, layout), fallback: type["fallback"]?.text)
    reportNothingShown(by: made, at: value)
    return made
  }

  private func reportNothingShown(by type: SectionType, at items: Setting) {
    let kind = type.itemKind
    // What is faulty in a kind could be what it shows.
    guard kind.hasOwnCell, type.shownParts.isEmpty,
      !findings.diagnostics.contains(where: {
        $0.place.codingPath.keyNames.first == "itemKinds"
      })
    else { return }
    let example = kind.fields.first { $0.isOwn && ShownPart.title.canShow($0.kind) }
      .map { ", such as 'title' = '\($0.key)'" }
    findings.report(
      "the layout '\(type.layoutName)' shows nothing of the kind '\(kind)'", at: items,
      fixIts: .advice("name a field under 'show' of '\(kind)'\(example ?? "")"))
  }

  /// Whether a section type is numbered, by its author's words; `nil` if there are none.
  private func isNumbered(
    _ setting: Setting?, _ kind: ItemKind, _ layout: SectionType
  ) -> Bool? {
    guard let setting, let flag = setting.flag else { return nil }
    let fault =
      if !layout.hasRoomForNumerals {
        "the layout '\(layout)' has no room for numerals"
      } else if kind.imageFit == nil {
        "items of the kind '\(kind)' have no image to number"
      } else {
        kind.rank == nil ? "'rank' is a field of its own in the kind '\(kind)'" : nil as String?
      }
    if flag, let fault { findings.report(fault, at: setting) }
    return flag
  }

  private func itemCount(_ limits: Setting?) -> SectionType.ItemCount {
    guard let limits else { return .any }
    // The structure check has reported a number below 1.
    let minimum = max(1, limits["minimum"]?.integer ?? 1)
    let maximum = limits["maximum"]?.integer.flatMap { $0 < 1 ? nil : $0 }
    if let maximum, maximum < minimum {
      findings.report("'maximum' is less than 'minimum'", at: limits)
      return .any
    }
    return SectionType.ItemCount(minimum: minimum, maximum: maximum)
  }
}

extension Setting {
  /// Whether there may be declarations under an unknown key, or in a value of a wrong kind.
  fileprivate var mayDeclareMore: Bool {
    unknownValues(in: .settings).contains(where: \.isDictionary)
      || ["itemKinds", "sectionTypes", "screenFields"].contains { self[$0]?.isDictionary == false }
  }
}

extension [Field] {
  /// The paths that one may have been meant to be that leads to none of the fields.
  fileprivate func names(near path: Substring) -> [String] {
    let inner = path.utf8.firstIndex(of: UInt8(ascii: ".")).map { path[$0...] } ?? ""
    return flatMap { field -> [String] in
      let fields = field.kind.groupFields
      if !fields.isEmpty, let rest = path.path(into: field.key) {
        return fields.names(near: rest).map { "\(field.key).\($0)" }
      }
      return [fields.chains(at: inner.dropFirst()).isEmpty ? field.key : field.key + inner]
    }
  }
}

extension ShownPart {
  /// Whether this part of a cell can show the field's values.
  fileprivate func canShow(_ kind: FieldKind) -> Bool {
    switch self {
    case .image: kind.means(.image) || kind.means(.link)
    case .price, .rating, .count, .progress: kind.isNumeric
    case .title, .subtitle, .caption, .badge: kind.means(.fitsLabel)
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .image: "the name of an image or a link"
    case .price, .rating, .count, .progress: "a number"
    case .title, .subtitle, .caption, .badge: "a text, a number, a date or a choice"
    }
  }
}
