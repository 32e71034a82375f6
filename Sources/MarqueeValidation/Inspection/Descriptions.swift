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
    let uses = Self.repeated(
      screen.sections.flatMap { section -> [Use] in
        guard let kind = section.type?.itemKind, let field = kind.imageDescription else {
          return []
        }
        let image = kind.fields(shownAs: .image)
        return section.items.compactMap { Use(of: $0, image, described: field) }
      })
    let byText = Dictionary(grouping: uses, by: \.text)
    let placeholders = byText.compactMapValues(Placeholder.init)
    self.placeholders = placeholders.values.sorted { $0.first.precedes($1.first) }
    conflicts = Dictionary(grouping: uses.filter { placeholders[$0.text] == nil }, by: \.image)
      .values.compactMap(Conflict.init).sorted { $0.first.precedes($1.first) }
  }

  /// The uses whose text or image may appear again; most screens have few.
  private static func repeated(_ uses: [Use]) -> [Use] {
    // Hashes are compared instead of texts, which takes half the time; equal hashes of different
    // texts do no harm.
    let hashes = uses.map { ($0.text.hashValue, $0.image.hashValue) }
    var seen = Set<Int>(minimumCapacity: 2 * uses.count)
    var repeated: Set<Int> = []
    for hash in hashes {
      for hash in [hash.0, hash.1] where !seen.insert(hash).inserted { repeated.insert(hash) }
    }
    return zip(uses, hashes).compactMap { use, hash in
      repeated.contains(hash.0) || repeated.contains(hash.1) ? use : nil
    }
  }

  /// An item that describes its image; neither text is empty.
  fileprivate struct Use {
    let value: ShownValue
    let text: ByteText
    let image: ByteText

    /// Reads an item; `nil` if it lacks either text, which other rules report.
    init?(of item: ShownItem, _ image: [Field], described field: Int) {
      guard let value = item.value(ofField: field), let text = value.text, !text.isBlank,
        !text.isQuotedEmpty, let name = item.value(of: image)?.text, !name.isBlank
      else { return nil }
      (self.value, self.text, self.image) = (value, text.words, name.words)
    }
  }
}

extension Descriptions.Placeholder {
  /// How many different images one text must describe to be a placeholder.
  private static let leastImageCount = 5

  fileprivate init?(_ uses: [Descriptions.Use]) {
    guard uses.count >= Self.leastImageCount else { return nil }
    let imageCount = Set(uses.map(\.image)).count
    guard imageCount >= Self.leastImageCount else { return nil }
    self.init(first: uses[0].value, itemCount: uses.count, imageCount: imageCount)
  }
}

extension Descriptions.Conflict {
  fileprivate init?(_ uses: [Descriptions.Use]) {
    guard let second = uses.first(where: { $0.text != uses[0].text }) else { return nil }
    self.init(
      image: uses[0].image, first: uses[0].value, second: second.value,
      textCount: Set(uses.map(\.text)).count)
  }
}

extension ShownValue {
  fileprivate func precedes(_ other: ShownValue) -> Bool {
    (item?.position ?? 0) < (other.item?.position ?? 0)
  }
}
