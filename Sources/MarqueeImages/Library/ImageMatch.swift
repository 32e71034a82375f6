/// The result of looking up a name that an author wrote.
package enum ImageMatch: Hashable, Sendable {
  /// The image with exactly this name.
  case exact(ImageSet)
  /// The image whose name remains after the extension, scale and device of a file name are removed.
  case withExtension(ImageSet)
  /// An image whose name differs in case from the written one, or from the rest of it without
  /// extension and scale. A case-insensitive file system finds it, but a phone does not.
  case differentCase(ImageSet)
  /// A loose file that is found only with its extension, which was not written, or that has an end
  /// meant as a scale.
  case needsExtension(ImageSet)
  /// A file with this path in a format that no app loads by name, but no image.
  case foreign(path: String)
  /// Nothing, because the name leads out of the image folders.
  case outside
  case missing

  /// The image that is meant; `nil` for none.
  package var set: ImageSet? {
    switch self {
    case .exact(let set), .withExtension(let set), .differentCase(let set),
      .needsExtension(let set):
      set
    case .foreign, .outside, .missing: nil
    }
  }
}
