import MarqueeCatalog
import MarqueeConcurrency
import MarqueeLoading
import MarqueePropertyList

/// Which text describes which picture, over a whole screen.
///
/// Texts are compared by their words, so that one space more makes no other text.
struct Descriptions {
  /// One item that describes its picture.
  struct Use {
    /// The description's string.
    let value: ValueIndex
    /// The description, as a position in ``Descriptions/texts``.
    let text: Int
    /// The picture that the item shows, as a position in ``Descriptions/imageNames``.
    let image: Int
  }

  /// One description, by its words.
  struct Text {
    /// The first string with these words.
    let first: ValueIndex
    /// How many items have it.
    private(set) var itemCount = 0
    private let firstImage: Int
    /// Further pictures that it stands with; no more than are needed to tell a placeholder.
    private var furtherImages: [Int] = []

    /// Whether the text describes so many pictures that it describes none.
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

  /// How many different pictures one text must describe to be a placeholder.
  static let placeholderImageCount = 5

  /// The items with a description and a picture, in order.
  ///
  /// One whose text and picture stand nowhere else may be left out, as nearly all are in most
  /// screens: nothing can be said of it.
  private(set) var uses: [Use] = []
  /// The different descriptions, in the order of their first use.
  private(set) var texts: [Text] = []
  /// The names of the different pictures, in the order of their first use.
  let imageNames: [ByteText]

  /// Collects the descriptions.
  ///
  /// - Parameter irregular: The strings that are no ``RegularText``.
  /// - Complexity: O(*n*) in the bytes of the descriptions.
  init(of catalog: LocatedCatalog, irregular: Set<ValueIndex>, _ workers: Workers) {
    let items = Self.itemsWithRepeatedTexts(in: catalog, irregular, workers)
    var textNumbers = TextNumbering(capacity: items.count)
    var imageNumbers = TextNumbering(capacity: items.count)
    for item in items {
      guard let picture = DescribedPicture(item: item, in: catalog, irregular: irregular) else {
        continue
      }
      let text = textNumbers.number(of: picture.text)
      let image = imageNumbers.number(of: picture.image)
      if text == texts.count { texts.append(Text(first: picture.value, image: image)) }
      texts[text].count(image: image)
      uses.append(Use(value: picture.value, text: text, image: image))
    }
    imageNames = imageNumbers.texts
  }

  /// The hashes of an item's texts.
  private struct Hashes {
    let item: Int
    let text: Int
    let image: Int
  }

  /// The items whose description or picture may stand on another item, too.
  private static func itemsWithRepeatedTexts(
    in catalog: LocatedCatalog, _ irregular: Set<ValueIndex>, _ workers: Workers
  ) -> [Int] {
    let hashes = catalog.mapSections(workers) { run in
      catalog.sections[run].flatMap(\.items).compactMap { item -> Hashes? in
        DescribedPicture(item: item, in: catalog, irregular: irregular).map { picture in
          Hashes(item: item, text: picture.text.hashValue, image: picture.image.hashValue)
        }
      }
    }
    var texts = RepeatedTexts(capacity: hashes.count)
    var images = RepeatedTexts(capacity: hashes.count)
    for hash in hashes {
      texts.insert(hash.text)
      images.insert(hash.image)
    }
    return hashes.filter { texts.contains($0.text) || images.contains($0.image) }.map(\.item)
  }

  /// How many different pictures each placeholder stands with, by its position in ``texts``.
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
