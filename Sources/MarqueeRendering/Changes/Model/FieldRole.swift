import MarqueeScreen

package enum FieldRole: String, Hashable, Sendable, CaseIterable {
  case name
  case type
  /// A layout; if both values are equal, the layout with that name was edited.
  case layout
  /// Text that people read or hear.
  case text
  /// The name of an image, or the link to one; if both values are equal, a file of an image has
  /// changed.
  case image
  /// An amount of money, or its currency.
  case price
  case link
  case value

  /// The role of a field of an item, a section or a screen.
  ///
  /// - Parameter part: The part of a cell that shows it; `nil` for none.
  init(_ field: Field, shownAs part: ShownPart? = nil) {
    switch part {
    case .image: self = .image
    case .price: self = .price
    default: self = Self.role(of: field)
    }
  }

  private static func role(of field: Field) -> FieldRole {
    // In the built-in kinds, this key is for a link to the image.
    if field.key == "imageLink", !field.isOwn { return .image }
    let roles: [(meaning: FieldKind.Meanings, role: FieldRole)] = [
      (.text, .text), (.image, .image), (.link, .link), (.amount, .price), (.currency, .price),
    ]
    return roles.first { field.kind.means($0.meaning) }?.role ?? .value
  }
}
