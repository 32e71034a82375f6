/// A model that is read from a container which is open already.
///
/// For the items that catalogs have by the hundred thousand: a decoder takes a good part of its time
/// to get ready for a value of any type, and opening the item's container directly saves that.
protocol ContainedModel: Decodable {
  associatedtype CodingKeys: CodingKey

  /// Reads the model.
  ///
  /// A key that is mostly absent is looked up before it is decoded, which is quicker.
  init(in container: KeyedDecodingContainer<CodingKeys>) throws
}

extension ContainedModel {
  /// Reads the model from a decoder.
  public init(from decoder: any Decoder) throws {
    try self.init(in: decoder.container(keyedBy: CodingKeys.self))
  }

  /// Reads the next element of a container.
  init(nextIn container: inout any UnkeyedDecodingContainer) throws {
    try self.init(in: container.nestedContainer(keyedBy: CodingKeys.self))
  }
}
