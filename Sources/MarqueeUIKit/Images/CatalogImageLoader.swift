#if os(iOS)
  public import Foundation
  public import UIKit

  /// Loads images from URLs: `URLImageLoader`, or a loader that an app already has.
  public protocol CatalogImageLoader: Sendable {
    /// Loads an image, no larger than the request needs.
    ///
    /// The task is cancelled when the image is no longer needed.
    ///
    /// - Throws: Any error; the cell then shows a placeholder.
    func image(for request: ImageRequest) async throws -> UIImage

    /// The image for a request if it is in memory, so that a cell shows it at once.
    ///
    /// It is called on the main thread, and must not wait.
    func imageInMemory(for request: ImageRequest) -> UIImage?

    /// Starts loading images that will be shown soon, in sizes that are not known yet.
    ///
    /// Each of several items before an image asks for it.
    func prefetch(_ urls: [URL]) async

    /// Stops what ``prefetch(_:)`` has started.
    func cancelPrefetching(_ urls: [URL]) async
  }

  extension CatalogImageLoader {
    /// Returns `nil`.
    public func imageInMemory(for request: ImageRequest) -> UIImage? { nil }

    /// Does nothing.
    public func prefetch(_ urls: [URL]) async {}

    /// Does nothing.
    public func cancelPrefetching(_ urls: [URL]) async {}
  }
#endif
