/// The limits beyond which an image does not fit the cells that show it.
package struct ImageLimits: Hashable, Sendable {
  /// How many times larger than its pixels an image may be shown.
  ///
  /// A tenth more is not noticeable, but half more is, as with a 2x file on a 3x screen.
  package var maximumEnlargement = 1.1
  /// How many times wider, or higher, than its cell an image may be in proportion.
  ///
  /// On phones, the built-in layouts show one 2:3 poster in cells from 0.53 ('large') to 1.08
  /// ('rank') times as wide as high, a difference of up to 1.62 times. Beyond that, an image was
  /// made for another place.
  package var maximumDistortion = 1.75
  /// How many times smaller than its pixels an image may be shown in its largest cell.
  ///
  /// An image as wide as the screen is 3.6 times as wide as a cell of three in a row; beyond that,
  /// a file was never reduced for phones.
  package var maximumReduction = 4.0
  package var maximumByteCount = 1_000_000

  package init() {}

  static let factors: [(key: String, limit: any WritableKeyPath<Self, Double> & Sendable)] = [
    ("maximumEnlargement", \.maximumEnlargement), ("maximumDistortion", \.maximumDistortion),
    ("maximumReduction", \.maximumReduction),
  ]
}
