extension SectionType {
  /// Categories as chips in two rows.
  public static let categories = SectionType(
    name: "categories", summary: "Categories as chips in two rows.",
    itemKind: .categories, itemCount: .one, showsName: false, layout: .categories)
}
