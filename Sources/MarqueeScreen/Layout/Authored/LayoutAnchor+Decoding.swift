extension LayoutAnchor: Decodable {
  /// Decodes a dictionary with the key `edges`, an array of edge names, and optionally
  /// `absoluteOffset` or `fractionalOffset`.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: LayoutKey.self)
    let absolute = try container.decodeIfPresent(LayoutPoint.self, forKey: .absoluteOffset)
    let fractional = try container.decodeIfPresent(LayoutPoint.self, forKey: .fractionalOffset)
    guard absolute == nil || fractional == nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .fractionalOffset, in: container,
        debugDescription: "An anchor has 'absoluteOffset' or 'fractionalOffset', not both.")
    }
    self.init(
      edges: try container.decode(DirectionalRectEdge.self, forKey: .edges),
      offset: fractional.map(Offset.fractional) ?? .absolute(absolute ?? .zero))
  }
}

extension DirectionalRectEdge: Decodable {
  /// The names of the edges, in the order in which they are written.
  package static let names: [(name: String, edge: DirectionalRectEdge)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]

  /// Decodes an array of edge names.
  ///
  /// - Throws: `DecodingError` for a word that is not the name of an edge.
  public init(from decoder: any Decoder) throws {
    self = []
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let edge = Self.names.first(where: { $0.name == name })?.edge else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Unknown edge '\(name)'.")
      }
      insert(edge)
    }
  }
}
