/// The method of a request for a screen.
public enum HTTPMethod: String, Hashable, Sendable {
  /// For answers that can be stored with validators and requested again.
  case get = "GET"
  /// For services that require it; no validators are sent.
  case post = "POST"
}
