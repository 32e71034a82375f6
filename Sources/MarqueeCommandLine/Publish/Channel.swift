/// Who sees what is published: each channel has a manifest of its own, and all share their files.
enum Channel: String, CaseIterable, Sendable, ArgumentValue {
  /// For those who try it first.
  case staging
  /// For everybody.
  case production
}
