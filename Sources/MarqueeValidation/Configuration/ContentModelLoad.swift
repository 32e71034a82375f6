import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// Reads the section types, item kinds and fields that authors define in `Marquee.plist`.
///
/// Reports each error at its place and skips what is faulty. The structure check has already
/// reported values of a wrong kind; they are ignored here.
struct ContentModelLoad {
  let document: PropertyListDocument
  var diagnostics: [Diagnostic] = []
  private var defaults: [LocatedCatalog.DefaultValue] = []
  /// The kinds read so far, by name; `nil` for one that is faulty or being read.
  private var kinds: [String: ItemKind?] = [:]
  /// The names of kinds that the settings use but nothing declares.
  private var missingKinds: Set<String> = []
  /// The keys of fields that are left out because there are too many, by the name of the kind.
  private var keysLeftOut: [String: Set<String>] = [:]
  /// The names of section types with too many fields, so that some are left out.
  private var incompleteTypes: Set<String> = []

  /// Reads the whole content model.
  ///
  /// - Parameter isWhole: Whether the settings' text could be read completely.
  /// - Complexity: O(*n*) in the bytes of the settings.
  static func load(
    _ document: PropertyListDocument, isWhole: Bool
  ) -> (
    contentModel: ContentModel, defaults: [LocatedCatalog.DefaultValue], diagnostics: [Diagnostic]
  ) {
    var load = ContentModelLoad(document: document)
    let contentModel = load.contentModel(isWhole: isWhole)
    return (contentModel, load.defaults, load.diagnostics)
  }

  private mutating func contentModel(isWhole: Bool) -> ContentModel {
    let entries = document.settingsMembers(of: "itemKinds")
    let names = entries.map { document.string(of: $0.key) }
    let positions = Dictionary(
      zip(names, entries.indices), uniquingKeysWith: { first, _ in first })
    for position in entries.indices where positions[names[position]] == position {
      readKind(names[position], entries, positions)
    }
    let itemKinds = names.indices.compactMap { position in
      positions[names[position]] == position ? kinds[names[position]] ?? nil : nil
    }
    let screenFields = OwnFields(
      document.settingsMembers(of: "screenFields"), in: document, at: ["screenFields"],
      beside: FieldTable.catalog.fields, and: ["itemKinds", "screenFields"], of: "a screen")
    diagnostics += screenFields.diagnostics
    defaults += screenFields.defaults
    let mayDeclareMore = !isWhole || hasUnreadDeclarations
    let unread = Set(names).subtracting(itemKinds.map(\.name))
    let known = ContentModel(
      itemKinds: itemKinds,
      faulty: FaultyDeclarations(
        itemKinds: unread.union(missingKinds), mayDeclareMore: mayDeclareMore))
    let sectionTypes = sectionTypes(known)
    return ContentModel(
      itemKinds: itemKinds, sectionTypes: sectionTypes, screenFields: screenFields.fields,
      faulty: FaultyDeclarations(
        sectionTypes: Set(
          document.settingsMembers(of: "sectionTypes").map { document.string(of: $0.key) }
        ).subtracting(sectionTypes.map(\.name)).union(incompleteTypes),
        itemKinds: unread.union(missingKinds).union(keysLeftOut.keys),
        lacksScreenFields: screenFields.isCutOff, mayDeclareMore: mayDeclareMore))
  }

  private static let declarations = ["itemKinds", "sectionTypes", "screenFields"]

  /// Whether there may be declarations under an unknown key, or in a value of a wrong kind.
  private var hasUnreadDeclarations: Bool {
    guard let root = document.root else { return true }
    return document.unknownKeys(of: root, in: .settings).contains {
      document[$0 + 1].kind == .dictionary
    }
      || Self.declarations.contains { name in
        document.member(name, of: root).map { document[$0.value].kind != .dictionary } ?? false
      }
  }

  // MARK: Kinds of items

  /// Reads a kind after those that it extends, which may come later in the file.
  ///
  /// It follows the chain in a loop, so that a long chain needs no deep stack.
  private mutating func readKind(
    _ name: String, _ entries: [(key: ValueIndex, value: ValueIndex)], _ positions: [String: Int]
  ) {
    var chain: [(name: String, position: Int)] = []
    var places: [String: Int] = [:]
    var next: String? = name
    while let name = next, kinds[name] == nil, let position = positions[name] {
      if let start = places[name] {
        reportCircle(
          chain[start...].map(\.name), at: entries[chain[chain.count - 1].position].value)
        for link in chain { kinds[link.name] = .some(nil) }
        return
      }
      places[name] = chain.count
      chain.append((name, position))
      next = document.settingsText("extends", of: entries[position].value)
    }
    for (name, position) in chain.reversed() {
      let kind = kind(name, entries[position], among: positions)
      kinds[name] = .some(kind)
    }
  }

  private mutating func reportCircle(_ names: [String], at entry: ValueIndex) {
    guard let value = document.member("extends", of: entry)?.value else { return }
    let message =
      names.count == 1
      ? "'\(names[0])' extends itself"
      : "these kinds extend each other in a circle: "
        + EnglishList.names(names, "and")
    report(message, at: value)
  }

  private mutating func kind(
    _ name: String, _ entry: (key: ValueIndex, value: ValueIndex), among names: [String: Int]
  ) -> ItemKind? {
    guard document[entry.value].kind == .dictionary else { return nil }
    guard !name.isEmpty else {
      report("a kind of items has no name", at: entry.key)
      return nil
    }
    guard let base = base(of: name, entry.value, among: names) else { return nil }
    let own = OwnFields(
      document.settingsMembers(of: "fields", in: entry.value), in: document,
      at: ["itemKinds", name, "fields"],
      beside: base.fields.filter { $0 != .rank } + fieldsOfPrice(in: entry.value, base),
      and: [ItemReference.key, LibraryLoad.kindKey], leftOut: keysLeftOut[base.name] ?? [],
      of: "'\(name)'")
    diagnostics += own.diagnostics
    defaults += own.defaults
    if own.isCutOff || keysLeftOut[base.name] != nil { keysLeftOut[name] = own.unreadKeys }
    guard document.isRead(entry.value, by: .authoredItemKind) else { return nil }
    let hasOwnRank = own.fields.contains { $0.key == Field.rank.key }
    let fields = base.fields.filter { !hasOwnRank || $0 != .rank } + own.fields
    return ItemKind(
      authored: name, extending: base, fields: own.fields,
      show: show(in: entry, base.show, fields, own.unreadKeys),
      identity: identity(in: entry.value, fields, own.unreadKeys))
  }

  /// The additional fields of items whose kind shows a price.
  private func fieldsOfPrice(in entry: ValueIndex, _ base: ItemKind) -> [Field] {
    guard base.show[.price] == nil, let show = document.member("show", of: entry)?.value,
      document[show].kind == .dictionary,
      document.member(ShownPart.price.rawValue, of: show) != nil
    else { return [] }
    return [.currency]
  }

  /// The kind that a kind extends; `nil` if that is faulty, which has been reported.
  private mutating func base(
    of name: String, _ entry: ValueIndex, among names: [String: Int]
  ) -> ItemKind? {
    let extended = document.member("extends", of: entry)?.value
    if let builtIn = ItemKind.named(name) {
      guard let extended else { return builtIn }
      report(
        "'\(name)' is a built-in kind, which extends no other", at: extended,
        notes: [Note("an entry with its name adds fields to it")])
      return nil
    }
    guard let extended else { return .plain }
    guard document[extended].kind == .string else { return nil }
    let other = document.string(of: extended)
    // An inner `nil` means that the kind itself is faulty, which is reported only once.
    if let known = kinds[other] { return known }
    if let builtIn = ItemKind.named(other) { return builtIn }
    // With very many names no suggestion is made, and listing them for each error would take long.
    reportUnknown(
      "item kind", other, at: extended,
      names.count > 1000 ? [] : ItemKind.builtIn.map(\.name) + names.keys)
    missingKinds.insert(other)
    return nil
  }

  private mutating func show(
    in entry: (key: ValueIndex, value: ValueIndex), _ inherited: [ShownPart: String],
    _ fields: [Field], _ unread: Set<String>
  ) -> [ShownPart: String] {
    var show: [ShownPart: String] = [:]
    for (key, value) in document.settingsMembers(of: "show", in: entry.value) {
      guard let part = ShownPart(rawValue: document.string(of: key)),
        let field = self.fields(at: value, among: fields, unread)?.last
      else { continue }
      let path = document.string(of: value)
      guard part.canShow(field.kind) else {
        report(
          "the \(part.rawValue) of a cell must be \(part.phrase), and '\(path)' is not", at: value)
        continue
      }
      show[part] = path
    }
    for path in Set(inherited.filter { show[$0.key] == nil }.values).sorted() {
      let found = fields.chains(at: path[...])
      if found.count > 1 { reportAmbiguous(path, found, at: entry.key) }
    }
    return show
  }

  private mutating func identity(
    in entry: ValueIndex, _ fields: [Field], _ unread: Set<String>
  ) -> String? {
    guard let value = document.member("identity", of: entry)?.value,
      let found = self.fields(at: value, among: fields, unread)
    else { return nil }
    let path = document.string(of: value)
    guard found.count == 1 else {
      report("'identity' cannot be a field inside a group, as '\(path)' is", at: value)
      return nil
    }
    guard ShownPart.title.canShow(found[0].kind) else {
      report("'identity' must be a text, a number or a choice, and '\(path)' is not", at: value)
      return nil
    }
    return path
  }

  /// The field at a path, as the last of those that lead to it; reports a path that leads to none or
  /// to several.
  ///
  /// - Parameter unread: The keys of faulty fields, which have been reported.
  private mutating func fields(
    at value: ValueIndex, among fields: [Field], _ unread: Set<String>
  ) -> [Field]? {
    guard document[value].kind == .string else { return nil }
    let path = document.string(of: value)
    let found = fields.chains(at: path[...])
    // The base can have faulty fields too.
    guard !unread.contains(path), !found.joined().contains(where: \.isFaulty) else { return nil }
    if found.count > 1 {
      reportAmbiguous(path, found, at: value)
    } else if found.isEmpty, !unread.contains(where: { path[...].path(into: $0) != nil }) {
      reportUnknown("field", path, at: value, fields.names(near: path[...]))
    }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Section types

  private mutating func sectionTypes(_ known: ContentModel) -> [SectionType] {
    var types: [SectionType] = []
    for (key, value) in document.settingsMembers(of: "sectionTypes") {
      let name = document.string(of: key)
      guard known.sectionTypes[name] == nil else {
        diagnostics.append(
          Diagnostic(
            rule: .duplicateKey, severity: .error,
            message: "'\(name)' is a built-in section type already", place: document.place(of: key))
        )
        continue
      }
      let own = OwnFields(
        document.settingsMembers(of: "fields", in: value), in: document,
        at: ["sectionTypes", name, "fields"],
        beside: FieldTable.untypedSection.fields, and: CatalogSection.keysOfJSON,
        of: "a section")
      diagnostics += own.diagnostics
      defaults += own.defaults
      if own.isCutOff { incompleteTypes.insert(name) }
      guard document.isRead(value, by: .authoredSectionType),
        let kind = itemKind(of: value, known),
        let layout = document.settingsText("layout", of: value).flatMap({ known.sectionTypes[$0] })
      else { continue }
      types.append(
        SectionType(
          authored: name, itemKind: kind, layout: layout, fields: own.fields,
          itemCount: itemCount(of: value), showsName: document.settingsFlag("showsName", of: value),
          isNumbered: isNumbered(value, kind, layout),
          fallback: document.settingsText("fallback", of: value)))
    }
    return types
  }

  private mutating func itemKind(of type: ValueIndex, _ known: ContentModel) -> ItemKind? {
    guard let value = document.member("items", of: type)?.value, document[value].kind == .string
    else { return nil }
    let name = document.string(of: value)
    if let kind = known.itemKind(named: name) { return kind }
    // A faulty kind still counts as known.
    if !known.faulty.mayInclude(itemKind: name), missingKinds.insert(name).inserted {
      reportUnknown(
        "item kind", name, at: value,
        known.itemKinds.count > 1000 ? [] : known.itemKinds.map(\.name))
    }
    return nil
  }

  /// Whether a section type is numbered, by its author's words; `nil` if there are none.
  private mutating func isNumbered(
    _ type: ValueIndex, _ kind: ItemKind, _ layout: SectionType
  ) -> Bool? {
    guard let flag = document.settingsFlag("numbered", of: type),
      let value = document.member("numbered", of: type)?.value
    else { return nil }
    guard flag else { return false }
    if !layout.hasRoomForNumerals {
      report("the layout '\(layout)' has no room for numerals", at: value)
    } else if kind.imageFit == nil {
      report("items of the kind '\(kind)' have no image to number", at: value)
    } else if kind.rank == nil {
      report("'rank' is a field of its own in the kind '\(kind)'", at: value)
    }
    return true
  }

  private mutating func itemCount(of type: ValueIndex) -> SectionType.ItemCount {
    guard let limits = document.member("itemCount", of: type)?.value else { return .any }
    let minimum = document.settingsInteger("minimum", of: limits) ?? 1
    // The structure check has reported a number below 1.
    let maximum = document.settingsInteger("maximum", of: limits).flatMap { $0 < 1 ? nil : $0 }
    if let maximum, maximum < minimum {
      report("'maximum' is less than 'minimum'", at: limits)
      return .any
    }
    return SectionType.ItemCount(minimum: max(1, minimum), maximum: maximum)
  }

  // MARK: Reports

  private mutating func report(_ message: String, at index: ValueIndex, notes: [Note] = []) {
    diagnostics.append(.contentModel(message, at: index, in: document, notes: notes))
  }

  private mutating func reportAmbiguous(
    _ path: String, _ found: [[Field]], at index: ValueIndex
  ) {
    let names = found.prefix(2).map { fields in
      fields.reversed().map { "'\($0.key)'" }.joined(separator: " in ")
    }
    diagnostics.append(
      .contentModel(
        "'\(path)' means both \(names.joined(separator: " and "))", at: index, in: document,
        fixIts: [FixIt("give one of them another key", applicability: .displayOnly)]))
  }

  private mutating func reportUnknown(
    _ what: String, _ name: String, at index: ValueIndex, _ names: [String]
  ) {
    diagnostics.append(
      .contentModel(
        "unknown \(what) '\(name)'", at: index, in: document,
        fixIts: document.suggestion(for: name, at: index, among: names)))
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
    case .price, .rating, .progress: kind.isNumeric
    case .title, .subtitle, .caption, .badge: kind.means(.fitsLabel)
    }
  }

  fileprivate var phrase: String {
    switch self {
    case .image: "the name of an image or a link"
    case .price, .rating, .progress: "a number"
    case .title, .subtitle, .caption, .badge: "a text, a number, a date or a choice"
    }
  }
}
