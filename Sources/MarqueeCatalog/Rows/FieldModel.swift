/// A model that reads its fields one by one, from a dictionary or from a row.
///
/// For the items that catalogs have by the hundred thousand: a decoder takes most of its time to get
/// ready for a dictionary, and a row needs none.
protocol FieldModel: Decodable {
  associatedtype CodingKeys: CodingKey

  /// Reads the model; its fields must be asked for in the order of its table.
  init(in fields: inout some FieldReader<CodingKeys>) throws
}

extension FieldModel {
  /// Reads the model from a decoder.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(in: &container)
  }

  /// Reads the next element of a container, a dictionary.
  init(nextIn container: inout any UnkeyedDecodingContainer) throws {
    var fields = try container.nestedContainer(keyedBy: CodingKeys.self)
    try self.init(in: &fields)
  }
}
