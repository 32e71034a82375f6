#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import CoreGraphics
  public import Foundation

  /// An image at an address, and how large it is shown.
  public struct ImageRequest: Hashable, Sendable {
    /// The address.
    public let url: URL
    /// The size of the view in pixels, which the image fills.
    public let pixelSize: CGSize

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - size: The size of the view in points.
    ///   - scale: Pixels per point.
    public init(url: URL, size: CGSize, scale: Double) {
      self.url = url
      pixelSize = CGSize(
        width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    }
  }
#endif
