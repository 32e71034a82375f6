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
    guard let part = highlightedText.map({ Array($0.utf8) }), !part.isEmpty else { return nil }
    let whole = Array(text.utf8)
    guard part.count <= whole.count else { return nil }
    let start = (0...(whole.count - part.count)).first { start in
      whole[start..<(start + part.count)].elementsEqual(part)
    }
    return start.map { start in
      let lower = text.utf8.index(text.startIndex, offsetBy: start)
      return lower..<text.utf8.index(lower, offsetBy: part.count)
    }
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
