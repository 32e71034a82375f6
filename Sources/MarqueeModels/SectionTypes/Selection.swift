/// Which item a main section shows.
public enum Selection: String, Hashable, Sendable, Decodable, CaseIterable {
  /// Another one each time.
  case random
  /// Always the first.
  case first
}
