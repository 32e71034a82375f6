#if os(iOS)
  public import Foundation
  import MarqueeSources
  public import UIKit

  /// Loads images through a `URLCache`, and downsamples them to their displayed size.
  ///
  /// Simultaneous requests for a URL share one load. Decoded images stay in memory until the system
  /// needs it.
  public actor URLImageLoader: CatalogImageLoader {
    private let session: URLSession
    private let byteLimit: Int
    private let decoded = NSCache<NSString, UIImage>()
    private let transfers = SharedTransfers<URL, Result<Data, any Error>>()
    private var prefetches: [URL: Task<Void, Never>] = [:]

    /// Makes a loader.
    ///
    /// - Parameters:
    ///   - cache: The cache for image data, following the rules of HTTP.
    ///   - byteLimit: The largest size of an image file in bytes.
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

    /// Loads an image, from memory if it was already shown in this size.
    ///
    /// - Throws: ``ImageLoadingError``, the errors of `URLSession`, and `CancellationError`.
    public func image(for request: ImageRequest) async throws -> UIImage {
      if let image = decoded.object(forKey: request.key) { return image }
      let data = try await data(from: request.url)
      let image = try await DownsampledImage.make(of: data, filling: request.pixelSize)
      let byteCount = image.size.width * image.scale * image.size.height * image.scale * 4
      decoded.setObject(
        image, forKey: request.key, cost: Int(exactly: byteCount.rounded()) ?? .max)
      return image
    }

    /// Starts loading images that will be shown soon into the cache.
    public func prefetch(_ urls: [URL]) {
      for url in urls where prefetches[url] == nil {
        prefetches[url] = Task {
          // Errors are thrown again when the image is requested.
          _ = try? await self.data(from: url)
          self.prefetches[url] = nil
        }
      }
    }

    /// Stops what ``prefetch(_:)`` has started, unless a cell is waiting for it.
    public func cancelPrefetching(_ urls: [URL]) {
      for url in urls { prefetches.removeValue(forKey: url)?.cancel() }
    }

    private func data(from url: URL) async throws -> Data {
      let result = await transfers.value(of: url) { [session, byteLimit] in
        do {
          return Result<Data, any Error>.success(try await Self.load(url, session, byteLimit))
        } catch {
          return .failure(error)
        }
      }
      guard let result else { throw CancellationError() }
      return try result.get()
    }

    @concurrent
    private static func load(
      _ url: URL, _ session: URLSession, _ byteLimit: Int
    ) async throws -> Data {
      let (bytes, response) = try await session.bytes(from: url)
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
      return data
    }
  }

  extension ImageRequest {
    /// The key of the image in the cache of decoded images.
    fileprivate var key: NSString {
      "\(pixelSize.width)x\(pixelSize.height) \(url.absoluteString)" as NSString
    }
  }

#endif
