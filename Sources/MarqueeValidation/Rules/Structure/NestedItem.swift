import MarqueeDiagnostics
import MarqueeLoading

extension Rule {
  static let nestedItem = Rule(
    .nestedItem, group: .structure, severity: .error,
    summary: "an item or a section is inside another, where nothing reads it",
    rationale: """
      A property list editor that adds a row inside a dictionary creates a key such as 'New item' \
      there. The file stays well-formed and loads without an error, but the item is lost: the row \
      on the screen is one title short.
      """,
    examples: [
      .bad(
        .item(of: "basic"),
        [
          "description": "A lighthouse in a storm", "imageName": "poster13",
          "⟦New item⟧": .poster("poster14", description: "A cat on a roof"),
        ]),
      .good(
        .items(of: "basic"),
        [.poster("poster13"), .poster("poster14", description: "A cat on a roof")]),
    ])
}
