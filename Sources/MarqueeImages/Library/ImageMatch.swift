/// What a name that an author wrote leads to.
package enum ImageMatch: Hashable, Sendable {
  /// An image of exactly this name.
  case exact(ImageSet)
  /// An image whose name is what is left without the extension, the scale and the device of a file's
  /// name.
  case withExtension(ImageSet)
  /// An image whose name differs in case, from what is written or from what is left of it without
  /// extension and scale; a Mac's disk forgives that, a phone does not.
  case differentCase(ImageSet)
  /// A loose file that is found by its name with the extension alone, which is not what is written.
  case needsExtension(ImageSet)
  /// No image, but a file of this path in a format that no app loads by name.
  case foreign(path: String)
  /// Nothing: the name leads out of the folders of images.
  case outside
  /// Nothing.
  case missing
}
