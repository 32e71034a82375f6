extension SectionType {
  package static let itemsKey = "contentItem"

  /// Returns the fields of a section.
  ///
  /// - Parameters:
  ///   - showsName: Whether the name is shown, which makes it required and not empty.
  ///   - items: The table of the items' fields; `nil` if it is unknown.
  ///   - own: Fields that only sections of this type have.
  package static func fields(name showsName: Bool, items: FieldTable?, own: [Field]) -> [Field] {
    [
      Field("sectionType", .sectionType, .required, "What the section looks like."),
      Field(
        "sectionName", showsName ? .text : .hiddenText, showsName ? .required : .optional,
        showsName ? "The section's header." : "A name for the section; it is not shown."),
      Field(
        itemsKey, items.map(FieldKind.array) ?? .anything, .requiredUnless("query"),
        "The section's items: dictionaries, or identifiers of items of the library."),
      .id,
      Field(
        "layout", .layoutName,
        "A layout of 'layouts' or of the house that replaces the type's own."),
      Field("query", .dictionary(.query), "Which items of the library are the section's items."),
      Field("link", .destination, "Where a tap on the header leads, as in 'see all'."),
    ] + own
  }
}

extension FieldTable {
  /// A query that selects the items of a section from the library.
  package static let query = fixed(FixedTable("query", "a query") { queryFields })

  private static let queryFields: [Field] = [
    Field(
      "kind", .text.naming(.kind),
      "The kind of the items, which is that of the section's type."),
    Field(
      "where", .map(.anything, names: .field),
      "Values of fields, or lists of values, that the items have."),
    Field(
      "orderBy", .text.naming(.field),
      "The field that orders the items; the library's order if absent."),
    Field("descending", .boolean, "Whether the greatest value comes first."),
    Field("limit", .integer(atLeast: 1), "How many items there are at most."),
  ]
}
