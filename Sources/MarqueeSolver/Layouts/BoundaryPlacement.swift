import MarqueeCells
import MarqueeScreen

/// Headers and footers around some content: a section, or the whole layout.
///
/// Those that extend the boundary take space before and after the content. Several on one side do
/// not stack; each is placed at the edge.
struct BoundaryPlacement {
  /// One header or footer.
  struct Placed {
    let item: BoundarySupplementaryItem
    /// The frame; along the scrolling axis it is measured from the start of the extended content.
    var frame: LayoutRect
  }

  /// The length of the content, which an item next to it may have increased.
  private(set) var contentLength = 0.0
  /// How far headers move the content away from the start.
  private(set) var startGrowth = 0.0
  /// The space after the content.
  private(set) var endGrowth = 0.0
  /// The headers and footers, in the order in which they are declared.
  private(set) var placed: [Placed] = []

  var length: Double { startGrowth + contentLength + endGrowth }

  init() {}

  /// Places headers and footers.
  ///
  /// - Parameters:
  ///   - items: The headers and footers.
  ///   - axis: The direction in which the layout scrolls.
  ///   - contentLength: The length of the content along that axis.
  ///   - crossStart: Where the content begins across that axis.
  ///   - base: The box that sizes refer to; items are also aligned in its length across the axis.
  ///   - fitted: The measured sizes, by element kind.
  init(
    _ items: [BoundarySupplementaryItem], axis: LayoutAxis, contentLength: Double,
    crossStart: Double,
    base: LayoutExtent, grid: PixelGrid, fitted: [String: FittedSize]
  ) {
    let sizes = items.map { item in
      var size = grid.resolve(item.size, in: base)
      for axis in LayoutAxis.allCases where item.size[axis].isEstimated {
        size[axis] = fitted[item.elementKind]?[axis] ?? size[axis]
      }
      return size
    }
    self.contentLength = contentLength
    for (item, size) in zip(items, sizes)
    where item.extendsBoundary && item.alignment.side(axis) == .middle {
      self.contentLength = max(self.contentLength, size[axis])
    }
    for (item, size) in zip(items, sizes) {
      var origin = LayoutPoint.zero
      origin[axis] = place(of: item, length: size[axis], axis: axis)
      origin[axis.other] =
        crossStart
        + item.alignment.side(axis.other).place(size[axis.other], in: base[axis.other])
        + item.offset[axis.other]
      placed.append(Placed(item: item, frame: LayoutRect(origin: origin, size: size)))
      guard item.extendsBoundary, item.alignment.side(axis) != .middle else { continue }
      startGrowth = max(startGrowth, -origin[axis])
      endGrowth = max(endGrowth, origin[axis] + size[axis] - self.contentLength)
    }
    for index in placed.indices { placed[index].frame.origin[axis] += startGrowth }
  }

  /// Returns where an item begins, measured from the start of the content.
  private func place(
    of item: BoundarySupplementaryItem, length: Double, axis: LayoutAxis
  ) -> Double {
    let place =
      switch (item.alignment.side(axis), item.extendsBoundary) {
      case (.start, true): -length
      case (.end, true): contentLength
      case (let side, _): side.place(length, in: contentLength)
      }
    return place + item.offset[axis]
  }
}

extension RectAlignment {
  enum Side {
    case start, middle, end

    /// Returns where something of a length begins in a space.
    func place(_ length: Double, in room: Double) -> Double {
      switch self {
      case .start: 0
      case .middle: (room - length) / 2
      case .end: room - length
      }
    }
  }

  /// Returns the position that the alignment has along an axis; the middle if it has none.
  func side(_ axis: LayoutAxis) -> Side {
    switch (axis, self) {
    case (.horizontal, .leading), (.horizontal, .topLeading), (.horizontal, .bottomLeading),
      (.vertical, .top), (.vertical, .topLeading), (.vertical, .topTrailing):
      .start
    case (.horizontal, .trailing), (.horizontal, .topTrailing), (.horizontal, .bottomTrailing),
      (.vertical, .bottom), (.vertical, .bottomLeading), (.vertical, .bottomTrailing):
      .end
    default: .middle
    }
  }
}
