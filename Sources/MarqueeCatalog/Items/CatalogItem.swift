/// An item of a section, as its author wrote it.
public enum CatalogItem: Hashable, Sendable {
  /// A poster with its description.
  case poster(Poster)
  /// A poster with its place in a ranking.
  case rankedPoster(RankedPoster)
  /// A row of a list.
  case row(Row)
  // Boxed, so that the far more frequent posters stay small.
  /// A banner with an image and a caption.
  indirect case banner(Banner)
  /// A text above the sections that follow.
  case textHeader(TextHeader)
  /// A course with its price and rating.
  indirect case course(Course)
  /// The titles of some categories.
  case categories(Categories)
  /// A banner that leads to the offer for businesses.
  case businessBanner(BusinessBanner)

  /// What the item is.
  public var kind: ItemKind {
    switch self {
    case .poster: .poster
    case .rankedPoster: .rankedPoster
    case .row: .row
    case .banner: .banner
    case .textHeader: .textHeader
    case .course: .course
    case .categories: .categories
    case .businessBanner: .businessBanner
    }
  }

  /// The author's own name for the item, where there is one.
  public var id: String? {
    switch self {
    case .poster(let poster): poster.id
    case .rankedPoster(let poster): poster.id
    case .row(let row): row.id
    case .banner(let banner): banner.id
    case .textHeader(let header): header.id
    case .course(let course): course.id
    case .categories(let categories): categories.id
    case .businessBanner(let banner): banner.id
    }
  }

  /// The name of the image in the content folder, where the item has one.
  public var imageName: String? {
    switch self {
    case .poster(let poster): poster.imageName
    case .rankedPoster(let poster): poster.imageName
    case .row(let row): row.imageName
    case .banner(let banner): banner.imageName
    case .course(let course): course.imageName
    case .textHeader, .categories, .businessBanner: nil
    }
  }
}

extension CatalogItem {
  /// Reads the items of a section, all of one kind.
  ///
  /// - Throws: `DecodingError` for the first item that is not of that kind.
  package static func items(
    of kind: ItemKind, in container: inout any UnkeyedDecodingContainer
  ) throws -> [CatalogItem] {
    var items: [CatalogItem] = []
    items.reserveCapacity(container.count ?? 0)
    while !container.isAtEnd {
      items.append(try next(kind, in: &container))
    }
    return items
  }

  /// Reads the next item, a dictionary.
  static func next(
    _ kind: ItemKind, in container: inout any UnkeyedDecodingContainer
  ) throws -> CatalogItem {
    switch kind {
    case .poster: .poster(try Poster(nextIn: &container))
    case .rankedPoster: .rankedPoster(try RankedPoster(nextIn: &container))
    case .row: .row(try Row(nextIn: &container))
    case .banner: .banner(try container.decode(Banner.self))
    case .textHeader: .textHeader(try container.decode(TextHeader.self))
    case .course: .course(try container.decode(Course.self))
    case .categories: .categories(try container.decode(Categories.self))
    case .businessBanner: .businessBanner(try container.decode(BusinessBanner.self))
    }
  }
}
