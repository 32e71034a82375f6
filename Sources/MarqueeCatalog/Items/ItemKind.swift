/// What the items of a section are.
///
/// The raw value is the name that `Marquee.plist` uses for section types of the authors' own.
public enum ItemKind: String, Hashable, Sendable, CaseIterable {
  /// An image with a description.
  case poster
  /// A poster with a rank.
  case rankedPoster
  /// A line of a list.
  case row
  /// A wide image with a title and a caption.
  case banner
  /// A line of text as a header.
  case textHeader
  /// A course with its price and rating.
  case course
  /// Category titles, shown as chips.
  case categories
  /// A banner that leads to an offer for companies.
  case businessBanner

  /// The fields of such an item.
  public var fields: [Field] {
    switch self {
    case .poster: Poster.fields
    case .rankedPoster: RankedPoster.fields
    case .row: Row.fields
    case .banner: Banner.fields
    case .textHeader: TextHeader.fields
    case .course: Course.fields
    case .categories: Categories.fields
    case .businessBanner: BusinessBanner.fields
    }
  }
}
