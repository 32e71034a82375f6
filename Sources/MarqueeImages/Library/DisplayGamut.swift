/// The colors of the screen that an image is meant for; the raw values are those of asset catalogs.
package enum DisplayGamut: String, Hashable, Sendable, CaseIterable {
  case standard = "sRGB"
  case wide = "display-P3"
}
