#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import Foundation
  import ImageIO
  public import UIKit

  /// Loads images through a `URLCache`, and makes them as small as they are shown.
  ///
  /// Images that are asked for several times at once are loaded once. What is decoded stays in memory until
  /// the system needs it.
  public actor URLImageLoader: CatalogImageLoader {
    private let session: URLSession
    private let byteLimit: Int
    private let decoded = NSCache<NSString, UIImage>()
    private var transfers: [ImageRequest: Transfer] = [:]

    /// A transfer, and who waits for it.
    private struct Transfer {
      let task: Task<UIImage, any Error>
      var waiterCount: Int
    }

    /// Makes a loader.
    ///
    /// - Parameters:
    ///   - cache: Where the bytes of images are kept, by the rules of HTTP.
    ///   - byteLimit: The most bytes of one image file.
    public init(
      cache: URLCache = URLCache(memoryCapacity: 16 << 20, diskCapacity: 256 << 20),
      byteLimit: Int = 32 << 20
    ) {
      let configuration = URLSessionConfiguration.default
      configuration.urlCache = cache
      session = URLSession(configuration: configuration)
      self.byteLimit = byteLimit
      decoded.totalCostLimit = 64 << 20
    }

    /// Loads an image, from memory if it was shown in this size before.
    ///
    /// - Throws: ``ImageLoadingError``, the errors of `URLSession`, and `CancellationError`.
    public func image(for request: ImageRequest) async throws -> UIImage {
      if let image = decoded.object(forKey: request.key) { return image }
      let task = join(request)
      defer { leave(request) }
      return try await withTaskCancellationHandler {
        let image = try await task.value
        // Whoever has left gets no image, even if others still wait for it.
        try Task.checkCancellation()
        return image
      } onCancel: {
        Task { await self.cancelIfAlone(request) }
      }
    }

    /// Begins to load images that will be shown soon.
    public func prefetch(_ requests: [ImageRequest]) {
      for request in requests where decoded.object(forKey: request.key) == nil {
        _ = join(request)
      }
    }

    /// Ends what ``prefetch(_:)`` has begun, unless a cell waits for it.
    public func cancelPrefetching(_ requests: [ImageRequest]) {
      for request in requests { leave(request) }
    }

    // MARK: - Transfers

    private func join(_ request: ImageRequest) -> Task<UIImage, any Error> {
      if var transfer = transfers[request] {
        transfer.waiterCount += 1
        transfers[request] = transfer
        return transfer.task
      }
      let task = Task { [session, byteLimit] in
        let image = try await Self.load(request, session, byteLimit)
        self.keep(image, for: request)
        return image
      }
      transfers[request] = Transfer(task: task, waiterCount: 1)
      return task
    }

    private func leave(_ request: ImageRequest) {
      guard var transfer = transfers[request] else { return }
      transfer.waiterCount -= 1
      transfers[request] = transfer.waiterCount > 0 ? transfer : nil
      if transfer.waiterCount <= 0 { transfer.task.cancel() }
    }

    /// Ends a transfer whose only waiter was cancelled; that waiter leaves by itself.
    private func cancelIfAlone(_ request: ImageRequest) {
      guard let transfer = transfers[request], transfer.waiterCount == 1 else { return }
      transfer.task.cancel()
    }

    private func keep(_ image: UIImage, for request: ImageRequest) {
      let pixelCount = Int(image.size.width * image.scale * image.size.height * image.scale)
      decoded.setObject(image, forKey: request.key, cost: pixelCount * 4)
    }

    // MARK: - Loading, off every actor

    @concurrent
    private static func load(
      _ request: ImageRequest, _ session: URLSession, _ byteLimit: Int
    ) async throws -> UIImage {
      let (bytes, response) = try await session.bytes(from: request.url)
      if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
        throw ImageLoadingError.status(status)
      }
      guard response.expectedContentLength <= byteLimit else {
        throw ImageLoadingError.tooLarge(limit: byteLimit)
      }
      var data = Data()
      data.reserveCapacity(max(0, Int(response.expectedContentLength)))
      for try await byte in bytes {
        data.append(byte)
        guard data.count <= byteLimit else { throw ImageLoadingError.tooLarge(limit: byteLimit) }
      }
      try Task.checkCancellation()
      return try DownsampledImage.make(of: data, filling: request.pixelSize)
    }
  }

  extension ImageRequest {
    /// The name of the image in the cache of what is decoded.
    fileprivate var key: NSString {
      "\(Int(pixelSize.width))x\(Int(pixelSize.height)) \(url.absoluteString)" as NSString
    }
  }
#endif
