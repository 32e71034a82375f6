import MarqueeCatalog
import MarqueeLoading

extension LocatedCatalog {
  /// The positions of the sections of some types, in order.
  ///
  /// Sections are looked at where they lie: a copy takes hold of all that its model refers to.
  func positions(where isWanted: (SectionType) -> Bool) -> [Int] {
    sections.indices.filter { sections[$0].type.map(isWanted) ?? false }
  }

  /// The positions of the sections that look like a main section, those of the authors' own types
  /// too.
  var mainPositions: [Int] { positions { $0.lookType == .main } }
}
