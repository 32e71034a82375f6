/// The content of a cell that is as high as its text.
package struct MeasuredContent: Hashable, Sendable {
  /// The text.
  package let text: String
  /// The smaller text below it; `nil` for none.
  package let secondaryText: String?
  /// Whether there is an image in front of the texts.
  package let hasImage: Bool

  init(text: String, secondaryText: String? = nil, hasImage: Bool = false) {
    self.text = text
    self.secondaryText = secondaryText
    self.hasImage = hasImage
  }
}
