#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  /// Why there is no image at an address.
  public enum ImageLoadingError: Error, Hashable, Sendable {
    /// The server answered with a status that is not success.
    case status(Int)
    /// The data is more than the loader's limit of bytes.
    case tooLarge(limit: Int)
    /// The data is not an image that the system can show.
    case notAnImage
  }
#endif
