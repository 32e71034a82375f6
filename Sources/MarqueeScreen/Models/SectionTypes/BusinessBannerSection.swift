extension SectionType {
  /// A banner for companies.
  public static let businessBanner = SectionType(
    name: "businessBanner", aliases: ["udemyBusinessBanner"], summary: "A banner for companies.",
    itemKind: .businessBanner, itemCount: .one, showsName: false, layout: .businessBanner)
}
