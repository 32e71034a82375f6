/// Whether a server is asked for a screen.
public enum LoadingPolicy: Hashable, Sendable {
  /// Unless its last answer says that it is still fresh, such as by `max-age`.
  case normal
  /// In any case, as when a user pulls to refresh; what has not changed is not transferred.
  case reload
}
