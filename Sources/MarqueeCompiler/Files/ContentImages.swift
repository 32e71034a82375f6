package import MarqueeImages

/// The images of a content folder, as far as they are known.
package enum ContentImages: Sendable {
  /// No folder was looked at: nothing is said of images.
  case unknown
  /// A library from elsewhere, as one of names alone.
  case library(ImageLibrary)
  /// Files of this machine, to be looked into once it is known which ones the screens use.
  case files(ImageFiles)
}
