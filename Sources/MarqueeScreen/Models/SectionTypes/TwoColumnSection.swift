extension SectionType {
  /// Posters in two columns.
  public static let twoColumn = SectionType(
    name: "twoColumn", summary: "Posters in two columns.",
    itemKind: .poster, itemCount: .any, showsName: false, layout: .twoColumn)
}
