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
  /// - Parameter item: The item's position in the catalog's items.
  init?(item: Int, in catalog: LocatedCatalog) {
    let kind = catalog.sections[catalog.items[item].section].type?.itemKind
    guard let fields = kind == .poster ? Fields.poster : kind == .rankedPoster ? .ranked : nil,
      let value = catalog.value(ofField: fields.description, ofItem: item),
      let imageValue = catalog.value(ofField: fields.imageName, ofItem: item),
      let description = AuthoredText(ofString: value, in: catalog.document),
      let imageName = AuthoredText(ofString: imageValue, in: catalog.document),
      !description.isBlank, !description.isQuotedEmpty, !imageName.isBlank
    else { return nil }
    self.value = value
    text = description.words
    image = imageName.words
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
