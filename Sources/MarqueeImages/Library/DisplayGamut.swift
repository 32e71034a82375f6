/// The color gamut of a screen that an image is for; the raw values are those of asset catalogs.
package enum DisplayGamut: String, Hashable, Sendable, CaseIterable {
  case standard = "sRGB"
  case wide = "display-P3"
}
