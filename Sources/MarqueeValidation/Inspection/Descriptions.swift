import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport

/// The texts that describe each image, over a whole screen.
///
/// Texts are compared by their words, so that additional spaces make no difference.
struct Descriptions {
  /// A text used for so many images that it describes none.
  struct Placeholder {
    /// The first string with the text.
    let first: ValueIndex
    /// How many items use it.
    let itemCount: Int
    /// How many different images it appears with.
    let imageCount: Int
  }

  /// One image with several descriptions.
  struct Conflict {
    /// The number of the image's name in ``ImageNames``.
    let image: Int
    /// The first description.
    let first: ValueIndex
    /// The first description that differs.
    let second: ValueIndex
    /// How many different descriptions there are.
    let textCount: Int
  }

  /// The texts that describe too many images, in the order of their first use.
  let placeholders: [Placeholder]
  /// The images with several descriptions that are not placeholders, in the order of the first.
  let conflicts: [Conflict]

  /// Collects the descriptions.
  ///
  /// - Complexity: O(*n*) in the bytes of the descriptions.
  init(of screen: InspectedScreen, _ workers: Workers) {
    let uses = Self.repeatedUses(in: screen, workers)
    let placeholders = Dictionary(grouping: uses, by: \.text)
      .compactMapValues(Placeholder.init)
    self.placeholders = placeholders.values.sorted { $0.first < $1.first }
    conflicts = Dictionary(grouping: uses.filter { placeholders[$0.text] == nil }, by: \.image)
      .values.compactMap(Conflict.init).sorted { $0.first < $1.first }
  }

  /// An item that describes its image; neither text is empty.
  fileprivate struct Use {
    /// The description's string.
    let value: ValueIndex
    /// The description's words.
    let text: ByteText
    /// The number of the image's name: the first one with the same words.
    let image: Int
  }

  /// The uses whose text or image may appear again, in order; most screens have few.
  private static func repeatedUses(in screen: InspectedScreen, _ workers: Workers) -> [Use] {
    let images = screen.firstImageNamesWithSameWords
    let names = screen.imageNames.uses
    // Hashes come first, because dictionaries of texts need four times the memory.
    let hashes = workers.map(names, inRunsOf: 4096) {
      screen.catalog.description(of: $0)?.text.words.textHash
    }
    var seen = Set<Int>(minimumCapacity: names.count)
    var repeated: Set<Int> = []
    for case let hash? in hashes where !seen.insert(hash).inserted { repeated.insert(hash) }
    var imageCounts = Array(repeating: 0, count: screen.imageNames.firstValues.count)
    for name in names { imageCounts[images[name.name]] += 1 }
    return zip(names, hashes).compactMap { name, hash in
      let image = images[name.name]
      guard let hash, imageCounts[image] > 1 || repeated.contains(hash) else { return nil }
      return Use(name, showing: image, in: screen.catalog)
    }
  }
}

extension Descriptions.Placeholder {
  /// How many different images one text must describe to be a placeholder.
  private static let leastImageCount = 5

  /// Examines all uses of one text.
  fileprivate init?(_ uses: [Descriptions.Use]) {
    guard uses.count >= Self.leastImageCount else { return nil }
    let imageCount = Set(uses.map(\.image)).count
    guard imageCount >= Self.leastImageCount else { return nil }
    self.init(first: uses[0].value, itemCount: uses.count, imageCount: imageCount)
  }
}

extension Descriptions.Conflict {
  /// Examines all uses of one image.
  fileprivate init?(_ uses: [Descriptions.Use]) {
    guard let second = uses.first(where: { $0.text != uses[0].text }) else { return nil }
    self.init(
      image: uses[0].image, first: uses[0].value, second: second.value,
      textCount: Set(uses.map(\.text)).count)
  }
}

extension LocatedCatalog {
  /// The description of an item's image, which may be empty; `nil` if there is no sound text.
  fileprivate func description(
    of image: ImageNames.Use
  ) -> (value: ValueIndex, text: AuthoredText)? {
    guard let field = sections[items[image.item].section].type?.itemKind.imageDescription,
      let value = value(ofField: field, ofItem: image.item)
    else { return nil }
    return AuthoredText(ofString: value, in: document).map { (value, $0) }
  }
}

extension Descriptions.Use {
  /// Reads an item; `nil` if it lacks either text, which other rules report.
  fileprivate init?(
    _ name: ImageNames.Use, showing image: Int, in catalog: LocatedCatalog
  ) {
    guard let (value, text) = catalog.description(of: name), !text.isBlank, !text.isQuotedEmpty,
      AuthoredText(ofString: name.value, in: catalog.document)?.isBlank == false
    else { return nil }
    self.init(value: value, text: text.words, image: image)
  }
}
