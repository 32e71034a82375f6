/// How large a picture is, after its orientation has been applied.
package enum ImageExtent: Hashable, Sendable {
  /// A picture of pixels.
  case pixels(PixelSize)
  /// A picture of shapes, sharp at any size; `nil` where the file names no natural size.
  case vector(PointSize?)
}
