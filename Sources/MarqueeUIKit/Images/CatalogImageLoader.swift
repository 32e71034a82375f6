#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Foundation
  public import UIKit

  /// Loads images from addresses: `URLImageLoader`, or a loader that an app has already.
  public protocol CatalogImageLoader: Sendable {
    /// Loads an image, no larger than the request needs.
    ///
    /// The task is cancelled when the image is not needed any longer.
    ///
    /// - Throws: Whatever is wrong; the cell then shows a placeholder.
    func image(for request: ImageRequest) async throws -> UIImage

    /// Begins to load images that will be shown soon, in sizes that are not known yet.
    func prefetch(_ urls: [URL]) async

    /// Ends what ``prefetch(_:)`` has begun.
    func cancelPrefetching(_ urls: [URL]) async
  }

  extension CatalogImageLoader {
    /// Loads nothing ahead.
    public func prefetch(_ urls: [URL]) async {}

    /// There is nothing to end.
    public func cancelPrefetching(_ urls: [URL]) async {}
  }
#endif
