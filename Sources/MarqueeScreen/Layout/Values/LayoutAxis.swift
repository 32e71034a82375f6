/// A direction in which things are placed one after the other.
public enum LayoutAxis: String, Hashable, Sendable, CaseIterable {
  /// From the leading to the trailing side.
  case horizontal
  /// From top to bottom.
  case vertical
}
