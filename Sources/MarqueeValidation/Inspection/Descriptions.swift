import MarqueeLoading
import MarqueeScreen

/// The texts that describe each image, over a whole screen.
///
/// Texts and names are compared by their words, so that additional spaces make no difference.
struct Descriptions {
  /// A text used for so many images that it describes none.
  struct Placeholder {
    let first: ShownValue
    let itemCount: Int
    let imageCount: Int
  }

  struct Conflict {
    let image: ByteText
    let first: ShownValue
    let second: ShownValue
    let textCount: Int
  }

  /// The texts that describe too many images, in the order of their first use.
  let placeholders: [Placeholder]
  /// The images with several descriptions that are not placeholders, in the order of the first.
  let conflicts: [Conflict]

  /// Collects the descriptions.
  ///
  /// - Complexity: O(*n*) in the bytes of the descriptions.
  init(of screen: ShownScreen) {
    let uses = Self.repeated(in: screen)
    let placeholders = Dictionary(grouping: uses, by: \.text).compactMapValues(Placeholder.init)
    self.placeholders = placeholders.values.sorted { $0.first.precedes($1.first) }
    conflicts = Dictionary(grouping: uses.filter { placeholders[$0.text] == nil }, by: \.image)
      .values.compactMap(Conflict.init).sorted { $0.first.precedes($1.first) }
  }

  /// The uses whose text or image may appear again; most screens have few.
  private static func repeated(in screen: ShownScreen) -> [Use] {
    let items: [ShownItem] = screen.sections.flatMap(\.items)
    // The uses of all items would take more memory than the screen.
    let hashes = items.map { item in
      Use(of: item).map { ($0.text.hashValue, $0.image.hashValue) } ?? (0, 0)
    }
    let repeated = (hashes.map { $0.0 } + hashes.map { $0.1 }).repeated
    return zip(items, hashes).compactMap { item, hashes in
      repeated.contains(hashes.0) || repeated.contains(hashes.1) ? Use(of: item) : nil
    }
  }

  /// An item that describes its image; neither text is empty.
  fileprivate struct Use {
    let item: ShownItem
    let text: ByteText
    let image: ByteText

    /// Reads an item; `nil` if it lacks either text, which other rules report.
    init?(of item: ShownItem) {
      guard let field = item.kind.imageDescription, let text = item.text(ofField: field),
        !text.isBlank, !text.isQuotedEmpty,
        let name = item.kind.imagePosition.flatMap(item.text(ofField:)) ?? item[.image]?.text,
        !name.isBlank
      else { return nil }
      (self.item, self.text, self.image) = (item, text.words, name.words)
    }

    var value: ShownValue? { item.kind.imageDescription.flatMap(item.value(ofField:)) }
  }
}

extension Descriptions.Placeholder {
  /// How many different images one text must describe to be a placeholder.
  private static let leastImageCount = 5

  fileprivate init?(_ uses: [Descriptions.Use]) {
    guard uses.count >= Self.leastImageCount else { return nil }
    let imageCount = Set(uses.map(\.image)).count
    guard imageCount >= Self.leastImageCount, let first = uses[0].value else { return nil }
    self.init(first: first, itemCount: uses.count, imageCount: imageCount)
  }
}

extension Descriptions.Conflict {
  fileprivate init?(_ uses: [Descriptions.Use]) {
    guard let other = uses.first(where: { $0.text != uses[0].text }),
      let first = uses[0].value, let second = other.value
    else { return nil }
    self.init(
      image: uses[0].image, first: first, second: second,
      textCount: Set(uses.map(\.text)).count)
  }
}

extension ShownValue {
  fileprivate func precedes(_ other: ShownValue) -> Bool {
    (item?.position ?? 0) < (other.item?.position ?? 0)
  }
}
