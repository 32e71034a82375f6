extension SectionType {
  /// A line of text above other sections.
  public static let textHeader = SectionType(
    name: "textHeader", summary: "A line of text above other sections.",
    itemKind: .textHeader, itemCount: .one, showsName: false, layout: .textHeader)
}
