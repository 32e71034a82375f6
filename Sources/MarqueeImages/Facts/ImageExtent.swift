/// The size of an image after its orientation has been applied.
package enum ImageExtent: Hashable, Sendable {
  case pixels(PixelSize)
  /// An image of shapes, sharp at any size; `nil` if the file has no natural size.
  case vector(PointSize?)
}
