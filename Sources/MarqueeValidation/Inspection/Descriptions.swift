import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport

/// Which text describes which image, over a whole screen.
///
/// Texts are compared by their words, so that one space more makes no other text.
struct Descriptions {
  /// One item that describes its image.
  struct Use {
    /// The description's string.
    let value: ValueIndex
    /// The description, as a position in ``Descriptions/texts``.
    let text: Int
    /// The number of the image's name in ``ImageNames``, the first one of those with its words.
    let image: Int
  }

  /// One description, by its words.
  struct Text {
    /// The first string with these words.
    let first: ValueIndex
    /// How many items have it.
    private(set) var itemCount = 0
    private let firstImage: Int
    /// Further images that it appears with; no more than are needed to tell a placeholder.
    private var furtherImages: [Int] = []

    /// Whether the text describes so many images that it describes none.
    var isPlaceholder: Bool { furtherImages.count + 1 >= Descriptions.placeholderImageCount }

    init(first: ValueIndex, image: Int) {
      self.first = first
      firstImage = image
    }

    fileprivate mutating func count(image: Int) {
      itemCount += 1
      if !isPlaceholder, image != firstImage, !furtherImages.contains(image) {
        furtherImages.append(image)
      }
    }
  }

  /// How many different images one text must describe to be a placeholder.
  static let placeholderImageCount = 5

  /// The items with a description and an image, in order.
  ///
  /// One whose text and image appear nowhere else may be left out, as nearly all are in most
  /// screens: nothing can be said of it.
  private(set) var uses: [Use] = []
  /// The different descriptions, in the order of their first use.
  private(set) var texts: [Text] = []

  /// Collects the descriptions.
  ///
  /// - Complexity: O(*n*) in the bytes of the descriptions.
  init(of screen: InspectedScreen, _ workers: Workers) {
    let document = screen.catalog.document
    let irregular = Set(screen.irregularStrings.map(\.value))
    let firstNames = screen.imageNames.firstNamesWithSameWords(
      in: document, irregular: irregular)
    let candidates = Self.repeatedUses(of: screen, irregular, firstNames, workers)
    var numbering = TextNumbering(capacity: candidates.count)
    var words: [ByteText] = []
    for use in candidates {
      guard let described = DescribedImage(of: use, in: screen.catalog, irregular: irregular) else {
        continue
      }
      let text = described.words(in: document)
      let image = firstNames[use.name]
      let number = numbering.number(ofHash: text.textHash) { words[$0] == text }
      if number == words.count {
        words.append(text)
        texts.append(Text(first: described.value, image: image))
      }
      texts[number].count(image: image)
      uses.append(Use(value: described.value, text: number, image: image))
    }
  }

  /// The described images whose description or name may be on another item, too.
  private static func repeatedUses(
    of screen: InspectedScreen, _ irregular: Set<ValueIndex>, _ firstNames: [Int],
    _ workers: Workers
  ) -> [ImageNames.Use] {
    let uses = screen.imageNames.uses
    let catalog = screen.catalog
    let hashes = workers.map(uses, inRunsOf: 4096) { use in
      DescribedImage(of: use, in: catalog, irregular: irregular)
        .map { $0.wordsHash(in: catalog.document) }
    }
    var texts = RepeatedTexts(capacity: uses.count)
    for case let hash? in hashes { texts.insert(hash) }
    var imageCounts = Array(repeating: 0, count: screen.imageNames.firstValues.count)
    for use in uses { imageCounts[firstNames[use.name]] += 1 }
    return zip(uses, hashes).filter { use, hash in
      hash.map { imageCounts[firstNames[use.name]] > 1 || texts.contains($0) } ?? false
    }.map(\.0)
  }

  /// How many different images each placeholder appears with, by its position in ``texts``.
  var placeholderImageCounts: [Int: Int] {
    var seen: Set<[Int]> = []
    return uses.reduce(into: [:]) { counts, use in
      guard texts[use.text].isPlaceholder, seen.insert([use.text, use.image]).inserted else {
        return
      }
      counts[use.text, default: 0] += 1
    }
  }
}
