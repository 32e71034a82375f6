extension DirectionalEdgeInsets: LayoutDictionary {
  package static let table = LayoutTable<DirectionalEdgeInsets>(
    "insets", "insets", from: .zero, writesAll: true,
    [
      side("top", \.top), side("leading", \.leading), side("bottom", \.bottom),
      side("trailing", \.trailing),
    ])

  private static func side(
    _ key: FieldKey, _ path: any WritableKeyPath<Self, Double> & Sendable
  ) -> LayoutField<Self> {
    LayoutField(key, path, "The room on this side, in points.")
  }
}
