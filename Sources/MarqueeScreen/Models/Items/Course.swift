/// A course with its author, rating and price.
public struct Course: Hashable, Sendable {
  /// The identifier that its author wrote, unique among the items of the screen.
  public var id: String?
  /// A link to the image; present if `imageName` is absent.
  public var imageLink: String?
  /// The image's name, without scale; a loose file has its extension, unless it is a PNG.
  public var imageName: String?
  /// The course's name.
  public var title: String
  /// Who teaches it.
  public var author: String
  /// The mean rating, 0…5.
  public var rating: DecimalNumber
  /// How many people have rated it, from 0.
  public var reviewCount: Int
  /// The price, from 0, in the currency of the shop.
  public var price: DecimalNumber
  /// A word of praise, such as `Bestseller`.
  public var tag: String?

  /// Makes a course.
  public init(
    id: String? = nil, imageLink: String? = nil, imageName: String? = nil, title: String,
    author: String, rating: DecimalNumber, reviewCount: Int, price: DecimalNumber,
    tag: String? = nil
  ) {
    self.id = id
    self.imageLink = imageLink
    self.imageName = imageName
    self.title = title
    self.author = author
    self.rating = rating
    self.reviewCount = reviewCount
    self.price = price
    self.tag = tag
  }
}

extension Course: Decodable {
  package init(fields: KeyedDecodingContainer<FieldKey>) throws {
    id = try fields.decodeIfPresent(String.self, forKey: "id")
    imageLink = try fields.decodeIfPresent(String.self, forKey: "imageLink")
    imageName = try fields.decodeIfPresent(String.self, forKey: "imageName")
    title = try fields.decode(String.self, forKey: "title")
    author = try fields.decode(String.self, forKey: "author")
    rating = try fields.decode(DecimalNumber.self, forKey: "rating")
    reviewCount = try fields.decode(Int.self, forKey: "reviewCount")
    price = try fields.decode(DecimalNumber.self, forKey: "price")
    tag = try fields.decodeIfPresent(String.self, forKey: "tag")
  }
}

extension ItemKind {
  /// A course with its price and rating.
  public static let course = ItemKind("course", Course.self, imageFit: .width)
}

extension CatalogItem {
  /// Makes an item from a course.
  public static func course(_ course: Course) -> CatalogItem { CatalogItem(course) }
}

extension Course: ItemModel {
  package static let fields: [ModelField<Course>] = [
    .imageLink { $0.imageLink },
    .imageName { $0.imageName },
    ModelField(
      "title", .text, .required, "The course's name.", shownAs: .title, text: { $0.title }),
    ModelField(
      "author", .text, .required, "Who teaches it.", shownAs: .subtitle, text: { $0.author }),
    ModelField("rating", .number, .required, "The mean rating, from 0 to 5.", shownAs: .rating) {
      .number($0.rating)
    },
    ModelField(
      "reviewCount", .integer(atLeast: 0), .required, "How many people have rated it.",
      shownAs: .count
    ) { .integer($0.reviewCount) },
    ModelField(
      "price", .price, .required, "The price; write it as a string to keep trailing zeros.",
      shownAs: .price
    ) { .number($0.price) },
    ModelField(
      "tag", .text, .optional, "A word of praise, such as 'Bestseller'.", shownAs: .badge,
      text: { $0.tag }),
  ]

  package var kind: ItemKind { .course }
  package var shownImageName: String? { imageName }
  package var shownImageLink: String? { imageLink }
  package var identifyingText: String { title }
  package var distinguishingTexts: [String?] {
    [imageLink, title, author, price.shortestText, tag]
  }
  package var spokenText: String { "\(title), \(author)" }
}
