extension SectionType {
  /// One wide image with a title and a caption.
  public static let mainBanner = SectionType(
    name: "mainBanner", summary: "One wide image with a title and a caption.",
    itemKind: .banner, itemCount: .one, showsName: false, layout: .mainBanner)
}
