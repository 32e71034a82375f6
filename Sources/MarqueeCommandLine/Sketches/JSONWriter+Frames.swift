import MarqueeScreen

extension JSONWriter {
  /// Writes a size as an array of width and height.
  mutating func numbers(_ size: LayoutExtent) {
    array(of: [size.width, size.height]) { $0.number($1) }
  }

  /// Writes a frame as an array of x, y, width and height.
  mutating func numbers(_ frame: LayoutRect) {
    array(of: [frame.minX, frame.minY, frame.width, frame.height]) { $0.number($1) }
  }
}
