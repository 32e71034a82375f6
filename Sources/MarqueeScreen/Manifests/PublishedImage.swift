/// A file of an image that `marquee publish` published.
public struct PublishedImage: Hashable, Sendable {
  /// The name by which an item requests the image.
  public let name: String
  /// The path in the content folder, the path on the server, and the digest.
  public let file: CatalogManifest.Entry
  /// Pixels per point; `nil` for any, such as for a vector image.
  public let scale: Int?
  /// The kind of device, as asset catalogs name it, such as `ipad`; `nil` for any.
  public let device: String?
  /// `light`, `dark` or `tinted`; `nil` for any.
  public let appearance: String?
  /// Further conditions from an asset catalog, such as `de` or `display-P3`; few images have any.
  public let traits: [String]

  package init(
    name: String, file: CatalogManifest.Entry, scale: Int? = nil, device: String? = nil,
    appearance: String? = nil, traits: [String] = []
  ) {
    self.name = name
    self.file = file
    self.scale = scale
    self.device = device
    self.appearance = appearance
    self.traits = traits
  }

  /// Writes the file as an object.
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      file.writeMembers(to: &writer)
      writer.member("scale", scale)
      writer.member("device", device)
      writer.member("appearance", appearance)
      if !traits.isEmpty { writer.member("traits", traits) }
    }
  }
}

extension PublishedImage: Decodable {
  enum CodingKeys: String, CodingKey {
    case name, scale, device, appearance, traits
  }

  /// Decodes a file.
  ///
  /// - Throws: `DecodingError` for the first fault.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    file = try CatalogManifest.Entry(from: decoder)
    name = try container.decode(String.self, forKey: .name)
    scale = try container.decodeIfPresent(Int.self, forKey: .scale)
    device = try container.decodeIfPresent(String.self, forKey: .device)
    appearance = try container.decodeIfPresent(String.self, forKey: .appearance)
    traits = try container.decodeIfPresent([String].self, forKey: .traits) ?? []
  }
}
