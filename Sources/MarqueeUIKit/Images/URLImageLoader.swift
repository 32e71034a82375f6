#if os(iOS)
  public import Foundation
  import MarqueeSources
  public import UIKit

  /// Loads images through a `URLCache`, and downsamples them to their displayed size.
  ///
  /// Simultaneous requests for an image share one load and one decoding. Decoded images stay in
  /// memory until the system needs it.
  public actor URLImageLoader: CatalogImageLoader {
    /// The loader of all catalogs that have no other: one session and one cache for an app.
    public static let shared = URLImageLoader()

    private let session: URLSession
    private let files: ImagePrefetching
    // 'NSCache' is safe to use from any thread, which its declaration does not say.
    private nonisolated(unsafe) let decoded = NSCache<NSString, UIImage>()
    private let decodings = SharedTransfers<ImageRequest, Result<UIImage, any Error>>()

    /// Makes a loader.
    ///
    /// - Parameters:
    ///   - cache: The cache for image data, following the rules of HTTP; by default one in a folder
    ///     of its own, so that the app's shared cache does not lose what it holds.
    ///   - byteLimit: The largest size of an image file in bytes.
    public init(cache: URLCache? = nil, byteLimit: Int = 32 << 20) {
      let configuration = URLSessionConfiguration.default
      configuration.urlCache =
        cache
        ?? URLCache(
          memoryCapacity: 16 << 20, diskCapacity: 256 << 20,
          directory: URL.cachesDirectory.appending(path: "MarqueeImages"))
      let session = URLSession(configuration: configuration)
      self.session = session
      files = ImagePrefetching { url in try await Self.load(url, session, byteLimit) }
      unsafe decoded.totalCostLimit = 64 << 20
    }

    deinit {
      // A session lives until it is invalidated.
      session.invalidateAndCancel()
    }

    /// The image for a request if it was already shown in this size.
    public nonisolated func imageInMemory(for request: ImageRequest) -> UIImage? {
      unsafe decoded.object(forKey: request.key)
    }

    /// Loads an image, from memory if it was already shown in this size.
    ///
    /// - Throws: ``ImageLoadingError``, the errors of `URLSession`, and `CancellationError`.
    public func image(for request: ImageRequest) async throws -> UIImage {
      if let image = imageInMemory(for: request) { return image }
      let result = await decodings.value(of: request) {
        do {
          let data = try await self.files.data(from: request.url)
          try Task.checkCancellation()
          await self.files.release(request.url)
          let image = try await DownsampledImage.make(of: data, filling: request.pixelSize)
          // Also if the cell has left in the meantime.
          self.keep(image, for: request)
          return Result<UIImage, any Error>.success(image)
        } catch {
          return .failure(error)
        }
      }
      guard let image = try result?.get() else { throw CancellationError() }
      return image
    }

    private nonisolated func keep(_ image: UIImage, for request: ImageRequest) {
      let byteCount = image.size.width * image.scale * image.size.height * image.scale * 4
      unsafe decoded.setObject(
        image, forKey: request.key, cost: Int(exactly: byteCount.rounded()) ?? .max)
    }

    /// Starts loading images that will be shown soon, unless they were loaded lately.
    public func prefetch(_ urls: [URL]) async { await files.prefetch(urls) }

    /// Stops what ``prefetch(_:)`` has started, unless a cell is waiting for it.
    public func cancelPrefetching(_ urls: [URL]) async { await files.cancelPrefetching(urls) }

    @concurrent
    private static func load(
      _ url: URL, _ session: URLSession, _ byteLimit: Int
    ) async throws -> Data {
      let transfer = ImageTransfer(byteLimit: byteLimit)
      let task = session.dataTask(with: url)
      task.delegate = transfer
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          transfer.begin(continuation)
          task.resume()
        }
      } onCancel: {
        task.cancel()
      }
    }
  }

  extension ImageRequest {
    fileprivate var key: NSString {
      "\(pixelSize.width)x\(pixelSize.height) \(url.absoluteString)" as NSString
    }
  }
#endif
