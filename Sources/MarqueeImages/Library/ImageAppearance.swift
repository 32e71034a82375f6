/// The appearance of the interface that an image is meant for.
package struct ImageAppearance: Hashable, Sendable {
  /// How light the interface is; the raw values are those of asset catalogs.
  package enum Luminosity: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
    case tinted
  }

  /// Whether colors stand out; the raw values are those of asset catalogs.
  package enum Contrast: String, Hashable, Sendable, CaseIterable {
    case high
  }

  /// How light the interface is; `nil` for any.
  package var luminosity: Luminosity?
  /// Whether colors stand out; `nil` for any.
  package var contrast: Contrast?

  /// Makes an appearance; what is left out does not matter for it.
  package init(luminosity: Luminosity? = nil, contrast: Contrast? = nil) {
    self.luminosity = luminosity
    self.contrast = contrast
  }

  /// An image for every appearance that has none of its own.
  package static let any = ImageAppearance()
}
