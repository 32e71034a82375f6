/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape
}
