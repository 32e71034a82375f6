package enum ColumnUnit: Sendable {
  /// Extended grapheme clusters: what people call characters.
  case characters
  /// Unicode scalars, which SARIF calls code points.
  case scalars
}
