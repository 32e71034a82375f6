extension SectionType {
  /// One course at full width.
  public static let featuredCourse = SectionType(
    name: "featuredCourse", summary: "One course at full width.",
    itemKind: .course, itemCount: .one, showsName: false, layout: .featuredCourse)
}
