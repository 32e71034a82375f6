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
    /// Its words.
    let text: String
    /// The picture that the item shows.
    let imageName: String
  }

  /// One text that describes many pictures, and so describes none.
  struct Placeholder {
    /// The first string with the text.
    let first: ValueIndex
    fileprivate(set) var itemCount = 0
    fileprivate(set) var imageNames: Set<String> = []

    var isOne: Bool { imageNames.count >= Descriptions.placeholderImageCount }
  }

  /// How many different pictures one text must describe to be a placeholder.
  static let placeholderImageCount = 5

  /// All items with a description and a picture, in order.
  let uses: [Use]
  /// The placeholders by their words.
  let placeholders: [String: Placeholder]

  /// Collects the descriptions; empty texts and names, which other rules report, are left out.
  ///
  /// - Complexity: O(*n*) in the bytes of the descriptions.
  init(of context: RuleContext) {
    var uses: [Use] = []
    var candidates: [String: Placeholder] = [:]
    for section in context.catalog.sections where section.describesPictures {
      for item in context.catalog.items[section.items] {
        guard let use = Self.use(in: item.index, of: context) else { continue }
        uses.append(use)
        candidates[use.text, default: Placeholder(first: use.value)].count(use)
      }
    }
    self.uses = uses
    placeholders = candidates.filter(\.value.isOne)
  }

  private static func use(in item: ValueIndex, of context: RuleContext) -> Use? {
    guard let (description, value) = context.text("description", in: item),
      let (imageName, _) = context.text("imageName", in: item),
      !description.isBlank, !description.isQuotedEmpty, !imageName.isBlank
    else { return nil }
    return Use(value: value, text: description.words, imageName: imageName.words)
  }
}

extension Descriptions.Placeholder {
  fileprivate mutating func count(_ use: Descriptions.Use) {
    itemCount += 1
    imageNames.insert(use.imageName)
  }
}

extension LocatedSection {
  /// Whether the items say what their pictures show.
  fileprivate var describesPictures: Bool {
    type?.itemKind == .poster || type?.itemKind == .rankedPoster
  }
}
