/// What a name that an author wrote leads to.
package enum ImageMatch: Hashable, Sendable {
  /// A picture of exactly this name.
  case exact(ImageSet)
  /// A picture whose name differs in case; a Mac's disk forgives that, a phone does not.
  case differentCase(ImageSet)
  /// A picture whose name is what is left without the extension (and the scale) of a file name.
  case withExtension(ImageSet)
  /// Nothing: the name leads out of the folders of pictures.
  case outside
  /// Nothing.
  case missing
}
