extension LayoutAnchor: LayoutDictionary {
  package static let table = LayoutTable<LayoutAnchor>(
    "anchor", "an anchor", from: LayoutAnchor(edges: []),
    [
      LayoutField(
        "edges", \.edges,
        "The edges that the point lies on; the middle where two are opposite or none is named.",
        .required),
      absoluteOffset, fractionalOffset,
    ])

  private static let absoluteOffset = LayoutField<LayoutAnchor>(
    "absoluteOffset", \.absoluteOffset, "The distance from there, in points.")

  private static let fractionalOffset = LayoutField<LayoutAnchor>(
    "fractionalOffset", \.fractionalOffset,
    "The distance from there, in parts of the badge's own size.")

  private var absoluteOffset: LayoutPoint? {
    get { if case .absolute(let point) = offset, point != .zero { point } else { nil } }
    set { offset = .absolute(newValue ?? .zero) }
  }

  private var fractionalOffset: LayoutPoint? {
    get { if case .fractional(let point) = offset { point } else { nil } }
    set { offset = .fractional(newValue ?? .zero) }
  }

  /// Decodes the dictionary that authors write, which has at most one of the two offsets.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    self = Self.table.plain
    try Self.table.read(container, into: &self)
    guard
      try !container.hasValue(forKey: Self.absoluteOffset.key)
        || !container.hasValue(forKey: Self.fractionalOffset.key)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: Self.fractionalOffset.key, in: container,
        debugDescription: "An anchor has 'absoluteOffset' or 'fractionalOffset', not both.")
    }
  }
}

extension DirectionalRectEdge: LayoutValue {
  /// The names of the edges, in the order in which they are written.
  private static let names: [(name: String, edge: DirectionalRectEdge)] = [
    ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]

  package static var kind: FieldKind { .list(Field("", .word(names.map(\.name)), "An edge.")) }

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

  package func write(to writer: inout JSONWriter) {
    writer.array(of: Self.names.filter { contains($0.edge) }) { $0.string($1.name) }
  }
}
