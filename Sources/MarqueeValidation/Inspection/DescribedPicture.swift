import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList

/// An item that describes its picture, neither text empty.
struct DescribedPicture {
  /// The description's string.
  let value: ValueIndex
  /// The description, by its words.
  let text: ByteText
  /// The picture's name, by its words.
  let image: ByteText

  /// Reads an item; `nil` where it lacks one of the texts, which other rules report.
  ///
  /// - Parameters:
  ///   - item: The item's position in the catalog's items.
  ///   - irregular: The strings that are no ``RegularText``.
  init?(item: Int, in catalog: LocatedCatalog, irregular: Set<ValueIndex>) {
    let kind = catalog.sections[catalog.items[item].section].type?.itemKind
    guard let fields = kind == .poster ? Fields.poster : kind == .rankedPoster ? .ranked : nil,
      let value = catalog.value(ofField: fields.description, ofItem: item),
      let imageValue = catalog.value(ofField: fields.imageName, ofItem: item),
      let description = AuthoredText(ofString: value, in: catalog.document),
      let imageName = AuthoredText(ofString: imageValue, in: catalog.document)
    else { return nil }
    self.value = value
    if irregular.contains(value) || irregular.contains(imageValue) {
      guard !description.isBlank, !description.isQuotedEmpty, !imageName.isBlank else { return nil }
      text = description.words
      image = imageName.words
    } else {
      // Regular texts are not blank, and have one space between their words.
      text = ByteText(description.bytes)
      image = ByteText(imageName.bytes)
    }
  }

  /// Where the fields are in the table of a kind of items.
  private struct Fields {
    let description: Int
    let imageName: Int

    init?(of kind: ItemKind) {
      guard let description = kind.fields.firstIndex(where: { $0.key == "description" }),
        let imageName = kind.fields.firstIndex(where: { $0.key == "imageName" })
      else { return nil }
      self.description = description
      self.imageName = imageName
    }

    static let poster = Fields(of: .poster)
    static let ranked = Fields(of: .rankedPoster)
  }
}
