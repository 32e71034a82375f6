/// The layout of a whole screen: the layouts of its sections, and common settings.
///
/// The counterpart of UIKit's `UICollectionViewCompositionalLayout`.
public struct CompositionalLayout: Hashable, Sendable {
  /// The source of the sections' layouts.
  public enum Sections: Hashable, Sendable {
    /// All sections have the same layout.
    case same(LayoutSection)
    /// Each section has its own layout, by its index.
    case each([LayoutSection])
  }

  /// The sections' layouts.
  public var sections: Sections
  /// The settings of the whole layout.
  public var configuration: LayoutConfiguration

  /// Makes a layout with a layout for each section.
  public init(
    sections: [LayoutSection], configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    self.sections = .each(sections)
    self.configuration = configuration
  }

  /// Makes a layout with the same layout for all sections.
  public init(
    section: LayoutSection, configuration: LayoutConfiguration = LayoutConfiguration()
  ) {
    self.sections = .same(section)
    self.configuration = configuration
  }

  /// Returns the layout of a section; `nil` if there is none.
  package func section(at index: Int) -> LayoutSection? {
    switch sections {
    case .same(let section): section
    case .each(let sections): sections.indices.contains(index) ? sections[index] : nil
    }
  }
}
