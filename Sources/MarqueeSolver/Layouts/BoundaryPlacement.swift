import MarqueeLayout

/// Headers and footers around a stretch of content: a section, or the whole layout.
///
/// Those that extend the boundary make room for themselves before and after the content; several on
/// one side do not stack, each lies against the edge.
struct BoundaryPlacement {
  /// One header or footer.
  struct Placed {
    let item: BoundarySupplementaryItem
    /// The frame; along the scrolling it is measured from where the grown stretch begins.
    var frame: LayoutRect
  }

  /// The length of the content, which an item at its side may have stretched.
  private(set) var contentLength: Double
  /// How far the content is pushed away from the start.
  private(set) var startGrowth = 0.0
  /// The room after the content.
  private(set) var endGrowth = 0.0
  /// The headers and footers, in the order in which they are declared.
  private(set) var placed: [Placed] = []

  /// The length of the content with what lies around it.
  var length: Double { startGrowth + contentLength + endGrowth }

  /// Nothing around nothing.
  init(axis: LayoutAxis) {
    self.init(
      [], axis: axis, contentLength: 0, crossStart: 0, base: .zero, grid: PixelGrid(scale: 1),
      fitted: [:])
  }

  /// Places headers and footers.
  ///
  /// - Parameters:
  ///   - items: What to place.
  ///   - axis: The direction in which the layout scrolls.
  ///   - contentLength: The length of the content along that axis.
  ///   - crossStart: Where the content begins across it.
  ///   - base: The box in which sizes count; its length across the axis is also what items are
  ///     aligned in.
  ///   - fitted: What the items measure, by element kind.
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

  /// Where an item begins, measured from where the content begins.
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
  /// The end of an axis that an alignment names.
  enum Side {
    case start, middle, end

    /// Where something of a length begins in a room.
    func place(_ length: Double, in room: Double) -> Double {
      switch self {
      case .start: 0
      case .middle: (room - length) / 2
      case .end: room - length
      }
    }
  }

  /// The end of an axis that the alignment names; the middle where it names none.
  func side(_ axis: LayoutAxis) -> Side {
    axis == .horizontal ? horizontalSide : verticalSide
  }

  private var horizontalSide: Side {
    switch self {
    case .leading, .topLeading, .bottomLeading: .start
    case .trailing, .topTrailing, .bottomTrailing: .end
    case .none, .top, .bottom: .middle
    }
  }

  private var verticalSide: Side {
    switch self {
    case .top, .topLeading, .topTrailing: .start
    case .bottom, .bottomLeading, .bottomTrailing: .end
    case .none, .leading, .trailing: .middle
    }
  }
}
