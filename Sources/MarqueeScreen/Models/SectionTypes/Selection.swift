/// The choice of the item that a main section shows.
public enum Selection: String, Hashable, Sendable, Decodable, CaseIterable {
  /// A different one each time.
  case random
  /// Always the first.
  case first
}
