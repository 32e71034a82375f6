package import MarqueeImages

/// The images of a content folder, as far as they are known.
package enum ContentImages: Sendable {
  /// No folder was read, so nothing is known about images.
  case unknown
  /// A given library, such as one with only names.
  case library(ImageLibrary)
  /// Local files, which are opened once it is known which ones the screens use.
  case files(ImageFiles)
}
