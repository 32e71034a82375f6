public import MarqueeLayout

/// A section that scrolls across the layout's direction.
public struct OrthogonalSection: Sendable {
  /// The index of the section.
  public let section: Int
  /// How the section scrolls.
  public let behavior: OrthogonalScrollingBehavior
  /// What is in sight of the run, in points of the whole content.
  ///
  /// What lies outside it is drawn anyway, up to the edge of the screen.
  public let viewport: LayoutRect
  /// The length of all groups with the room between them, in points.
  public let runLength: Double
  let run: GroupRun

  /// The farthest offset; 0 if all groups are in sight.
  public var maximumOffset: Double { max(0, runLength - viewport.size[run.axis]) }

  /// Where the section comes to rest when it is scrolled to an offset without speed.
  ///
  /// Where two places are equally near it is the one nearer to the start. Centered groups may rest
  /// at a negative offset, and do not rest at 0 in general.
  ///
  /// - Parameter offset: The wanted distance from the start, in points.
  /// - Complexity: O(1), or O(log *m*) in the number of groups with measured cells.
  public func restingOffset(for offset: Double) -> Double {
    guard offset.isFinite else { return 0 }
    switch behavior {
    case .none, .continuous:
      return clamp(offset)
    case .continuousGroupLeadingBoundary, .groupPaging:
      return nearest(to: offset) { clamp($0.start) }
    case .paging:
      return page(nearestTo: offset)
    case .groupPagingCentered:
      return nearest(to: offset, place: centered)
    }
  }

  /// All offsets where the section comes to rest, from the start on; empty if it rests anywhere.
  ///
  /// Each group gives one, for it is the nearest to its own place.
  ///
  /// - Parameter limit: How many pages are told at most; those of groups are all told.
  /// - Complexity: O(*n* log *n*) in the number of groups or pages.
  package func restingOffsets(ofPages limit: Int) -> [Double] {
    let offsets: [Double]
    switch behavior {
    case .none, .continuous:
      return []
    case .continuousGroupLeadingBoundary, .groupPaging:
      offsets = run.extents.map { clamp($0.start) }
    case .groupPagingCentered:
      offsets = run.extents.map(centered)
    case .paging:
      let page = viewport.size[run.axis]
      guard page > 0 else { return [] }
      let end = min(maximumOffset, Double(limit) * page)
      offsets = Array(stride(from: 0, to: end, by: page)) + [maximumOffset]
    }
    return offsets.isEmpty ? [0] : Set(offsets).sorted()
  }

  /// The offset at which a group is in the middle of what is in sight.
  private func centered(_ group: (start: Double, length: Double)) -> Double {
    group.start + group.length / 2 - viewport.size[run.axis] / 2
  }

  private func clamp(_ offset: Double) -> Double {
    min(max(0, offset), maximumOffset)
  }

  /// The nearest page; a page is as long as what is in sight.
  private func page(nearestTo offset: Double) -> Double {
    let page = viewport.size[run.axis]
    guard offset < maximumOffset, page > 0 else { return clamp(offset) }
    let number = (max(0, offset) / page - 0.5).rounded(.up)
    return clamp(number * page)
  }

  /// The nearest of the places that each group gives.
  private func nearest(
    to offset: Double, place: (_ group: (start: Double, length: Double)) -> Double
  ) -> Double {
    let places = candidates(near: offset).map { place(run.extent(at: $0)) }
    return places.min { abs($0 - offset) < abs($1 - offset) } ?? 0
  }

  /// The groups that may be nearest: those around the offset, and the first and last.
  private func candidates(near offset: Double) -> [Int] {
    let half = viewport.size[run.axis] / 2
    return run.candidates(near: [offset, offset + half])
  }
}
