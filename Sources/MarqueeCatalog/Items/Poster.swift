package import MarqueeSupport

/// An image with a description.
public struct Poster: Hashable, Sendable, Decodable {
  /// The author's own name for it, unique among the items of the screen.
  public var id: String?
  /// What the image shows.
  public var description: String
  /// The image's name, without scale and extension.
  public var imageName: String

  /// Makes a poster.
  public init(id: String? = nil, description: String, imageName: String) {
    self.id = id
    self.description = description
    self.imageName = imageName
  }
}

extension ItemKind {
  /// An image with a description.
  public static let poster = ItemKind(
    "poster", Poster.self,
    fields: [
      .id,
      Field("description", .text, .required, "What the image shows."),
      Field("imageName", .imageName, .required, "The image's name, without scale and extension."),
    ], imageFit: .cell, imageDescription: "description")
}

extension CatalogItem {
  /// An item that is a poster.
  public static func poster(_ poster: Poster) -> CatalogItem { CatalogItem(poster) }
}

extension Poster: ItemModel {
  package var kind: ItemKind { .poster }
  package var shownImageName: String? { imageName }
  package var identifyingText: String { description }
  package var distinguishingTexts: [String?] { [description] }
  package var spokenText: String { description }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member(.description, description)
    writer.member(.imageName, imageName)
  }
}
