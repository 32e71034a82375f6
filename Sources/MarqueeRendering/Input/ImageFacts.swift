/// Facts about an image file that a preview shows.
package struct ImageFacts: Hashable, Sendable {
  /// The name of the format: `HEIC`.
  package var format: String
  /// The size in the usual notation, `600 × 900`; `nil` for a vector image without one.
  package var size: String?
  /// Whether phones can show the file.
  package var isShownOnPhones: Bool
  /// Whether browsers can show files of this format.
  package var isShownByBrowsers: Bool

  package init(format: String, size: String?, isShownOnPhones: Bool, isShownByBrowsers: Bool) {
    self.format = format
    self.size = size
    self.isShownOnPhones = isShownOnPhones
    self.isShownByBrowsers = isShownByBrowsers
  }

  /// The text in place of an image that cannot be drawn.
  package var note: String {
    let state = isShownOnPhones ? "fine on the phone" : "no phone shows it"
    return [format, size, state].compactMap(\.self).joined(separator: ", ")
  }
}
