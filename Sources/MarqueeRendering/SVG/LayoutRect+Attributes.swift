import MarqueeScreen

extension LayoutRect {
  var attributes: MarkupNode {
    #" x="\#(minX)" y="\#(minY)" width="\#(width)" height="\#(height)""#
  }
}
