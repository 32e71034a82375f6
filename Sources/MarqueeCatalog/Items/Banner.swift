/// A wide image with a title and a caption.
public struct Banner: Hashable, Sendable, Decodable {
  /// The author's own name for it, unique in the whole screen.
  public var id: String?
  /// A link to the image; present where `imageName` is not.
  public var imageLink: String?
  /// The image's name, without scale and extension.
  public var imageName: String?
  /// The large text.
  public var title: String
  /// The smaller text below it.
  public var caption: String

  /// Makes a banner.
  public init(
    id: String? = nil, imageLink: String? = nil, imageName: String? = nil, title: String,
    caption: String
  ) {
    self.id = id
    self.imageLink = imageLink
    self.imageName = imageName
    self.title = title
    self.caption = caption
  }
}

extension Banner {
  /// What authors write.
  static let fields: [Field] = [
    .id,
    Field(
      "imageLink", .link, .requiredUnless("imageName"), "A link to the image."),
    Field(
      "imageName", .imageName, .requiredUnless("imageLink"),
      "The image's name, without scale and extension."),
    Field("title", .text, .required, "The large text."),
    Field("caption", .text, .required, "The smaller text below it."),
  ]
}
