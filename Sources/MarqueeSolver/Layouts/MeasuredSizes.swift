import MarqueeLayout

/// What cells, headers and footers measure, as far as they have been measured.
///
/// Only estimated dimensions are replaced by a measured size. What is missing keeps its estimate, as
/// UIKit keeps it for what has not been in sight yet. A negative or non-finite length counts as not
/// measured.
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

  /// The size of a header or footer; no section names one of the whole layout.
  public subscript(section section: Int?, boundary elementKind: String) -> FittedSize? {
    get { boundaryItems[section]?[elementKind] }
    set { boundaryItems[section, default: [:]][elementKind] = newValue }
  }

  /// Whether nothing in a section has been measured.
  func isEmpty(inSection section: Int) -> Bool {
    cells[section] == nil && boundaryItems[section] == nil
  }

  /// Replaces the sizes of all cells of a section.
  package mutating func set(_ sizes: [Int: FittedSize], inSection section: Int) {
    cells[section] = sizes
  }

  /// The sizes of a section's cells, by item.
  func cells(inSection section: Int) -> [Int: FittedSize] { cells[section] ?? [:] }

  /// The sizes of a section's headers and footers, by element kind.
  func boundaryItems(inSection section: Int?) -> [String: FittedSize] {
    boundaryItems[section] ?? [:]
  }
}
