public import MarqueeScreen

/// A section that scrolls across the layout's direction.
public struct OrthogonalSection: Sendable {
  /// The index of the section.
  public let section: Int
  /// How the section scrolls.
  public let behavior: OrthogonalScrollingBehavior
  /// The visible area of the run, in points of the whole content.
  ///
  /// Content outside it is still drawn, up to the edge of the screen.
  public let viewport: LayoutRect
  /// The length of all groups and the spacing between them, in points.
  public let runLength: Double
  let run: GroupRun

  /// The greatest offset; 0 if all groups are visible.
  public var maximumOffset: Double { max(0, runLength - viewport.size[run.axis]) }

  /// Returns where the section stops if it is scrolled to an offset and released without speed.
  ///
  /// If two places are equally near, it is the one nearer to the start. Centered groups may stop at
  /// a negative offset, and generally do not stop at 0.
  ///
  /// - Parameter offset: The distance from the start, in points.
  /// - Complexity: O(1), or O(log *m*) in the number of groups with measured cells.
  public func restingOffset(for offset: Double) -> Double {
    guard offset.isFinite else { return 0 }
    guard let place else { return behavior == .paging ? page(nearestTo: offset) : clamp(offset) }
    let half = viewport.size[run.axis] / 2
    let places = run.candidates(near: [offset, offset + half]).map { place(run.extent(at: $0)) }
    return places.min { abs($0 - offset) < abs($1 - offset) } ?? 0
  }

  /// Returns all offsets where the section stops, in ascending order; empty if it stops anywhere.
  ///
  /// Each group has one, because it is the nearest group to its own place.
  ///
  /// - Parameter limit: The most pages to return; offsets of groups are not limited.
  /// - Complexity: O(*n* log *n*) in the number of groups or pages.
  package func restingOffsets(ofPages limit: Int) -> [Double] {
    let page = viewport.size[run.axis]
    guard place != nil || behavior == .paging && page > 0 else { return [] }
    let end = min(maximumOffset, Double(limit) * page)
    let offsets =
      place.map { run.extents.map($0) }
      ?? Array(stride(from: 0, to: end, by: page)) + [maximumOffset]
    return offsets.isEmpty ? [0] : Set(offsets).sorted()
  }

  /// Returns the offset at which the section stops at a group; `nil` if it does not stop at groups.
  private var place: ((_ group: (start: Double, length: Double)) -> Double)? {
    switch behavior {
    case .none, .continuous, .paging: nil
    case .continuousGroupLeadingBoundary, .groupPaging: { clamp($0.start) }
    case .groupPagingCentered: { $0.start + $0.length / 2 - viewport.size[run.axis] / 2 }
    }
  }

  private func clamp(_ offset: Double) -> Double {
    min(max(0, offset), maximumOffset)
  }

  /// Returns the nearest page; a page is as long as the visible area.
  private func page(nearestTo offset: Double) -> Double {
    let page = viewport.size[run.axis]
    guard offset < maximumOffset, page > 0 else { return clamp(offset) }
    let number = (max(0, offset) / page - 0.5).rounded(.up)
    return clamp(number * page)
  }
}
