package struct MeasuredContent: Hashable, Sendable {
  package let text: String
  /// The smaller text below it; `nil` for none.
  package private(set) var secondaryText: String?
  package private(set) var hasImage = false
}
