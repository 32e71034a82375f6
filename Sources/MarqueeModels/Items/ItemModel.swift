package import MarqueeBasics

/// What a kind of items is: a plain model, and what screens need to know of it.
///
/// All that is said of a kind is in the model's file, so that nothing else asks which kind an item
/// is of. Each kind has a line in ``ItemKind/builtIn`` as well, and a cell in the previews.
package protocol ItemModel: Hashable, Sendable, Decodable {
  /// The kind, with what all of its items share.
  var kind: ItemKind { get }
  /// The author's own name for the item.
  var id: String? { get set }
  /// The name of the image that the item shows; `nil` for none.
  var shownImageName: String? { get }
  /// The link to the image that the item shows; `nil` for none.
  var shownImageLink: String? { get }
  /// The text that a derived identifier is made of where there is no image.
  var identifyingText: String { get }
  /// All texts that the item shows, so that two items that look the same have the same ones.
  ///
  /// The image and the rank are left out: a rank changes when neighbors move.
  var distinguishingTexts: [String?] { get }
  /// What a screen reader says of the item if its author wrote nothing.
  var spokenText: String { get }
  /// Where a tap leads, in kinds that always lead somewhere; `nil` in all others.
  var shownLink: String? { get }
  /// The content of a cell that is as high as its text; `nil` for one of any other size.
  var measuredContent: MeasuredContent? { get }
  /// The place in a ranking, from 1; `nil` for none. Set only in kinds that are ranked.
  var shownRank: Int? { get set }

  /// What people read in a part of the cell, such as the title; `nil` if there is no such part.
  func shownText(_ part: ShownPart) -> String?

  /// The value of a field of the kind's ``ItemKind/modelFields``, but for `id`; `nil` if the author
  /// wrote none, and for any other key.
  func value(ofField key: String) -> FieldValue?

  /// Writes the members of the item's JSON object, but for its identifier.
  func writeMembers(to writer: inout JSONWriter)
}

extension ItemModel {
  package var shownImageName: String? { nil }
  package var shownImageLink: String? { nil }
  package var shownLink: String? { nil }
  package var measuredContent: MeasuredContent? { nil }
  package var shownRank: Int? {
    get { nil }
    set {}
  }

  package func shownText(_ part: ShownPart) -> String? { nil }

  /// Whether another item is of the same kind and equal.
  func isEqual(to other: any ItemModel) -> Bool { self == other as? Self }
}
