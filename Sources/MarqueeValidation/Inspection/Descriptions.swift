import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// The texts that describe each image, over a whole screen.
///
/// Texts are compared by their words, so that additional spaces make no difference.
struct Descriptions {
  /// A text used for so many images that it describes none.
  struct Placeholder {
    let first: ValueIndex
    let itemCount: Int
    let imageCount: Int
  }

  struct Conflict {
    /// The number of the image's name in ``ImageNames``.
    let image: Int
    let first: ValueIndex
    let second: ValueIndex
    let textCount: Int
  }

  /// The texts that describe too many images, in the order of their first use.
  let placeholders: [Placeholder]
  /// The images with several descriptions that are not placeholders, in the order of the first.
  let conflicts: [Conflict]

  /// Collects the descriptions.
  ///
  /// - Complexity: O(*n*) in the bytes of the descriptions.
  init(of screen: ResolvedFile, _ irregularStrings: [IrregularString]) {
    let images = screen.firstImageNamesWithSameWords(irregularStrings)
    let catalog = screen.catalog
    let uses = Self.repeated(
      screen.imageNames.uses.compactMap { use in
        Use(use, showing: images[use.name], in: catalog)
      })
    let placeholders = Dictionary(grouping: uses, by: \.text)
      .compactMapValues(Placeholder.init)
    self.placeholders = placeholders.values.sorted { $0.first < $1.first }
    conflicts = Dictionary(grouping: uses.filter { placeholders[$0.text] == nil }, by: \.image)
      .values.compactMap(Conflict.init).sorted { $0.first < $1.first }
  }

  /// The uses whose text or image may appear again; most screens have few.
  private static func repeated(_ uses: [Use]) -> [Use] {
    // Hashes are compared instead of texts, which takes half the time; equal hashes of different
    // texts do no harm.
    let hashes = uses.map(\.text.hashValue)
    var seen = Set<Int>(minimumCapacity: uses.count)
    let repeatedHashes = Set(hashes.filter { !seen.insert($0).inserted })
    var imageCounts = Array(repeating: 0, count: uses.reduce(0) { max($0, $1.image + 1) })
    for use in uses { imageCounts[use.image] += 1 }
    return zip(uses, hashes).compactMap { use, hash in
      imageCounts[use.image] > 1 || repeatedHashes.contains(hash) ? use : nil
    }
  }

  /// An item that describes its image; neither text is empty.
  fileprivate struct Use {
    let value: ValueIndex
    let text: ByteText
    /// The number of the image's name: the first one with the same words.
    let image: Int
  }
}

extension ResolvedFile {
  /// For each image name, the number of the first one with the same words, which people take for
  /// the same name.
  fileprivate func firstImageNamesWithSameWords(_ irregularStrings: [IrregularString]) -> [Int] {
    // Regular names differ in their words, so nothing needs to be compared.
    guard irregularStrings.contains(where: \.occurrence.kind.isImageName) else {
      return Array(imageNames.firstValues.indices)
    }
    var numbers: [ByteText: Int] = [:]
    return imageNames.firstValues.enumerated().map { number, value in
      let words = AuthoredText(of: value, in: catalog.document).words
      let first = numbers[words, default: number]
      numbers[words] = first
      return first
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

extension Descriptions.Use {
  /// Reads an item; `nil` if it lacks either text, which other rules report.
  fileprivate init?(
    _ name: ImageNames.Use, showing image: Int, in catalog: LocatedCatalog
  ) {
    guard let item = name.item, let value = catalog.imageDescription(ofItem: item) else {
      return nil
    }
    let text = AuthoredText(of: value, in: catalog.document)
    guard !text.isBlank, !text.isQuotedEmpty,
      AuthoredText(ofString: name.value, in: catalog.document)?.isBlank == false
    else { return nil }
    self.init(value: value, text: text.words, image: image)
  }
}

extension LocatedCatalog {
  /// The valid string that describes the image of an item, empty or not.
  fileprivate func imageDescription(ofItem item: Int) -> ValueIndex? {
    guard let field = sections[items[item].section].type?.itemKind.imageDescription,
      let value = value(ofField: field, ofItem: item), document.isValidString(value)
    else { return nil }
    return value
  }
}
