/// How large an image is, after its orientation has been applied.
package enum ImageExtent: Hashable, Sendable {
  /// An image of pixels.
  case pixels(PixelSize)
  /// An image of shapes, sharp at any size; `nil` if the file names no natural size.
  case vector(PointSize?)
}
