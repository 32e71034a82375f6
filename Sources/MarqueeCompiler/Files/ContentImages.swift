package import MarqueeImages

package enum ContentImages: Sendable {
  /// No folder was read, so nothing is known about images.
  case unknown
  /// A given library, such as one with only names.
  case library(ImageLibrary)
  /// A listing of local files, which are opened once a screen names them.
  case files([FileEntry])
}
