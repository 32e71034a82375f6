/// A line of text as a header, a part of it highlighted.
public struct TextHeader: Hashable, Sendable, Decodable {
  /// The author's own name for it, unique in the whole screen.
  public var id: String?
  /// The whole text.
  public var text: String
  /// The part of the text that is highlighted.
  public var highlightedText: String?

  /// Makes a text header.
  public init(id: String? = nil, text: String, highlightedText: String? = nil) {
    self.id = id
    self.text = text
    self.highlightedText = highlightedText
  }
}

extension TextHeader {
  /// What authors write.
  static let fields: [Field] = [
    .id,
    Field("text", .text, .required, "The whole text."),
    Field("highlightedText", .text, "The part of the text that is highlighted."),
  ]
}
