/// An item of a section, as its author wrote it.
///
/// ```
/// switch item.content {
/// case let poster as Poster: show(poster.imageName)
/// case let course as Course: show(course.title)
/// default: break
/// }
/// ```
public struct CatalogItem: Sendable {
  /// The item as far as a built-in kind describes it, with what screens need to know of it.
  package var model: any ItemModel
  /// What the item is.
  public let kind: ItemKind
  /// The values of the fields that the model does not have, by their positions in
  /// ``ItemKind/ownFields``; empty if there are none.
  package let ownValues: [FieldValue?]

  /// Takes an item of a built-in kind.
  package init(_ model: some ItemModel) {
    self.model = model
    kind = model.kind
    ownValues = []
  }

  /// Takes an item of any kind.
  ///
  /// - Parameter ownValues: A value for each of the kind's ``ItemKind/ownFields``, or none at all.
  init(_ model: any ItemModel, kind: ItemKind, ownValues: [FieldValue?] = []) {
    self.model = model
    self.kind = kind
    // Two items without values are equal, however they were read.
    self.ownValues = ownValues.allSatisfy { $0 == nil } ? [] : ownValues
  }

  /// The item itself, such as a ``Poster`` or a ``Course``, also for a kind that extends theirs.
  public var content: any Hashable & Sendable { model }

  /// The author's own name for the item, where there is one.
  public var id: String? { model.id }

  /// The name of the image in the content folder, where the item has one.
  public var imageName: String? {
    kind.hasOwnCell ? text(shownAs: .image) : model.shownImageName
  }

  /// The link to the image, where the item has one; the image of ``imageName`` comes first.
  public var imageLink: String? { model.shownImageLink }

  /// What a screen reader says of the item.
  public var spokenText: String {
    if let text = self["spokenText"]?.text { return text }
    guard kind.hasOwnCell else { return model.spokenText }
    return [ShownPart.title, .subtitle, .caption].compactMap(text).joined(separator: ", ")
  }

  /// Where a tap on the item leads: a link, or a place in the catalog as `screen:Learn`; `nil` if
  /// its author wrote nothing.
  public var link: String? { self["link"]?.text ?? model.shownLink }

  /// The currency of the price, as ISO 4217 names it; `nil` for that of the screen.
  public var currency: String? { kind.show[.price] == nil ? nil : self["currency"]?.text }

  /// The value of a field that the built-in models do not have, such as one of the authors' own;
  /// `nil` if there is none.
  public subscript(key: String) -> FieldValue? {
    guard !ownValues.isEmpty, let position = kind.ownFields.firstIndex(where: { $0.key == key })
    else { return nil }
    return ownValues[position]
  }

  /// The value of any field of its kind, as authors name it; `nil` if there is none.
  package func value(ofField key: String) -> FieldValue? {
    model.value(ofField: key) ?? self[key]
  }

  /// The content of a cell that is as high as its text; `nil` for an item without text.
  package var measuredContent: MeasuredContent? {
    guard kind.hasOwnCell else { return model.measuredContent }
    return MeasuredContent(
      text: text(shownAs: .title) ?? "", secondaryText: text(shownAs: .subtitle),
      hasImage: imageName != nil)
  }

  /// What people read in a part of the cell, as the kind's authors chose it.
  package func text(shownAs part: ShownPart) -> String? {
    switch kind.shown[part] {
    case .own(let position): ownValues.isEmpty ? nil : ownValues[position]?.shownText
    case .model(let part): model.shownText(part)
    case nil: nil
    }
  }
}

extension CatalogItem: Hashable {
  /// Compares the items themselves.
  public static func == (left: CatalogItem, right: CatalogItem) -> Bool {
    left.kind == right.kind && left.model.isEqual(to: right.model)
      && left.ownValues == right.ownValues
  }

  /// Hashes the item itself.
  public func hash(into hasher: inout Hasher) {
    model.hash(into: &hasher)
    hasher.combine(ownValues)
  }
}
