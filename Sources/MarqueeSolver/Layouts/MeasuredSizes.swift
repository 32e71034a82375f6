import MarqueeCells

/// The measured sizes of cells, headers and footers.
///
/// A measured size replaces only estimated dimensions. A view without one keeps its estimate, as in
/// UIKit before the view becomes visible. A negative or non-finite length counts as not measured.
public struct MeasuredSizes: Hashable, Sendable {
  private var cells: [Int: [Int: FittedSize]] = [:]
  private var boundaryItems: [Int?: [String: FittedSize]] = [:]

  /// Makes an empty table.
  public init() {}

  /// The size of the cell of an item; `nil` if it has not been measured.
  public subscript(section section: Int, item item: Int) -> FittedSize? {
    get { cells[section]?[item] }
    set { cells[section, default: [:]][item] = newValue }
  }

  /// The size of a header or footer; a `nil` section means the whole layout.
  public subscript(section section: Int?, boundary elementKind: String) -> FittedSize? {
    get { boundaryItems[section]?[elementKind] }
    set { boundaryItems[section, default: [:]][elementKind] = newValue }
  }

  /// Whether no view of a section has been measured.
  func isEmpty(inSection section: Int) -> Bool {
    cells[section] == nil && boundaryItems[section] == nil
  }

  package mutating func set(_ sizes: [Int: FittedSize], inSection section: Int) {
    cells[section] = sizes
  }

  /// Returns the sizes of a section's cells, by item.
  func cells(inSection section: Int) -> [Int: FittedSize] { cells[section] ?? [:] }

  /// Returns the sizes of a section's headers and footers, by element kind.
  func boundaryItems(inSection section: Int?) -> [String: FittedSize] {
    boundaryItems[section] ?? [:]
  }
}
