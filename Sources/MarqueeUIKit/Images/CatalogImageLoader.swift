#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import UIKit

  /// Loads images from addresses: `URLImageLoader`, or a loader that an app has already.
  public protocol CatalogImageLoader: Sendable {
    /// Loads an image, no larger than the request needs.
    ///
    /// The task is cancelled when the image is not needed any longer.
    ///
    /// - Throws: Whatever is wrong; the cell then shows a placeholder.
    func image(for request: ImageRequest) async throws -> UIImage

    /// Begins to load images that will be shown soon.
    func prefetch(_ requests: [ImageRequest]) async

    /// Ends what ``prefetch(_:)`` has begun.
    func cancelPrefetching(_ requests: [ImageRequest]) async
  }

  extension CatalogImageLoader {
    /// Loads nothing ahead.
    public func prefetch(_ requests: [ImageRequest]) async {}

    /// There is nothing to end.
    public func cancelPrefetching(_ requests: [ImageRequest]) async {}
  }
#endif
