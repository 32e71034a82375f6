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
    /// The pictures that it stands with; no more than are needed to tell a placeholder.
    private var images: [Int] = []

    /// Whether the text describes so many pictures that it describes none.
    var isPlaceholder: Bool { images.count >= Descriptions.placeholderImageCount }

    init(first: ValueIndex) { self.first = first }

    fileprivate mutating func count(image: Int) {
      itemCount += 1
      if !isPlaceholder, !images.contains(image) { images.append(image) }
    }
  }

  /// How many different pictures one text must describe to be a placeholder.
  static let placeholderImageCount = 5

  /// All items with a description and a picture, in order.
  private(set) var uses: [Use] = []
  /// The different descriptions, in the order of their first use.
  private(set) var texts: [Text] = []
  /// The names of the different pictures, in the order of their first use.
  private(set) var imageNames: [ByteText] = []

  /// Collects the descriptions; empty texts and names, which other rules report, are left out.
  ///
  /// - Complexity: O(*n*) in the bytes of the descriptions.
  init(of context: RuleContext) {
    var textPositions: [ByteText: Int] = [:]
    var imagePositions: [ByteText: Int] = [:]
    for section in context.catalog.sections where section.describesPictures {
      for item in context.catalog.items[section.items] {
        guard let (description, value) = context.text("description", in: item.index),
          let (imageName, _) = context.text("imageName", in: item.index),
          !description.isBlank, !description.isQuotedEmpty, !imageName.isBlank
        else { continue }
        let text = Self.position(of: description.words, in: &textPositions)
        if text == texts.count { texts.append(Text(first: value)) }
        let name = imageName.words
        let image = Self.position(of: name, in: &imagePositions)
        if image == imageNames.count { imageNames.append(name) }
        texts[text].count(image: image)
        uses.append(Use(value: value, text: text, image: image))
      }
    }
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

  /// The position of a key; a new key gets the next one.
  private static func position(of key: ByteText, in positions: inout [ByteText: Int]) -> Int {
    let next = positions.count
    return { (position: inout Int?) in
      if let position { return position }
      position = next
      return next
    }(&positions[key])
  }
}

extension LocatedSection {
  /// Whether the items say what their pictures show.
  fileprivate var describesPictures: Bool {
    type?.itemKind == .poster || type?.itemKind == .rankedPoster
  }
}
