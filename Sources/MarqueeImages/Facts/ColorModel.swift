/// The way in which an image stores color.
package enum ColorModel: String, Hashable, Sendable, CaseIterable {
  case gray
  /// Red, green and blue, even if they are stored as luma and chroma.
  case rgb
  case indexed
  /// The four inks of print; a phone shows other colors than the author saw.
  case cmyk
}
