import MarqueeScreen

/// The content of a solved section, relative to its start along the scrolling axis.
///
/// Equal sections share one body.
struct SectionBody {
  let scrollAxis: LayoutAxis
  var run: GroupRun
  var contentOrigin = LayoutPoint.zero
  /// The space for groups across the run, for their flexible edges.
  var crossRoom = 0.0
  /// The headers and footers, and the section's length with them.
  var boundary: BoundaryPlacement
  var decorations: [(item: DecorationItem, frame: LayoutRect)] = []
  var cellZIndex = 0
  /// The insets of the section's reference, across the scrolling axis, before its own insets.
  var referenceInsets = DirectionalEdgeInsets.zero
  /// How the section scrolls across the layout's direction.
  var behavior = OrthogonalScrollingBehavior.none
  /// The visible area of an orthogonal section's run; `nil` for any other section.
  var viewport: LayoutRect?

  /// The length along the scrolling axis, including headers and footers.
  var length: Double { max(0, boundary.length) }

  /// The interval that the section's groups, headers and footers cover along the scrolling axis.
  var reach: ClosedRange<Double> {
    var low = 0.0
    var high = length
    if viewport == nil, run.count > 0 {
      low = min(low, contentOrigin[scrollAxis] + run.bounds.lowerBound)
      high = max(high, contentOrigin[scrollAxis] + run.bounds.upperBound)
    }
    for placed in boundary.placed {
      low = min(low, placed.frame.start(scrollAxis))
      high = max(high, placed.frame.end(scrollAxis))
    }
    return low...max(low, high)
  }

  /// Returns the corner of a group that begins at 0, relative to the start of the section.
  func corner(of pattern: GroupPattern, grid: PixelGrid) -> LayoutPoint {
    let cross = run.axis.other
    var corner = contentOrigin
    let place = run.edges.place(pattern.size[cross], in: crossRoom, along: cross)
    corner[cross] = grid.round(corner[cross] + place)
    return corner
  }
}
