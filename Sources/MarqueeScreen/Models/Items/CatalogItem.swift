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
  /// The part of the item that a built-in kind describes.
  package var model: any ItemModel
  /// What the item is.
  public let kind: ItemKind
  /// The values of the fields that the model does not have, in the order of ``ItemKind/ownFields``;
  /// empty if there are none.
  package private(set) var ownValues: [FieldValue?]

  package init(_ model: some ItemModel) {
    self.model = model
    kind = model.kind
    ownValues = []
    self.model.rank = nil
    rank = model.rank
  }

  /// Makes an item of any kind.
  ///
  /// - Parameter ownValues: A value for each of the kind's ``ItemKind/ownFields``, or an empty
  ///   array.
  init(_ model: any ItemModel, kind: ItemKind, ownValues: [FieldValue?] = []) {
    self.model = model
    self.kind = kind
    // Items without values must be equal, however they were decoded.
    self.ownValues = ownValues.allSatisfy { $0 == nil } ? [] : ownValues
  }

  /// Makes an item of which a cell can show only one part.
  package init(showing part: ShownPart) {
    let field = Field(part.rawValue, .anything, .optional, "")
    let kind = ItemKind(authored: field.key, fields: [field], show: [part: field.key])
    self.init(
      AuthoredItem(), kind: kind,
      ownValues: kind.ownFields.map { $0 == field ? .text("1") : nil })
  }

  /// The item itself, such as a ``Poster`` or a ``Course``, even if its kind extends theirs.
  public var content: any Hashable & Sendable {
    var model = model
    model.rank = rank
    return model
  }

  /// The identifier that the item's author wrote, if there is one.
  public var id: String? { model.id }

  /// The name of the image in the content folder, if the item has one.
  public var imageName: String? {
    guard kind.hasOwnCell else { return model.shownImageName }
    return text(shownAs: .image).flatMap { WebPrefix(of: $0.utf8) == nil ? $0 : nil }
  }

  /// The link to the image, if the item has one; ``imageName`` takes precedence.
  public var imageLink: String? {
    guard kind.hasOwnCell, let image = text(shownAs: .image), WebPrefix(of: image.utf8) != nil
    else { return model.shownImageLink }
    return image
  }

  /// The text that a screen reader reads aloud, with dates as in the United States.
  public var spokenText: String { spokenText(.standard) }

  /// Returns the text that a screen reader reads aloud.
  ///
  /// - Parameter figures: The form of dates.
  public func spokenText(_ figures: Figures) -> String {
    if let text = self["spokenText"]?.text { return text }
    let parts = [ShownPart.title, .subtitle, .caption]
    let text =
      kind.hasOwnCell
      ? parts.compactMap { self.text(shownAs: $0, figures) }.joined(separator: ", ")
      : model.spokenText
    return rank.map { "\($0): \(text)" } ?? text
  }

  /// The place in a numbered section, from 1; `nil` for none.
  ///
  /// Setting it has no effect on items of a kind that numbered sections cannot hold.
  public package(set) var rank: Int? {
    get {
      guard let position = kind.rank, !ownValues.isEmpty else { return nil }
      return ownValues[position]?.integer
    }
    set {
      guard newValue != rank, let position = kind.rank else { return }
      if ownValues.isEmpty { ownValues = Array(repeating: nil, count: kind.ownFields.count) }
      ownValues[position] = newValue.flatMap(FieldValue.integer)
      if ownValues.allSatisfy({ $0 == nil }) { ownValues = [] }
    }
  }

  /// Where a tap on the item leads: a link, or a place in the catalog such as `screen:Learn`; `nil`
  /// if its author wrote none.
  public var link: String? { self["link"]?.text ?? model.shownLink }

  /// The ISO 4217 code of the price's currency; `nil` for the screen's currency.
  public var currency: String? { kind.show[.price] == nil ? nil : self["currency"]?.text }

  /// Returns the value of a field that the built-in models do not have, such as an authored one;
  /// `nil` if there is none.
  public subscript(key: String) -> FieldValue? {
    guard !ownValues.isEmpty, let position = kind.ownFields.firstIndex(where: { $0.key == key })
    else { return nil }
    return ownValues[position]
  }

  /// Returns the item as one of a kind that its own kind extends, without further fields.
  package func reduced(to kind: ItemKind) -> CatalogItem {
    guard kind != self.kind else { return self }
    return CatalogItem(model, kind: kind, ownValues: kind.ownFields.map { self[$0.key] })
  }

  /// Returns the value of any field of the item's kind by its key; `nil` if there is none.
  package func value(ofField key: String) -> FieldValue? {
    model.value(ofField: key) ?? self[key]
  }

  /// Returns the value at a path: of a field of the item's kind, or inside its groups; `nil` if
  /// there is none.
  package func shownValue(at path: String) -> FieldValue? {
    FieldValue.value(at: path[...], below: kind.ownFields.lazy.map(\.key), value)
  }

  /// Returns the content of a cell that is as high as its text; `nil` for an item without text.
  package func measuredContent(_ figures: Figures = .standard) -> MeasuredContent? {
    guard kind.hasOwnCell else { return model.measuredContent }
    return MeasuredContent(
      text: text(shownAs: .title, figures) ?? "",
      secondaryText: text(shownAs: .subtitle, figures), hasImage: imageName != nil)
  }

  /// How many people have rated the item; `nil` if its cell does not show it.
  package var ratingCount: Int? {
    text(shownAs: .count).flatMap(DecimalNumber.init).flatMap {
      Int(exactly: $0.doubleValue.rounded())
    }
  }

  /// Returns the text in a part of the cell, as the kind's authors chose it.
  ///
  /// - Parameter figures: The form of dates; `nil` for dates as written, as in derived identifiers.
  package func text(shownAs part: ShownPart, _ figures: Figures? = nil) -> String? {
    let text = kind.show[part].flatMap(shownValue)?.shownText
    // JSON does not say which fields are dates, so any text of their form is one.
    return text.map { figures?.date($0) ?? $0 }
  }
}

extension CatalogItem: Hashable {
  /// Compares kinds, models and the values of further fields.
  public static func == (left: CatalogItem, right: CatalogItem) -> Bool {
    left.kind == right.kind && left.model.isEqual(to: right.model)
      && left.ownValues == right.ownValues
  }

  /// Hashes the model and the values of further fields.
  public func hash(into hasher: inout Hasher) {
    model.hash(into: &hasher)
    hasher.combine(ownValues)
  }
}
