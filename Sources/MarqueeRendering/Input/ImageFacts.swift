/// What a preview says of an image's file.
package struct ImageFacts: Hashable, Sendable {
  /// The name of the format: `HEIC`.
  package var format: String
  /// The size as people write it: `600 × 900`; `nil` for an image of shapes that names none.
  package var size: String?
  /// Whether phones show the file.
  package var isShownOnPhones: Bool
  /// Whether browsers show files of this format.
  package var isShownByBrowsers: Bool

  package init(format: String, size: String?, isShownOnPhones: Bool, isShownByBrowsers: Bool) {
    self.format = format
    self.size = size
    self.isShownOnPhones = isShownOnPhones
    self.isShownByBrowsers = isShownByBrowsers
  }

  /// What is said in place of the image where it cannot be drawn.
  package var note: String {
    let state = isShownOnPhones ? "fine on the phone" : "no phone shows it"
    return [format, size, state].compactMap(\.self).joined(separator: ", ")
  }
}
