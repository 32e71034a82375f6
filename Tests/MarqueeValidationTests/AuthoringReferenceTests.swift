import MarqueeCatalog
import MarqueeScreen
import MarqueeValidation
import Testing

@Suite struct AuthoringReferenceTests {
  /// The paragraphs, list entries and table rows below a heading, up to the next one, unwrapped.
  private static func entries(below heading: String) -> [String] {
    let lines = AuthoringReference.markdown.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: heading[...]) else { return [] }
    var entries: [String] = [""]
    for line in lines[(start + 1)...].prefix(while: { !$0.hasPrefix("#") }) {
      if entries[entries.count - 1].isEmpty || line.isEmpty || "-|".contains(line.prefix(1)) {
        entries.append(String(line))
      } else {
        entries[entries.count - 1] += " " + line.drop { $0 == " " }
      }
    }
    return entries
  }

  @Test(
    arguments: [
      (
        "### Item `poster`",
        "- `imageName` (a string, required unless there is `imageLink`): "
          + "The image's name, without scale; only a loose file that is not PNG has its extension."
      ),
      (
        "### Item `banner`",
        "- `imageLink` (a string, required unless there is `imageName`): A link to the image."
      ),
      (
        "### Item `course`",
        "- `tag` (a string, optional): A word of praise, such as `Bestseller`."
      ),
      (
        "### Item `poster`",
        "- `rank` (an integer of 1 or more, optional): The place in a numbered section, from 1; "
          + "the position if no item of the section has one."
      ),
      (
        "## Sections",
        "- `contentItem` (required unless there is `query`): The section's items: dictionaries, or "
          + "identifiers of items of the library."
      ),
      ("### Section `basic`", "- `sectionName` (a string, required): The section's header."),
      (
        "### Section `main`",
        "- `selection` (`random` or `first`, optional): "
          + "Which of the items is shown: a random one (the default) or the first."
      ),
      ("### Section `businessBanner`", "Also read: `udemyBusinessBanner`."),
      ("### Section `list`", "Layout: a list, `plain`."),
      (
        "### Section `basic`",
        "Layout: groups of `fractionalWidth` 0.9 by `estimated` 200, 3 items in each, "
          + "which scroll sideways (`continuous`)."
      ),
      ("### A group", "- `width` (*a dimension*, required): The width."),
      ("### A spacing", "It has exactly one of these keys:"),
      ("### A dimension", "It has exactly one of these keys, besides the optional one:"),
      (
        "### A dimension",
        "- `scalesWithText` (`<true/>` or `<false/>`, optional, only with `absolute` or "
          + "`estimated`): Whether the length grows with the text: by the size of body text, "
          + "divided by 17."
      ),
      ("### A dimension", "- `absolute` (a number): A length in points."),
      (
        "### A header or footer",
        "- `pinToVisibleBounds` (`<true/>` or `<false/>`, optional): Whether it stays in sight."
      ),
      (
        "## Marquee.plist",
        "- `sectionTypes` (a dictionary with *a section type* for each name, optional): "
          + "Custom section types, by name."
      ),
    ])
  func `a line says what an author can write`(heading: String, line: String) {
    #expect(Self.entries(below: heading).contains(line), "\(Self.entries(below: heading))")
  }

  @Test(arguments: ItemKind.builtIn)
  func `every key of an item has a line`(kind: ItemKind) {
    let entries = Self.entries(below: "### Item `\(kind.name)`")
    for field in kind.fields {
      #expect(entries.count { $0.hasPrefix("- `\(field.key)` (") } == 1, "\(field.key)")
    }
  }

  @Test(
    arguments: [
      FieldTable.catalog, .layout, LayoutItem.table.name, LayoutGroup.table.name,
      LayoutSubitem.table, LayoutDimension.table.name, Spacing.table.name,
      DirectionalEdgeInsets.table.name, BoundarySupplementaryItem.table.name,
      NamedBoundaryItem.table.name, SupplementaryItem.table.name, LayoutAnchor.table.name,
      LayoutPoint.table.name,
      DecorationItem.table.name, EdgeSpacing.table.name, CustomFrame.table.name,
      OrthogonalScrollingProperties.table.name,
      LayoutConfiguration.table.name, ListConfiguration.table.name, .settings,
      .authoredSectionType, .imageLimits, .textRule,
    ])
  func `every key of a dictionary has a line below its name`(table: FieldTable) {
    let name = table.phrase.prefix(1).uppercased() + table.phrase.dropFirst()
    let entries = Self.entries(below: "## \(name)") + Self.entries(below: "### \(name)")
    for field in table.fields {
      #expect(entries.contains { $0.hasPrefix("- `\(field.key)` (") }, "\(field.key)")
    }
  }

  @Test(arguments: SectionType.builtIn)
  func `a section type has its summary, and a row`(type: SectionType) {
    #expect(Self.entries(below: "### Section `\(type.name)`").contains(type.summary))
    let rows = Self.entries(below: "## Sections").filter { $0.hasPrefix("| `\(type.name)` ") }
    #expect(rows.count == 1)
    #expect(rows.allSatisfy { $0.contains("| `\(type.itemKind.name)` ") })
  }

  @Test func `no two headings are equal`() {
    let headings = AuthoringReference.markdown.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(headings.count > SectionType.builtIn.count + ItemKind.builtIn.count)
    #expect(Set(headings).count == headings.count)
  }

  @Test func `no line is wider than 100 columns, except Apple's in every property list`() {
    let lines = AuthoringReference.markdown.split(separator: "\n")
      .filter { !$0.hasPrefix("<!DOCTYPE plist") }
    #expect(lines.count > 100)
    #expect(lines.filter { $0.count > 100 } == [])
  }

  @Test(
    arguments: [
      ("the section's 'id' and the items' texts", "the section's `id` and the items' texts"),
      ("'<true/>' or '<false/>'", "`<true/>` or `<false/>`"), ("'*'; then", "`*`; then"),
    ])
  func `quoted words become code, and an apostrophe remains`(text: String, coded: String) {
    #expect(AuthoringReference.coded(text) == coded)
  }
}
