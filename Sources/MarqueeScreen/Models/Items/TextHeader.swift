/// A line of text as a header, with a part of it highlighted.
public struct TextHeader: Hashable, Sendable {
  /// The identifier that its author wrote, unique among the items of the screen.
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

extension TextHeader: Decodable {
  package init(fields: KeyedDecodingContainer<FieldKey>) throws {
    id = try fields.decodeIfPresent(String.self, forKey: "id")
    text = try fields.decode(String.self, forKey: "text")
    highlightedText = try fields.decodeIfPresent(String.self, forKey: "highlightedText")
  }
}

extension TextHeader {
  /// The first range of ``highlightedText`` in ``text``; `nil` if it is missing, empty or not in
  /// the text.
  ///
  /// `marquee preview` highlights this range. Texts are compared by their UTF-8 bytes: an `é`
  /// written as one scalar is not found if the text has it as two. The range can therefore begin or
  /// end inside a character that consists of several scalars.
  ///
  /// - Complexity: O(*n* · *m*) in the bytes of the text and of the highlighted part.
  public var highlightedRange: Range<String.Index>? {
    guard let part = highlightedText?.utf8, !part.isEmpty else { return nil }
    return text.utf8.firstRange(of: part)
  }
}

extension ItemKind {
  /// A line of text as a header.
  public static let textHeader = ItemKind("textHeader", TextHeader.self)
}

extension CatalogItem {
  /// Makes an item from a text header.
  public static func textHeader(_ header: TextHeader) -> CatalogItem { CatalogItem(header) }
}

extension TextHeader: ItemModel {
  package static let fields: [ModelField<TextHeader>] = [
    ModelField("text", .text, .required, "The whole text.", shownAs: .title, text: { $0.text }),
    ModelField(
      "highlightedText", .text, .optional, "The part of the text that is highlighted.",
      text: { $0.highlightedText }),
  ]

  package var kind: ItemKind { .textHeader }
  package var identifyingText: String { text }
  package var distinguishingTexts: [String?] { [text, highlightedText] }
  package var spokenText: String { text }
  package var measuredContent: MeasuredContent? { MeasuredContent(text: text) }
}
