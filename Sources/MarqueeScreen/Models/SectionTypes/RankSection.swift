extension SectionType {
  /// Posters with their places in a ranking.
  public static let rank = SectionType(
    name: "rank", summary: "Posters with their places in a ranking.",
    itemKind: .rankedPoster, itemCount: .any, showsName: true, layout: .rank)
}
