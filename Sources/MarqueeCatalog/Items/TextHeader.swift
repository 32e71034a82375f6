package import MarqueeSupport

/// A line of text as a header, a part of it highlighted.
public struct TextHeader: Hashable, Sendable, Decodable {
  /// The author's own name for it, unique among the items of the screen.
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

extension ItemKind {
  /// A line of text as a header.
  public static let textHeader = ItemKind(
    "textHeader", TextHeader.self,
    fields: [
      .id,
      Field("text", .text, .required, "The whole text."),
      Field("highlightedText", .text, "The part of the text that is highlighted."),
    ], metrics: .textHeader)
}

extension CatalogItem {
  /// An item that is a line of text.
  public static func textHeader(_ header: TextHeader) -> CatalogItem { CatalogItem(header) }
}

extension TextHeader: ItemModel {
  package var kind: ItemKind { .textHeader }
  package var identifyingText: String { text }
  package var distinguishingTexts: [String?] { [text, highlightedText] }
  package var spokenText: String { text }
  package var measuredContent: MeasuredContent? { MeasuredContent(text: text) }

  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("text", text)
    writer.member("highlightedText", highlightedText)
  }
}
