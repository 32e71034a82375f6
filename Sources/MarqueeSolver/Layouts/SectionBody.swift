import MarqueeLayout

/// A section, solved: what is in it, measured from where it begins along the scrolling.
///
/// Equal sections share one body.
struct SectionBody {
  /// The direction in which the layout scrolls.
  let scrollAxis: LayoutAxis
  /// The groups.
  var run: GroupRun
  /// The corner that the groups are measured from.
  var contentOrigin = LayoutPoint.zero
  /// Where content may be across the run, for flexible edges of a group.
  var crossRoom = 0.0
  /// The headers and footers, and how long the section is with them.
  var boundary: BoundaryPlacement
  /// The backgrounds' frames.
  var decorations: [(item: DecorationItem, frame: LayoutRect)] = []
  /// How far in front cells are drawn that do not say so themselves.
  var cellZIndex = 0
  /// What the section keeps clear of, across the scrolling, before its own insets.
  var referenceInsets = DirectionalEdgeInsets.zero
  /// How the section scrolls across the layout's direction.
  var behavior = OrthogonalScrollingBehavior.none
  /// What can be seen of an orthogonal section's run; `nil` for any other section.
  var viewport: LayoutRect?

  /// A section without anything in it.
  static func empty(_ axis: LayoutAxis) -> SectionBody {
    SectionBody(
      scrollAxis: axis, run: GroupRun(axis: axis, edges: .none, spacing: 0),
      boundary: BoundaryPlacement(axis: axis))
  }

  /// The length along the scrolling, headers and footers included.
  var length: Double { max(0, boundary.length) }

  /// How far the section's groups, headers and footers reach along the scrolling.
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

  /// Where the corner of a group is that begins at 0, measured from where the section begins.
  func corner(of pattern: GroupPattern, grid: PixelGrid) -> LayoutPoint {
    let cross = run.axis.other
    var corner = contentOrigin
    let place = run.edges.place(pattern.size[cross], in: crossRoom, along: cross)
    corner[cross] = grid.round(corner[cross] + place)
    return corner
  }
}
