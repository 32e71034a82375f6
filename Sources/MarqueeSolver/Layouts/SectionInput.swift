import MarqueeCells

/// Everything that a section's frames depend on, except the settings of the whole layout.
///
/// Sections with equal input look the same.
struct SectionInput: Hashable {
  /// The number of items, never below 0.
  ///
  /// It is compared first, because it is what usually differs between sections.
  let itemCount: Int
  /// The number of the section's layout among those of the screen; `nil` if it has none, or if all
  /// sections have the same.
  let layout: Int?
  let cells: [Int: FittedSize]
  /// The measured sizes of headers and footers, by element kind.
  let boundaryItems: [String: FittedSize]
}
