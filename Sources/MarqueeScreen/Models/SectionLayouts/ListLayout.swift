extension LayoutSection {
  /// Rows in a plain list.
  static let list = LayoutSection.list(ListConfiguration(appearance: .plain))
}
