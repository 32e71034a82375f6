/// How an image stores color.
package enum ColorModel: String, Hashable, Sendable, CaseIterable {
  /// Lightness alone.
  case gray
  /// Red, green and blue, also where they are stored as luma and chroma.
  case rgb
  /// Numbers of colors in a palette.
  case indexed
  /// The four inks of print, which a phone shows in other colors than the author saw.
  case cmyk
  /// Lightness and two opposed colors.
  case lab
}
