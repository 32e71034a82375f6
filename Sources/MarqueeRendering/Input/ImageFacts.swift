package import MarqueeScreen

package struct ImageFacts: Hashable, Sendable {
  /// The name of the format: `HEIC`.
  package var format: String
  /// The size in the usual notation, `600 × 900`; `nil` for a vector image without one.
  package var size: String?
  /// The width and height, in pixels or points; `nil` for a vector image without a size.
  package var extent: LayoutExtent?
  package var isShownOnPhones: Bool
  package var isShownByBrowsers: Bool

  package init(
    format: String, size: String?, extent: LayoutExtent? = nil, isShownOnPhones: Bool,
    isShownByBrowsers: Bool
  ) {
    self.format = format
    self.size = size
    self.extent = extent
    self.isShownOnPhones = isShownOnPhones
    self.isShownByBrowsers = isShownByBrowsers
  }

  /// The text in place of an image that cannot be drawn.
  package var note: String {
    let state = isShownOnPhones ? "fine on the phone" : "no phone shows it"
    return [format, size, state].compactMap(\.self).joined(separator: ", ")
  }
}
