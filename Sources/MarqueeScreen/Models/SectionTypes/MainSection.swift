extension SectionType {
  /// One large poster at the top of the screen.
  public static let main = SectionType(
    name: "main", summary: "One large poster at the top of the screen.",
    itemKind: .poster, itemCount: .any, showsName: false, layout: .main,
    modelFields: [
      Field(
        "selection", .word(Selection.allCases.map(\.rawValue)),
        "Which of the items is shown: a random one (the default) or the first.")
    ])
}
