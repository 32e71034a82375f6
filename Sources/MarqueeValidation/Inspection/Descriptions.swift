import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList

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
  init(of screen: ResolvedFile, _ irregularStrings: [IrregularString]) {
    let uses = Self.repeatedUses(in: screen, irregularStrings)
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
  private static func repeatedUses(
    in screen: ResolvedFile, _ irregularStrings: [IrregularString]
  ) -> [Use] {
    let images = screen.firstImageNamesWithSameWords(irregularStrings)
    let names = screen.imageNames.uses
    // Texts are counted by their hashes, because a dictionary of texts needs ten times the memory.
    var table = NumberTable(capacity: names.count)
    var hashes: [TextHash] = []
    var textCounts: [UInt32] = []
    var imageCounts = [UInt32](repeating: 0, count: screen.imageNames.firstValues.count)
    let numbers = names.map { name -> UInt32? in
      guard name.item != nil else { return nil }
      imageCounts[images[name.name]] += 1
      guard let hash = name.descriptionHash else { return nil }
      let number = table.number(for: hash) { hashes[$0] == hash }
      if number == hashes.count {
        hashes.append(hash)
        textCounts.append(0)
      }
      textCounts[number] += 1
      return UInt32(number)
    }
    return zip(names, numbers).compactMap { name, number in
      let image = images[name.name]
      guard let number, imageCounts[image] > 1 || textCounts[Int(number)] > 1 else { return nil }
      return Use(name, showing: image, in: screen.catalog)
    }
  }
}

extension ResolvedFile {
  /// For each image name, the number of the first one with the same words, which people take for
  /// the same name.
  fileprivate func firstImageNamesWithSameWords(_ irregularStrings: [IrregularString]) -> [Int] {
    let values = imageNames.firstValues
    // Regular names differ in their words, so nothing needs to be compared.
    guard irregularStrings.contains(where: \.occurrence.kind.isImageName) else {
      return Array(values.indices)
    }
    var numbers: [ByteText: Int] = [:]
    return values.enumerated().map { number, value in
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

extension Descriptions.Use {
  /// Reads an item; `nil` if it lacks either text, which other rules report.
  fileprivate init?(
    _ name: ImageNames.Use, showing image: Int, in catalog: LocatedCatalog
  ) {
    guard let value = name.item.flatMap(catalog.imageDescription) else { return nil }
    let text = AuthoredText(of: value, in: catalog.document)
    guard !text.isBlank, !text.isQuotedEmpty,
      AuthoredText(ofString: name.value, in: catalog.document)?.isBlank == false
    else { return nil }
    self.init(value: value, text: text.words, image: image)
  }
}
