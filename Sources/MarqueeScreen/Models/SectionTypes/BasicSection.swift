extension SectionType {
  /// Posters in a row that scrolls sideways.
  public static let basic = SectionType(
    name: "basic", summary: "Posters in a row that scrolls sideways.",
    itemKind: .poster, itemCount: .any, showsName: true, layout: .basic)
}
