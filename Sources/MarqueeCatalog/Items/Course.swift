/// A course with its author, rating and price.
public struct Course: Hashable, Sendable, Decodable {
  /// The author's own name for it, unique in the whole screen.
  public var id: String?
  /// A link to the image; present where `imageName` is not.
  public var imageLink: String?
  /// The image's name, without scale and extension.
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

extension Course {
  /// What authors write.
  static let fields: [Field] = [
    .id,
    Field(
      "imageLink", .link, .requiredUnless("imageName"), "A link to the image."),
    Field(
      "imageName", .imageName, .requiredUnless("imageLink"),
      "The image's name, without scale and extension."),
    Field("title", .text, .required, "The course's name."),
    Field("author", .text, .required, "Who teaches it."),
    Field("rating", .number, .required, "The mean rating, from 0 to 5."),
    Field("reviewCount", .integer(atLeast: 0), .required, "How many people have rated it."),
    Field("price", .price, .required, "The price; write it as a string to keep trailing zeros."),
    Field("tag", .text, "A word of praise, such as 'Bestseller'."),
  ]
}
