import MarqueeLayout

/// All that a section's frames depend on, apart from what holds for the whole layout.
///
/// Sections with equal input look alike.
struct SectionInput: Hashable {
  /// The number of items, never below 0.
  ///
  /// It comes first because it is compared first, and sections mostly differ in it.
  let itemCount: Int
  /// The section's layout; `nil` if it has none.
  let layout: LayoutSection?
  /// What cells measure, by item.
  let cells: [Int: FittedSize]
  /// What headers and footers measure, by element kind.
  let boundaryItems: [String: FittedSize]
}
