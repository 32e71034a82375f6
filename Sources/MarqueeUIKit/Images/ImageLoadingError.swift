#if os(iOS)
  /// The reason why a URL gives no image.
  public enum ImageLoadingError: Error, Hashable, Sendable {
    /// The server answered with a status that is not success.
    case status(Int)
    /// The data exceeds the loader's byte limit.
    case tooLarge(limit: Int)
    /// The image has more pixels than memory has room for.
    case tooManyPixels(limit: Int)
    /// The data is not an image that the system can display.
    case notAnImage
  }
#endif
