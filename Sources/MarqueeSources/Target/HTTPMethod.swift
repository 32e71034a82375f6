/// How a server is asked for a screen.
public enum HTTPMethod: String, Hashable, Sendable {
  /// For what can be asked for again, and stored with its validators.
  case get = "GET"
  /// For services that want it so; no validators are sent.
  case post = "POST"
}
