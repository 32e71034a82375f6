extension SectionType {
  /// Lines of text below each other.
  public static let list = SectionType(
    name: "list", summary: "Lines of text below each other.",
    itemKind: .row, itemCount: .any, showsName: false, layout: .list)
}
