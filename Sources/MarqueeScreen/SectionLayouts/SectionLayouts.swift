package import MarqueeCatalog
package import MarqueeLayout

/// The layouts of the built-in section types.
enum SectionLayouts {
  /// Each layout under the name of its section type.
  static let all: [String: LayoutSection] = [
    "basic": .basic, "large": .large, "main": .main, "rank": .rank, "grid": .grid,
    "twoColumn": .twoColumn, "list": .list, "mainBanner": .mainBanner, "textHeader": .textHeader,
    "courseSwimlane": .courseSwimlane, "categories": .categories,
    "featuredCourse": .featuredCourse, "businessBanner": .businessBanner,
  ]
}

extension DirectionalEdgeInsets {
  /// The room that every poster keeps free inside its place.
  static let poster = DirectionalEdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 5)
}

extension BoundarySupplementaryItem {
  /// The header that shows a section's name.
  static let sectionName = BoundarySupplementaryItem(
    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
    elementKind: ElementKind.sectionHeader, alignment: .top)
}

extension LayoutSection {
  /// The layout of a section type where its author names no other.
  package init(of type: SectionType) {
    self = SectionLayouts.all[type.layoutName] ?? .basic
  }
}
