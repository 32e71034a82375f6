import MarqueeScreen

extension LayoutRect {
  /// The smallest frame around others; `nil` for none.
  init?(around frames: [LayoutRect]) {
    guard let minX = frames.map(\.minX).min(), let maxX = frames.map(\.maxX).max(),
      let minY = frames.map(\.minY).min(), let maxY = frames.map(\.maxY).max()
    else { return nil }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  var attributes: MarkupNode {
    #" x="\#(minX)" y="\#(minY)" width="\#(width)" height="\#(height)""#
  }
}
