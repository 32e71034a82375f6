extension SectionType {
  /// Large posters in a row that scrolls sideways.
  public static let large = SectionType(
    name: "large", summary: "Large posters in a row that scrolls sideways.",
    itemKind: .poster, itemCount: .any, showsName: true, layout: .large)
}
