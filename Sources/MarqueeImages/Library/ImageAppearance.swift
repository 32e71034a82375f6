package struct ImageAppearance: Hashable, Sendable {
  /// The brightness of the interface; the raw values are those of asset catalogs.
  package enum Luminosity: String, Hashable, Sendable, CaseIterable {
    case light
    case dark
    case tinted
  }

  /// The contrast of the interface; the raw values are those of asset catalogs.
  package enum Contrast: String, Hashable, Sendable, CaseIterable {
    case high
  }

  /// The brightness of the interface; `nil` for any.
  package var luminosity: Luminosity?
  /// The contrast of the interface; `nil` for any.
  package var contrast: Contrast?

  package init(luminosity: Luminosity? = nil, contrast: Contrast? = nil) {
    self.luminosity = luminosity
    self.contrast = contrast
  }

  package static let any = ImageAppearance()
}
