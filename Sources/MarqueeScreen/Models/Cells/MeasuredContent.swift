package struct MeasuredContent: Hashable, Sendable {
  package let text: String
  /// The smaller text below it; `nil` for none.
  package let secondaryText: String?
  package let hasImage: Bool

  init(text: String, secondaryText: String? = nil, hasImage: Bool = false) {
    self.text = text
    self.secondaryText = secondaryText
    self.hasImage = hasImage
  }
}
