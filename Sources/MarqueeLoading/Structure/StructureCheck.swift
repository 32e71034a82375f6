package import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueePropertyList

/// Checks a located tree against the tables of fields.
///
/// Unlike a decoder it does not stop at the first fault. Each fault is reported once: values that
/// cannot be judged because of a fault around them are skipped.
package struct StructureCheck {
  let document: PropertyListDocument
  let contentModel: ContentModel
  let library: ItemLibrary
  /// How many lost items enclose the one that is being checked.
  var nestingOfLostItems = 0
  var diagnostics: [Diagnostic] = []
  var located: LocatedCatalog
  /// How many layout groups contain the current value, not counting the outermost.
  var nestedGroupCount = 0
  /// How many groups of fields contain the current value.
  var nestedFieldsCount = 0
  /// Whether the current section lacks something whose fault is reported elsewhere.
  private var lacksDeclaration = false
  /// The items of a section that are under a wrong key, with the section.
  var misnamedItems: (section: ValueIndex, items: ValueIndex)?
  /// Whether every layout of the screen could be read, so that any other name is wrong.
  private var layoutsAreKnown = true
  private var layoutNames: Set<String> = []

  /// Whether the screen's own fields have no faults, apart from sections and layouts.
  var rootIsValid: Bool {
    !diagnostics.contains { diagnostic in
      guard diagnostic.severity == .error else { return false }
      guard case .key(let key)? = diagnostic.place.codingPath.steps.first else { return true }
      return !Catalog.partKeys.contains(key)
    }
  }

  init(
    _ document: PropertyListDocument, contentModel: ContentModel,
    library: ItemLibrary = ItemLibrary()
  ) {
    self.library = library
    self.document = document
    self.contentModel = contentModel
    located = LocatedCatalog(document: document)
    located.screenFields = FieldTable.screen(own: contentModel.screenFields).fields
  }

  /// Checks everything in a screen except its sections.
  ///
  /// - Returns: The check with its findings, and the sections that remain to be checked.
  static func begin(
    screen document: PropertyListDocument, contentModel: ContentModel, library: ItemLibrary
  ) -> (check: StructureCheck, sections: [ValueIndex]) {
    var check = StructureCheck(document, contentModel: contentModel, library: library)
    let array = check.checkRoot()
    return (check, array.map { Array(document.children(of: $0)) } ?? [])
  }

  /// Checks some sections of a screen whose root has been checked.
  ///
  /// - Returns: The sections and items with their places, as if there were no others, without
  ///   models; and their structural faults.
  func check(
    _ sections: ArraySlice<ValueIndex>
  ) -> (located: LocatedCatalog, diagnostics: [Diagnostic]) {
    var check = self
    check.diagnostics = []
    for section in sections { check.checkSection(section) }
    return (check.located, check.diagnostics)
  }

  /// Checks a dictionary that is not a screen, such as the settings.
  package static func check(
    _ document: PropertyListDocument, against table: FieldTable
  ) -> [Diagnostic] {
    guard let root = document.root else { return [] }
    return check(root, of: .dictionary(table), named: table.phrase, in: document)
  }

  /// Checks a value of the settings that their tables cannot describe, such as a default value.
  ///
  /// - Parameter name: The value in an author's words: a quoted key.
  package static func check(
    _ index: ValueIndex, of kind: FieldKind, named name: String = "'of'",
    in document: PropertyListDocument
  ) -> [Diagnostic] {
    var check = StructureCheck(document, contentModel: .builtIn)
    check.checkValue(index, of: kind, named: name)
    return check.diagnostics
  }

  private mutating func checkRoot() -> ValueIndex? {
    guard let root = document.root else { return nil }
    guard !document.holdsLists(knowing: contentModel.sectionTypes) else {
      reportLists(at: root)
      return nil
    }
    let sections: ValueIndex?
    switch document[root].kind {
    case .array:
      sections = root
    case .dictionary:
      sections = checkFullForm(root)
    case let kind:
      sections = nil
      report(
        .wrongValueType, at: root, "a screen must be an array of sections, not \(kind.phrase)")
    }
    if let sections, document.isEmpty(sections), !document.isDamaged(sections) {
      report(
        .emptySection, at: sections, "the screen has no sections",
        fixIts: .advice("write a section, '<dict>…</dict>', in the array"))
    }
    return sections
  }

  private mutating func checkFullForm(_ root: ValueIndex) -> ValueIndex? {
    let sections = document.member("sections", of: root)?.value
    // A key that cannot be read may be that of the sections.
    if sections == nil, document.children(of: root).contains(where: document.isDamaged) {
      return nil
    }
    if sections == nil, document.isSection(root) {
      report(
        .wrongValueType, at: root, range: document.openingTag(of: root),
        "a screen must be an array of sections, and this is one section",
        fixIts: .advice("wrap the section in '<array>'"))
      return nil
    }
    if sections == nil, reportMisplacedSections(in: root) { return nil }
    guard sections != nil || document.hasScreenKey(root) else {
      // This is some other property list, so do not report each of its keys.
      guard !document.isDamaged(root) else { return nil }
      report(
        .missingKey, at: root, range: document.openingTag(of: root),
        "not a screen: 'sections' is missing",
        notes: [Note("a screen is an array of sections, or a dictionary with the key 'sections'")])
      return nil
    }
    checkLayouts(in: root, sections)
    if let version = document.member("formatVersion", of: root)?.value,
      document[version].kind == .integer,
      let number = NumberText.integer(document.string(of: version))
    {
      located.formatVersion = number
      if number > Catalog.newestFormatVersion {
        report(
          .wrongValueType, at: version,
          "format version \(number) is newer than \(Catalog.newestFormatVersion), the newest known")
      }
    }
    guard let sections else { return nil }
    guard document[sections].kind == .array else {
      reportWrongKind(sections, named: "'sections'", "an array of sections")
      return nil
    }
    return sections
  }

  private mutating func checkLayouts(in root: ValueIndex, _ sections: ValueIndex?) {
    let diagnosticsBefore = diagnostics.count
    let table = FieldTable.screen(own: contentModel.screenFields)
    let field = table.fields.first { $0.key == "layouts" }
    let layouts = document.member("layouts", of: root)?.value
    // If sections name layouts, a misspelled key was probably meant to be 'layouts'.
    let isExpected =
      layouts == nil
      && sections.map {
        document.children(of: $0).contains { document.member("layout", of: $0) != nil }
      } == true
    located.rootFields = checkDictionary(root, against: table, expecting: isExpected ? field : nil)
    guard let layouts else {
      let isMisnamed = diagnostics[diagnosticsBefore...].contains { $0.rule == .missingKey }
      layoutsAreKnown = !isMisnamed && !document.isDamaged(root)
      return
    }
    layoutsAreKnown =
      document[layouts].kind == .dictionary && !document.isDamaged(layouts)
    guard document[layouts].kind == .dictionary else { return }
    let faults = diagnostics[diagnosticsBefore...].filter { $0.severity == .error }
    located.layouts = document.children(of: layouts).map { key in
      let name = document.string(of: key)
      let path = document.codingPath(of: key).steps
      return LocatedLayout(
        name: name, key: key,
        isValid: !faults.contains { $0.place.codingPath.steps.starts(with: path) })
    }
    layoutNames = Set(located.layouts.map(\.name))
  }

  /// Marks the section as incomplete without a diagnostic, because the fault is reported where the
  /// missing thing is declared.
  mutating func skipSection() { lacksDeclaration = true }

  private mutating func checkSection(_ index: ValueIndex) {
    let diagnosticsBefore = diagnostics.count
    lacksDeclaration = false
    guard document[index].kind == .dictionary else {
      return reportWrongKind(index, named: "a section", "a dictionary")
    }
    let type = sectionType(of: index).map {
      contentModel.type($0, holding: document.kindsReferred(in: index, library, contentModel))
    }
    let position = located.sections.count
    located.append(
      LocatedSection(
        index: index, type: type, items: located.items.endIndex..<located.items.endIndex,
        fields: 0..<0, isValid: false))
    if let type {
      located.sections[position].fields = checkDictionary(index, against: .section(type))
      checkItems(of: index, type, position)
      checkLayoutName(of: index)
    }
    located.sections[position].isValid =
      type != nil && !lacksDeclaration && !document[index].flags.contains(.holdsFault)
      && !diagnostics[diagnosticsBefore...].contains { $0.severity == .error }
  }

  private mutating func sectionType(of index: ValueIndex) -> SectionType? {
    guard let member = document.member("sectionType", of: index) else {
      // If another key holds the type, it is reported with the section's other keys.
      if let type = misnamedType(of: index) { return type }
      if !document.isDamaged(index) { reportMissingType(of: index) }
      return nil
    }
    guard document[member.value].kind == .string else {
      reportWrongKind(member.value, named: "'sectionType'", "a string")
      return nil
    }
    let name = document.string(of: member.value)
    if let type = contentModel.sectionTypes[name] { return type }
    // The fault is in the text or in the settings, and reported there.
    guard !document.isDamaged(member.value), !contentModel.faulty.mayInclude(sectionType: name)
    else { return nil }
    let bare = BareName(name)
    guard contentModel.sectionTypes[bare.name] == nil else {
      report(
        .unknownSectionType, at: member.value, "'sectionType' has \(bare.surroundings) its name",
        fixIts: [document.writing(bare.name, at: member.value, .safe)])
      return contentModel.sectionTypes[bare.name]
    }
    let names = contentModel.sectionTypes.names
    // Check the section's content against the type that was probably meant.
    let meant = document.nearest(to: bare.name, among: names).flatMap {
      contentModel.sectionTypes[$0]
    }
    let list = EnglishList.names(
      contentModel.sectionTypes.all.map(\.name), "and", nearest: meant?.name,
      atMost: Self.listedTypeCount)
    report(
      .unknownSectionType, at: member.value, "unknown section type '\(name)'",
      notes: [Note("the types are \(list)")],
      fixIts: document.suggestion(for: bare.name, at: member.value, among: names))
    return meant
  }

  private mutating func checkItems(of section: ValueIndex, _ type: SectionType, _ position: Int) {
    if let query = document.member(ItemReference.queryKey, of: section) {
      guard document.member(CatalogSection.itemsKey, of: section) == nil else {
        return report(
          .wrongValueType, at: query.key, "a section has 'contentItem' or 'query', not both")
      }
      return checkQuery(query.value, type, section: position)
    }
    let items =
      document.member(CatalogSection.itemsKey, of: section)
      ?? document.member(CatalogSection.itemsKeyAlias, of: section)
    let misnamed = misnamedItems?.section == section ? misnamedItems?.items : nil
    guard let array = items?.value ?? misnamed, document[array].kind == .array else { return }
    let table = FieldTable.item(type.itemKind)
    let canBeFollowed = type.itemCount.maximum != 1
    let start = located.items.count
    var count = 0
    for item in document.children(of: array) {
      count += 1
      if let reference = reference(item, type, item: located.items.count) {
        let fields = reference.override.map {
          checkOverride($0, of: reference.target, type)
        }
        located.references.append(reference)
        located.items.append(LocatedItem(index: item, section: position, fields: fields ?? 0..<0))
        continue
      }
      guard document[item].kind == .dictionary else {
        reportWrongKind(item, named: "an item", "a dictionary")
        continue
      }
      let fields = checkDictionary(item, against: table, canBeFollowed: canBeFollowed)
      checkRank(among: fields, type)
      located.items.append(LocatedItem(index: item, section: position, fields: fields))
    }
    located.sections[position].items = start..<located.items.count
    guard !document.isDamaged(array) else { return }
    if count == 0 {
      report(
        .emptySection, at: array, "the section has no items",
        fixIts: .advice("write an item, '<dict>…</dict>', in the array, or remove the section"))
    } else if !type.itemCount.allows(count) {
      report(
        .itemCount, at: array, range: document.openingTag(of: array),
        "a section of type '\(type.name)' holds \(type.itemCount.phrase), and this one holds \(count)"
      )
    }
  }

  /// Reports a rank in a section without numerals, which would be lost.
  mutating func checkRank(among fields: Range<Int>, _ type: SectionType) {
    guard !type.isNumbered, !type.hasRankedRows, let rank = type.itemKind.rankPosition,
      let field = located.fields[fields].first(where: { Int($0.position) == rank })
    else { return }
    report(
      .unknownKey, at: Int(field.key), "a section of type '\(type)' has no ranks",
      notes: [Note("this key is ignored")])
  }

  private mutating func checkLayoutName(of section: ValueIndex) {
    guard let value = document.text("layout", of: section) else { return }
    let name = document.string(of: value)
    guard layoutsAreKnown, !layoutNames.contains(name), HouseLayout.named(name) == nil else {
      return
    }
    let names = located.layouts.map(\.name) + HouseLayout.all.map(\.name)
    let (list, fixIts) = choices(names, for: name, at: value)
    report(
      .unknownLayout, at: value, "the screen has no layout '\(name)'",
      notes: [Note("the layouts are \(list)")], fixIts: fixIts)
  }
}
