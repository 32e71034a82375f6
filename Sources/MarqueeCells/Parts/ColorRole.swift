/// The purpose of a color, which differs between light and dark screens.
package enum ColorRole: String, Hashable, Sendable, CaseIterable {
  case label
  case secondaryLabel
  case accent
  case onAccent
  case onImage
  case onImageSecondary
  case background
  case fill
  /// Behind the rows of a grouped list, as the system has it.
  case groupedBackground
  /// A row of a grouped list, as the system has it.
  case groupedRow
  case separator
  case star
  case tag
  case onTag
  case numeral
}
