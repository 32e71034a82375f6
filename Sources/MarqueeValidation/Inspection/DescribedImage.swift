import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList

/// An item's description of its image, neither text empty.
struct DescribedImage {
  /// The description's string.
  let value: ValueIndex
  /// Whether the description is a ``RegularText``, so that its words are its bytes.
  private let isRegular: Bool

  private static let posterField = ItemKind.poster.position(ofField: "description")
  private static let rankedField =
    ItemKind.rankedPoster.position(ofField: "description")

  /// Reads an item; `nil` if it lacks one of the texts, which other rules report.
  ///
  /// - Parameters:
  ///   - image: The item's image.
  ///   - irregular: The strings that are no ``RegularText``.
  init?(
    of image: ImageNames.Use, in catalog: borrowing LocatedCatalog, irregular: Set<ValueIndex>
  ) {
    let kind = catalog.sections[catalog.items[image.item].section].type?.itemKind
    guard
      let field = kind == .poster
        ? Self.posterField : kind == .rankedPoster ? Self.rankedField : nil,
      let value = catalog.value(ofField: field, ofItem: image.item),
      catalog.document.isSoundString(value), catalog.document.isSoundString(image.value)
    else { return nil }
    self.value = value
    isRegular = !irregular.contains(value)
    if !isRegular {
      let description = AuthoredText(of: value, in: catalog.document)
      guard !description.isBlank, !description.isQuotedEmpty else { return nil }
    }
    if irregular.contains(image.value) {
      guard !AuthoredText(of: image.value, in: catalog.document).isBlank else { return nil }
    }
  }

  /// The description by its words.
  func words(in document: PropertyListDocument) -> ByteText {
    let text = AuthoredText(of: value, in: document)
    return isRegular ? ByteText(text.bytes) : text.words
  }

  /// The hash of ``words(in:)``.
  func wordsHash(in document: PropertyListDocument) -> Int {
    isRegular ? document.textHash(of: value) : words(in: document).textHash
  }
}
