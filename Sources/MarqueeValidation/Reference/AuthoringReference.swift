import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen

/// Everything that authors can write, as a page in Markdown.
///
/// It is made from the tables of the structure check, so it lists exactly what is accepted.
package enum AuthoringReference {
  /// The page: a screen, its sections, items and layouts, and the settings.
  package static var markdown: String {
    var page = MarkdownPage(title: "What authors write")
    page.paragraph("Every key of a screen's property list and of `Marquee.plist`.")
    page.heading("Overview", level: 2)
    page.paragraph(
      """
      `marquee reference` prints this page. After each key come what its value must be and \
      whether it is required. A value such as \(mention(DirectionalEdgeInsets.table.name)) is a dictionary; its keys are \
      listed under that name.
      """)
    addFolder(to: &page)
    var described: Set<FieldTable> = []
    page.heading(heading(.catalog), level: 2)
    page.paragraph(
      """
      The root of a screen's property list is an array of sections, or a dictionary with these \
      keys:
      """)
    page.list(FieldTable.catalog.fields.map { entry($0) })
    addSections(to: &page)
    add(.query, level: 3, to: &page, &described)
    addItems(to: &page)
    page.heading("Layouts", level: 2)
    add(.layout, level: 3, to: &page, &described)
    add(LayoutConfiguration.table.name, level: 3, to: &page, &described)
    add(.settings, level: 2, to: &page, &described)
    return page.text
  }

  // MARK: Parts of the page

  private static func addFolder(to page: inout MarkdownPage) {
    page.heading("A complete screen", level: 2)
    page.paragraph("This is a whole file, `Home.plist`:")
    page.code(ReferenceExample.screen, in: "xml")
    page.paragraph(
      "Its second item is in the library, `Items.plist`, here without the lines that begin and end "
        + "every file:")
    page.code(ReferenceExample.library, in: "xml")
    page.paragraph("The settings, `Marquee.plist`, say what prices are in:")
    page.code(ReferenceExample.settings, in: "xml")
    page.heading("A content folder", level: 2)
    page.paragraph("Only screens are required.")
    page.list([
      "`Home.plist`: a screen. Its name is the file's, and in a subfolder also the folder's: "
        + "`Shop/Home`.",
      "`Items.plist`, and all property lists in the folder `Items`: the library, in a folder with "
        + "settings. Each holds a dictionary of items by identifier, and each item has its `kind`, "
        + "a built-in one or one of `itemKinds`. A section lists items by identifier, or as "
        + "dictionaries with `item` and the keys to replace.",
      "`Marquee.plist`: the settings. They may also be in a folder above.",
      "`de.lproj/Home.plist`: the screen `Home` in German. Screens and images without such a "
        + "folder are for all other languages. The library and the settings are shared by all "
        + "languages, so a text of the library is translated where a section overrides it.",
      "`Assets.xcassets`, and image files in any folder: the images.",
    ])
  }

  private static func addSections(to page: inout MarkdownPage) {
    let common = FieldTable.untypedSection.fields
    page.heading("Sections", level: 2)
    page.paragraph("Every section has these keys:")
    page.list(common.map { entry($0) })
    page.paragraph(
      "`\(CatalogSection.itemsKeyAlias)` is another name for `\(CatalogSection.itemsKey)`.")
    page.paragraph("These are the types:")
    page.table(
      ["Type", "Items", "How many", "Header"],
      SectionType.builtIn.map { type in
        [
          "`\(type.name)`", "`\(type.itemKind.name)`", type.itemCount == .one ? "1" : "1 or more",
          type.showsName ? "yes" : "no",
        ]
      })
    for type in SectionType.builtIn {
      page.heading("Section `\(type.name)`", level: 3)
      page.paragraph(type.summary)
      page.paragraph("Layout: \(LayoutSummary.text(of: type.layout)).")
      if !type.aliases.isEmpty {
        page.paragraph("Also read: \(codes(type.aliases, "and")).")
      }
      let own = type.fields.filter { field in
        field.key != CatalogSection.itemsKey && !common.contains(field)
      }
      if !own.isEmpty { page.paragraph("In such a section:") }
      page.list(own.map { entry($0) })
    }
  }

  private static func addItems(to page: inout MarkdownPage) {
    page.heading("Items", level: 2)
    for kind in ItemKind.builtIn {
      page.heading("Item `\(kind.name)`", level: 3)
      let types = SectionType.builtIn.filter { $0.itemKind == kind }.map(\.name)
      page.paragraph("In sections of type \(codes(types, "and")):")
      page.list(kind.fields.map { entry($0) })
    }
  }

  /// Adds a table, and those inside it that have not been described yet.
  private static func add(
    _ table: FieldTable, level: Int, to page: inout MarkdownPage,
    _ described: inout Set<FieldTable>
  ) {
    guard described.insert(table).inserted else { return }
    page.heading(heading(table), level: level)
    if let introduction = introduction(table) { page.paragraph(introduction) }
    // Exactly one key must be present, so calling each of them optional would be wrong.
    page.list(
      table.fields.map {
        entry($0, saysPresence: !table.hasExactlyOneField || $0.presence != .optional)
      })
    for inner in table.fields.compactMap({ innerTable(of: $0.kind) }) {
      add(inner, level: 3, to: &page, &described)
    }
  }

  /// Text that applies to a whole table; `nil` if there is none.
  private static func introduction(_ table: FieldTable) -> String? {
    switch table {
    case LayoutSubitem.table: "An item, or with `subitems` a group."
    case .settings: "The settings of a content folder."
    case _ where table.hasExactlyOneField && table.fields.contains { $0.presence != .optional }:
      "It has exactly one of these keys, besides the optional one:"
    case _ where table.hasExactlyOneField: "It has exactly one of these keys:"
    default: nil
    }
  }

  /// The table for the dictionaries of a value; `nil` if it has none.
  private static func innerTable(of kind: FieldKind) -> FieldTable? {
    switch kind.storage {
    case .dictionary(let table), .array(let table): table
    case .map(let kind): innerTable(of: kind)
    default: nil
    }
  }

  // MARK: Fields

  /// A field in one line: its key, its value, whether it is required, and its purpose.
  private static func entry(_ field: Field, saysPresence: Bool = true) -> String {
    let facts = [value(field.kind), saysPresence ? presence(field.presence) : nil]
      .compactMap(\.self)
    return "`\(field.key)` (\(facts.joined(separator: ", "))): \(coded(field.help))"
  }

  /// What a value must be; `nil` if a table says no more than the field's help.
  private static func value(_ kind: FieldKind) -> String? {
    switch kind.storage {
    case .anything: nil
    case .word(let words): codes(words, "or")
    case .integer(let minimum?): "\(kind.phrase) of \(minimum) or more"
    case .dictionary(let table): mention(table)
    case .array(let table):
      kind.phrase.replacing(table.phrase, with: mention(table), maxReplacements: 1)
    case .map(let inner):
      kind.phrase + (value(inner).map { " with \($0) for each name" } ?? "")
    default: coded(kind.phrase)
    }
  }

  private static func presence(_ presence: Field.Presence) -> String {
    switch presence {
    case .required: "required"
    case .optional: "optional"
    case .requiredUnless(let key): "required unless there is `\(key)`"
    case .onlyWith(let keys): "optional, only with \(codes(keys, "or"))"
    case .requiredWhen(let key, let values):
      "required when `\(key)` is "
        + codes(values.compactMap(\.shownText), "or")
    }
  }

  // MARK: Words

  /// A table's heading: its phrase, capitalized.
  private static func heading(_ table: FieldTable) -> String {
    table.phrase.prefix(1).uppercased() + table.phrase.dropFirst()
  }

  private static func mention(_ table: FieldTable) -> String { "*\(table.phrase)*" }

  private static func codes(_ words: [String], _ conjunction: String) -> String {
    EnglishList.join(words.map { "`\($0)`" }, conjunction)
  }

  /// A text of the tables with quoted words as code, because `'<true/>'` would be markup otherwise.
  ///
  /// An apostrophe follows a letter, so it is not mistaken for a quotation mark.
  package static func coded(_ text: String) -> String {
    var result = ""
    var isQuoted = false
    var previous: Character = " "
    for character in text {
      if character == "'", isQuoted || !previous.isLetter {
        isQuoted.toggle()
        result.append("`")
      } else {
        result.append(character)
      }
      previous = character
    }
    return result
  }
}
