import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport

/// Which text describes which image, over a whole screen.
///
/// Texts are compared by their words, so that one space more makes no other text.
struct Descriptions {
  /// One item that describes its image, neither text empty.
  struct Use {
    /// The description's string.
    let value: ValueIndex
    /// The number of the description; equal for equal words.
    let text: Int
    /// The number of the image's name in ``ImageNames``, the first one of those with its words.
    let image: Int
  }

  /// One text that describes so many images that it describes none.
  struct Placeholder {
    /// The first string with the text.
    let first: ValueIndex
    /// How many items have it.
    let itemCount: Int
    /// How many different images it appears with.
    let imageCount: Int
  }

  /// One image with several descriptions.
  struct Conflict {
    /// The number of the image's name.
    let image: Int
    /// The first description.
    let first: ValueIndex
    /// The first description that is another one.
    let second: ValueIndex
    /// How many different descriptions there are.
    let textCount: Int
  }

  /// How many different images one text must describe to be a placeholder.
  private static let placeholderImageCount = 5

  /// The texts that describe many images, in the order of their first use.
  let placeholders: [Placeholder]
  /// The images with several descriptions that are not placeholders, in the order of the first.
  let conflicts: [Conflict]

  /// Collects the descriptions.
  ///
  /// - Complexity: O(*n*) in the bytes of the descriptions.
  init(of screen: InspectedScreen, _ workers: Workers) {
    let uses = Self.uses(in: screen, workers)
    // Nearly all texts and images appear once, and are never put into a group.
    let repeatedTexts = Self.groups(of: uses, by: { $0.text }, atLeast: Self.placeholderImageCount)
    var placeholders: [Int: Placeholder] = [:]
    for (text, uses) in repeatedTexts {
      let imageCount = Set(uses.map(\.image)).count
      guard imageCount >= Self.placeholderImageCount else { continue }
      placeholders[text] = Placeholder(
        first: uses[0].value, itemCount: uses.count, imageCount: imageCount)
    }
    self.placeholders = placeholders.values.sorted { $0.first < $1.first }
    conflicts = Self.groups(of: uses, by: { $0.image }, atLeast: 2).compactMap { image, uses in
      let uses = uses.filter { placeholders[$0.text] == nil }
      guard let second = uses.first(where: { $0.text != uses[0].text }) else { return nil }
      return Conflict(
        image: image, first: uses[0].value, second: second.value,
        textCount: Set(uses.map(\.text)).count)
    }.sorted { $0.first < $1.first }
  }

  /// The items with a description and an image, in order.
  private static func uses(in screen: InspectedScreen, _ workers: Workers) -> [Use] {
    let catalog = screen.catalog
    let document = catalog.document
    let images = screen.firstImageNamesWithSameWords
    let hashes = workers.map(screen.imageNames.uses, inRunsOf: 4096) { use in
      catalog.description(of: use).map { AuthoredText(of: $0, in: document).words.textHash }
    }
    var numbers = TextNumbers()
    var firstValues: [ValueIndex] = []
    return zip(screen.imageNames.uses, hashes).compactMap { use, hash in
      guard let hash, let value = catalog.description(of: use) else { return nil }
      let text = numbers.number(ofHash: hash) { number in
        AuthoredText(of: firstValues[number], in: document).words
          == AuthoredText(of: value, in: document).words
      }
      if text == firstValues.count { firstValues.append(value) }
      return Use(value: value, text: text, image: images[use.name])
    }
  }

  /// The uses with equal numbers, where there are some; each group in order.
  private static func groups(
    of uses: [Use], by number: (Use) -> Int, atLeast count: Int
  ) -> [Int: [Use]] {
    var counts = Array(repeating: 0, count: 1 + (uses.lazy.map(number).max() ?? 0))
    for use in uses { counts[number(use)] += 1 }
    return Dictionary(grouping: uses.filter { counts[number($0)] >= count }, by: number)
  }
}

extension LocatedCatalog {
  /// The string that describes the image of an item; `nil` if the item lacks one of the two texts,
  /// which other rules report.
  fileprivate func description(of image: ImageNames.Use) -> ValueIndex? {
    guard
      let field = sections[items[image.item].section].type?.itemKind.descriptionField,
      let value = value(ofField: field, ofItem: image.item),
      let description = AuthoredText(ofString: value, in: document), !description.isBlank,
      !description.isQuotedEmpty,
      let name = AuthoredText(ofString: image.value, in: document), !name.isBlank
    else { return nil }
    return value
  }
}

extension ItemKind {
  private static let posterField = poster.fields.firstIndex { $0.key == "description" }
  private static let rankedField = rankedPoster.fields.firstIndex { $0.key == "description" }

  /// The position of the field that describes the image; `nil` if there is none.
  fileprivate var descriptionField: Int? {
    switch self {
    case .poster: Self.posterField
    case .rankedPoster: Self.rankedField
    default: nil
    }
  }
}
