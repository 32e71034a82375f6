/// An audience of what is published: each channel has its own manifest, and all share their files.
enum Channel: String, CaseIterable, Sendable, ArgumentValue {
  /// For those who try content first.
  case staging
  /// For everyone.
  case production
}
