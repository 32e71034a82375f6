extension SectionType {
  /// The section types that every catalog has.
  public static let builtIn: [SectionType] = [
    .basic, .large, .main, .rank, .grid, .twoColumn, .list, .mainBanner, .textHeader,
    .courseSwimlane, .categories, .featuredCourse, .businessBanner,
  ]

  /// Posters in a row that scrolls sideways.
  public static let basic = SectionType(
    "basic", of: .poster, "Posters in a row that scrolls sideways.", showsName: true,
    layout: .posterRow(groupHeight: 200, itemHeight: 0.75, count: 3))
  /// Large posters in a row that scrolls sideways.
  public static let large = SectionType(
    "large", of: .poster, "Large posters in a row that scrolls sideways.", showsName: true,
    layout: .posterRow(groupHeight: 400, itemHeight: 0.75, count: 2))
  /// One large poster at the top of the screen.
  public static let main = SectionType(
    "main", of: .poster, "One large poster at the top of the screen.",
    layout: .main,
    modelFields: [
      Field(
        "selection", .word(Selection.allCases.map(\.rawValue)),
        "Which of the items is shown: a random one (the default) or the first.")
    ])
  /// Posters with their places in a ranking.
  public static let rank = SectionType(
    "rank", of: .poster, "Posters with their places in a ranking.", showsName: true,
    isNumbered: true, layout: .posterRow(groupHeight: 200, itemHeight: 0.9, count: 2))
  /// Small posters, five in a row.
  public static let grid = SectionType(
    "grid", of: .poster, "Small posters, five in a row.", layout: .grid)
  /// Posters in two columns.
  public static let twoColumn = SectionType(
    "twoColumn", of: .poster, "Posters in two columns.", layout: .twoColumns)
  /// Lines of text below each other.
  public static let list = SectionType(
    "list", of: .row, "Lines of text below each other.",
    layout: .list(ListConfiguration(appearance: .plain)))
  /// One wide image with a title and a caption.
  public static let mainBanner = SectionType(
    "mainBanner", of: .banner, "One wide image with a title and a caption.", itemCount: .one,
    layout: .fullWidth(height: 220, insets: DirectionalEdgeInsets(bottom: 20)))
  /// A line of text above other sections.
  public static let textHeader = SectionType(
    "textHeader", of: .textHeader, "A line of text above other sections.", itemCount: .one,
    layout: .textHeader)
  /// Courses in a row that scrolls sideways.
  public static let courseSwimlane = SectionType(
    "courseSwimlane", of: .course, "Courses in a row that scrolls sideways.",
    layout: .courseSwimlane)
  /// Categories as chips in two rows.
  public static let categories = SectionType(
    "categories", of: .categories, "Categories as chips in two rows.", itemCount: .one,
    layout: .fullWidth(
      height: 88, insets: DirectionalEdgeInsets(bottom: 20), interGroupSpacing: 10))
  /// One course at full width.
  public static let featuredCourse = SectionType(
    "featuredCourse", of: .course, "One course at full width.", itemCount: .one,
    layout: .fullWidth(height: 230, insets: .courses))
  /// A banner for companies.
  public static let businessBanner = SectionType(
    "businessBanner", aliases: ["udemyBusinessBanner"], of: .businessBanner,
    "A banner for companies.", itemCount: .one, layout: .fullWidth(height: 160, insets: .courses))
}
