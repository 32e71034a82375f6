extension SectionType {
  /// Courses in a row that scrolls sideways.
  public static let courseSwimlane = SectionType(
    name: "courseSwimlane", summary: "Courses in a row that scrolls sideways.",
    itemKind: .course, itemCount: .any, showsName: false, layout: .courseSwimlane)
}
