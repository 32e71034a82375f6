#if os(iOS)
  public import CoreGraphics
  public import Foundation

  /// A request for an image at a URL, with its displayed size.
  public struct ImageRequest: Hashable, Sendable {
    /// The image's URL.
    public let url: URL
    /// The size in pixels of the view, which the image fills.
    public let pixelSize: CGSize

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - url: The image's URL.
    ///   - size: The size of the view in points.
    ///   - scale: The number of pixels per point.
    public init(url: URL, size: CGSize, scale: Double) {
      self.url = url
      pixelSize = CGSize(
        width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    }
  }
#endif
