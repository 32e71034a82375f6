import MarqueeCatalog
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

  /// All items with a description and a picture, in order.
  private(set) var uses: [Use] = []
  /// The different descriptions, in the order of their first use.
  private(set) var texts: [Text] = []
  /// The names of the different pictures, in the order of their first use.
  let imageNames: [ByteText]

  /// Collects the descriptions; empty texts and names, which other rules report, are left out.
  ///
  /// - Complexity: O(*n*) in the bytes of the descriptions.
  init(of catalog: LocatedCatalog) {
    let count = catalog.sections.reduce(0) { $0 + ($1.describesPictures ? $1.items.count : 0) }
    var textNumbers = TextNumbering(capacity: count)
    var imageNumbers = TextNumbering(capacity: count)
    uses.reserveCapacity(count)
    texts.reserveCapacity(count)
    for section in catalog.sections where section.describesPictures {
      let fields = section.type?.itemKind.fields ?? []
      guard let descriptionField = fields.firstIndex(where: { $0.key == "description" }),
        let imageField = fields.firstIndex(where: { $0.key == "imageName" })
      else { continue }
      for item in section.items {
        guard let value = catalog.value(ofField: descriptionField, ofItem: item),
          let imageValue = catalog.value(ofField: imageField, ofItem: item),
          let description = AuthoredText(ofString: value, in: catalog.document),
          let imageName = AuthoredText(ofString: imageValue, in: catalog.document),
          !description.isBlank, !description.isQuotedEmpty, !imageName.isBlank
        else { continue }
        let text = textNumbers.number(of: description.words)
        let image = imageNumbers.number(of: imageName.words)
        if text == texts.count { texts.append(Text(first: value, image: image)) }
        texts[text].count(image: image)
        uses.append(Use(value: value, text: text, image: image))
      }
    }
    imageNames = imageNumbers.texts
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

extension LocatedSection {
  /// Whether the items say what their pictures show.
  fileprivate var describesPictures: Bool {
    type?.itemKind == .poster || type?.itemKind == .rankedPoster
  }
}
