import MarqueeLoading
import MarqueeScreen

extension LocatedCatalog {
  /// The positions of the sections of some types, in order.
  ///
  /// Sections are examined in place: a copy would retain everything that its model refers to.
  func positions(where isWanted: (SectionType) -> Bool) -> [Int] {
    sections.indices.filter { sections[$0].type.map(isWanted) ?? false }
  }

  /// The positions of the sections that look like a main section, including those of authors'
  /// types.
  var mainPositions: [Int] { positions { $0.lookType == .main } }
}
