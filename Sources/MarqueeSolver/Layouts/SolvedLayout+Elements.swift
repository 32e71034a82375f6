// The pieces that `LayoutElements` combines. A `nil` rectangle means everything.

import MarqueeScreen

extension SolvedLayout {
  /// Returns the sections that may have something in a rectangle.
  func sectionIndices(near rect: LayoutRect) -> Range<Int> {
    guard isOrdered else { return sections.indices }
    let slack = 1 / grid.scale
    let low = rect.start(axis) - overhang.behind - slack
    let high = rect.end(axis) + overhang.before + slack
    let first = sections.partitioningIndex { section in
      section.start + bodies[section.body].length >= low
    }
    let end = sections.partitioningIndex { $0.start > high }
    return first..<max(first, end)
  }

  /// Returns the groups of a section that may have something in a rectangle.
  func groupIndices(inSection index: Int, near rect: LayoutRect?) -> Range<Int> {
    let (start, bodyIndex) = sections[index]
    let body = bodies[bodyIndex]
    guard let rect else { return 0..<body.run.count }
    let axis = body.run.axis
    let origin = body.contentOrigin[axis] + (axis == self.axis ? start : 0)
    let slack = 1 / grid.scale
    return body.run.indices(
      near: rect.start(axis) - origin - slack, rect.end(axis) - origin + slack)
  }

  /// Appends the cells of some groups and the views attached to them, and removes these groups.
  ///
  /// It appends a few hundred elements at a time, which saves memory and is fast.
  func appendElements(
    ofGroups groups: inout Range<Int>, section: Int, in rect: LayoutRect?,
    to elements: inout [LayoutElement]
  ) {
    let (start, bodyIndex) = sections[section]
    let body = bodies[bodyIndex]
    guard let first = groups.first, let part = body.run.part(at: first) else {
      groups = groups.upperBound..<groups.upperBound
      return
    }
    var corner = body.corner(of: part.pattern, grid: grid)
    corner[axis] += start
    let clip = rect.map { clipped($0, for: body) }
    while let index = groups.first, index < part.indices.upperBound, elements.count < 256 {
      groups.removeFirst()
      var groupCorner = corner
      groupCorner[body.run.axis] += part.start(at: index)
      if let clip {
        let frame = LayoutRect(origin: grid.round(groupCorner), size: part.pattern.size)
        guard frame.intersects(clip) else { continue }
      }
      var item = part.itemsBefore + part.offset(index) * part.pattern.itemCount
      for cell in part.pattern.cells {
        append(
          .cell, section: section, item: item, frame: cell.frame.offset(by: groupCorner),
          zIndex: cell.zIndex ?? body.cellZIndex, in: clip, to: &elements)
        item += 1
      }
      for attached in part.pattern.supplementaries {
        let series = attached.series
        var number = attached.number + part.count(of: series, before: index)
        // Views on cells are numbered before those on groups.
        if series.isOnGroup { number += body.run.seriesCounts[series.onCells, default: 0] }
        append(
          .supplementary(series.elementKind), section: section, item: number,
          frame: attached.frame.offset(by: groupCorner), zIndex: attached.zIndex, in: clip,
          to: &elements)
      }
    }
  }

  /// Appends the headers, footers and backgrounds of a section.
  func appendExtras(
    ofSection section: Int, in rect: LayoutRect?, to elements: inout [LayoutElement]
  ) {
    let (start, bodyIndex) = sections[section]
    let body = bodies[bodyIndex]
    let clip = rect.map { clipped($0, for: nil) }
    for placed in body.boundary.placed {
      append(
        .boundary(placed.item.elementKind), section: section, item: 0,
        frame: shifted(placed.frame, by: start), zIndex: placed.item.zIndex, in: clip,
        to: &elements)
    }
    for (item, frame) in body.decorations {
      append(
        .decoration(item.elementKind), section: section, item: 0,
        frame: shifted(frame, by: start), zIndex: item.zIndex, in: clip, to: &elements)
    }
  }

  /// Appends the headers and footers of the whole layout.
  func appendLayoutBoundary(in rect: LayoutRect?, to elements: inout [LayoutElement]) {
    let clip = rect.map { clipped($0, for: nil) }
    for placed in boundary?.placed ?? [] {
      append(
        .layoutBoundary(placed.item.elementKind), section: 0, item: 0, frame: placed.frame,
        zIndex: placed.item.zIndex, in: clip, to: &elements)
    }
  }

  /// Returns a frame moved along the scrolling axis.
  func shifted(_ frame: LayoutRect, by distance: Double) -> LayoutRect {
    var frame = frame
    frame.origin[axis] += distance
    return frame
  }

  @inline(__always)
  private func append(
    _ kind: LayoutElement.Kind, section: Int, item: Int, frame: LayoutRect, zIndex: Int,
    in clip: LayoutRect?,
    to elements: inout [LayoutElement]
  ) {
    let frame = LayoutRect(origin: grid.round(frame.origin), size: frame.size)
    if let clip, !frame.intersects(clip) { return }
    elements.append(
      LayoutElement(
        kind: kind, section: section, item: item, frame: directed(frame), zIndex: zIndex))
  }

  /// Returns the part of a rectangle that is inside the content.
  ///
  /// The run of an orthogonal section extends beyond the content, so its rectangle is clipped only
  /// along the layout's own direction.
  private func clipped(_ rect: LayoutRect, for body: SectionBody?) -> LayoutRect {
    var clip = rect
    for axis in LayoutAxis.allCases where axis == self.axis || body?.viewport == nil {
      let start = max(0, rect.start(axis))
      clip.origin[axis] = start
      clip.size[axis] = max(0, min(contentSize[axis], rect.end(axis)) - start)
    }
    return clip
  }
}
