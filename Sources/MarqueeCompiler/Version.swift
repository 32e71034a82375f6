package enum Version {
  /// As `1.2.0`.
  package static let current = "0.1.0"
}
