extension EdgeSpacing: LayoutDictionary {
  package static let table = LayoutTable<EdgeSpacing>(
    "edgeSpacing", "edge spacing", from: .none,
    [
      side("leading", \.leading), side("top", \.top), side("trailing", \.trailing),
      side("bottom", \.bottom),
    ])

  private static func side(
    _ key: FieldKey, _ path: any WritableKeyPath<Self, Spacing?> & Sendable
  ) -> LayoutField<Self> {
    LayoutField(key, path, "The room on this side.")
  }
}
