#if os(iOS)
  import ImageIO
  import UIKit

  /// Decodes images no larger than their displayed size.
  enum DownsampledImage {
    /// The most pixels of an image file: formats such as PNG are decoded whole before they are made
    /// smaller, with four bytes for each pixel.
    static let pixelLimit = 64 << 20

    /// Makes an image just large enough to fill a size.
    ///
    /// - Throws: ``ImageLoadingError`` for data that is not an image, or has too many pixels.
    @concurrent
    static func make(of data: Data, filling size: CGSize) async throws -> UIImage {
      let plain = [kCGImageSourceShouldCache: false] as CFDictionary
      guard let source = CGImageSourceCreateWithData(data as CFData, plain),
        let pixels = pixelSize(of: source)
      else { throw ImageLoadingError.notAnImage }
      guard pixels.width * pixels.height <= Double(pixelLimit) else {
        throw ImageLoadingError.tooManyPixels(limit: pixelLimit)
      }
      // The longer side of the image when its shorter side fills the view.
      let scale = max(size.width / pixels.width, size.height / pixels.height)
      let longest = (max(pixels.width, pixels.height) * min(1, scale)).rounded(.up)
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: max(1, longest),
      ]
      guard let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      else { throw ImageLoadingError.notAnImage }
      return UIImage(cgImage: image)
    }

    /// The displayed size of an image: if it is rotated by a quarter turn, its sides are swapped.
    private static func pixelSize(of source: CGImageSource) -> CGSize? {
      guard
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
        let width = properties[kCGImagePropertyPixelWidth] as? Double,
        let height = properties[kCGImagePropertyPixelHeight] as? Double, width > 0, height > 0
      else { return nil }
      // EXIF orientations from 5 on include a quarter turn.
      let isTurned = (properties[kCGImagePropertyOrientation] as? Int ?? 1) >= 5
      return isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }
#endif
