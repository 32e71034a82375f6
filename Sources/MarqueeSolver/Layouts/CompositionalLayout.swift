public import MarqueeLayout

/// The layout of a whole screen: its sections, and what holds for all of them.
///
/// The counterpart of UIKit's `UICollectionViewCompositionalLayout`.
public struct CompositionalLayout: Hashable, Sendable {
  /// Where a section's layout comes from.
  public enum Sections: Hashable, Sendable {
    /// All sections look alike.
    case same(LayoutSection)
    /// Each section has its own, by its index.
    case each([LayoutSection])
  }

  /// The sections' layouts.
  public var sections: Sections
  /// What holds for the layout as a whole.
  public var configuration: LayoutConfiguration

  /// Makes a layout whose sections have a layout each.
  public init(
    sections: [LayoutSection], configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    self.sections = .each(sections)
    self.configuration = configuration
  }

  /// Makes a layout whose sections all look alike.
  public init(
    section: LayoutSection, configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    self.sections = .same(section)
    self.configuration = configuration
  }

  /// The layout of a section; `nil` if there is none.
  package func section(at index: Int) -> LayoutSection? {
    switch sections {
    case .same(let section): section
    case .each(let sections): sections.indices.contains(index) ? sections[index] : nil
    }
  }
}
