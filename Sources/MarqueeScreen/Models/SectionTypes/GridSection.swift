extension SectionType {
  /// Small posters, five in a row.
  public static let grid = SectionType(
    name: "grid", summary: "Small posters, five in a row.",
    itemKind: .poster, itemCount: .any, showsName: false, layout: .grid)
}
