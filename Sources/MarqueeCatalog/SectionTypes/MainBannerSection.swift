extension SectionType {
  /// One wide picture with a title and a caption.
  public static let mainBanner = SectionType(
    name: "mainBanner", summary: "One wide picture with a title and a caption.",
    itemKind: .banner, itemCount: .one, showsName: false)
}
