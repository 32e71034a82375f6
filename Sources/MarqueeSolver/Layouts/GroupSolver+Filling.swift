import MarqueeScreen

extension GroupSolver {
  /// The plan for a run of slots: their number, and the box that fractions refer to.
  struct Plan {
    var slotCount: Int
    var box: LayoutExtent
    /// What each flexible spacing gets in addition to its minimum.
    var share = 0.0
  }

  private struct Slot {
    /// The size as requested by the subitem, or by a group with a count.
    let layoutSize: LayoutSize
    var size: LayoutExtent
    /// The nested group; `nil` for an item.
    var nested: GroupPattern?
    var itemCount: Int
  }

  /// Places the slots of a run, as long as there are items.
  ///
  /// With too few items, slots keep the places that they have in a full run.
  ///
  /// - Returns: Where the slots end along both axes, measured from the inner corner.
  mutating func fill(
    _ run: SlotRun, at corner: LayoutPoint, supply: Supply, into pattern: inout GroupPattern
  ) throws(LayoutFault.Reason) -> LayoutPoint {
    guard !run.subitems.isEmpty else { return .zero }
    let axis = run.axis
    var cache = NestedGroupCache()
    let plan = try plan(run, first: supply.first, cache: &cache)
    var rest = supply
    var cursor = 0.0
    var end = LayoutPoint.zero
    var slots: [Slot] = []
    for index in 0..<plan.slotCount where rest.count > 0 {
      let slot = try slot(index, of: run, box: plan.box, supply: rest, cache: &cache)
      rest = rest.dropping(slot.itemCount)
      slots.append(slot)
    }
    makeUniform(&slots, of: run)
    for (index, slot) in slots.enumerated() {
      let edges = run.subitem(inSlot: index).edgeSpacing
      var place = LayoutPoint.zero
      place[axis] = cursor + edges.start(axis).length(share: plan.share)
      place[axis.other] = edges.place(
        slot.size[axis.other], in: run.inner[axis.other], along: axis.other)
      cursor = place[axis] + slot.size[axis] + edges.end(axis).length(share: plan.share)
      let crossEnd = place[axis.other] + slot.size[axis.other] + edges.end(axis.other).minimum
      end[axis] = cursor
      end[axis.other] = max(end[axis.other], crossEnd)
      cursor += run.spacing.length(share: plan.share)
      try add(slot, of: run.subitem(inSlot: index), at: place, from: corner, to: &pattern)
    }
    return end
  }

  /// Gives items of uniform size the size of the largest item with an estimated one.
  private func makeUniform(_ slots: inout [Slot], of run: SlotRun) {
    for axis in LayoutAxis.allCases where run.subitems.contains(where: { $0.size[axis].isUniform })
    {
      let items = slots.indices.filter { slots[$0].nested == nil }
      let estimated = items.filter { slots[$0].layoutSize[axis].isEstimated }
      guard let largest = estimated.map({ slots[$0].size[axis] }).max() else { continue }
      for index in items where slots[index].layoutSize[axis].isUniform {
        slots[index].size[axis] = largest
      }
    }
  }

  private mutating func add(
    _ slot: Slot, of subitem: LayoutSubitem, at place: LayoutPoint, from corner: LayoutPoint,
    to pattern: inout GroupPattern
  ) throws(LayoutFault.Reason) {
    let place = corner.offset(by: grid.round(place))
    switch subitem {
    case .item(let item):
      let frame = LayoutRect(origin: place, size: slot.size)
        .inset(by: item.contentInsets, of: slot.layoutSize)
      let edges = item.edgeSpacing
      pattern.append(
        PatternCell(frame: frame),
        endSpacing: LayoutPoint(x: edges.trailing.minimum, y: edges.bottom.minimum))
      for attached in item.supplementaryItems {
        pattern.supplementaries.append(
          supplementary(attached, on: frame, base: frame.size, isOnGroup: false))
      }
    case .group:
      guard let nested = slot.nested, nested.itemCount > 0 else { return }
      pattern.append(nested, at: place)
    }
    guard max(pattern.cells.count, pattern.supplementaries.count) <= Self.maximumSlotCount else {
      throw .groupTooLarge
    }
  }
}

// MARK: - How many slots

extension GroupSolver {
  mutating func plan(
    _ run: SlotRun, first: Int, cache: inout NestedGroupCache
  ) throws(LayoutFault.Reason) -> Plan {
    let full = Supply(first: first)
    var box: LayoutExtent?
    let count: Int
    if let fixed = run.count {
      count = fixed
    } else if run.isOpenEnded {
      count = run.subitems.count
    } else if run.hasCrossFractionOfAxis {
      let capacity = try fit(run, full, spacing: 0, cache: &cache) { _ in run.inner }
      let known = run.box(slotCount: max(1, capacity))
      count = try fit(run, full, spacing: run.spacing.minimum, cache: &cache) { _ in known }
      box = known
    } else {
      count = try fit(
        run, full, spacing: run.spacing.minimum, cache: &cache, box: run.box(slotCount:))
    }
    try countSlots(count)
    var plan = Plan(slotCount: count, box: box ?? run.box(slotCount: count))
    plan.share = try share(of: run, plan: plan, full, cache: &cache)
    return plan
  }

  /// Returns the largest number of slots that fit, counted up from 1 to the first that does not
  /// fit.
  ///
  /// - Parameter box: Returns the box that fractions refer to, for a number of slots.
  mutating func fit(
    _ run: SlotRun, _ supply: Supply, spacing: Double, cache: inout NestedGroupCache,
    box: (Int) -> LayoutExtent
  ) throws(LayoutFault.Reason) -> Int {
    var lastBox: LayoutExtent?
    var length = 0.0
    var rest = supply
    for count in 1...SlotRun.longestFittedRun {
      let box = box(count)
      // If spacing takes all the space, fractions would be zero or negative and fit without end.
      guard count == 1 || box[run.axis] > 0 || !run.hasFractionOfAxis else { return count - 1 }
      if box != lastBox {
        (length, rest) = try extent(0..<count - 1, of: run, box: box, supply, cache: &cache)
        lastBox = box
      }
      let (added, after) = try extent(
        count - 1..<count, of: run, box: box, rest, cache: &cache)
      length += added
      rest = after
      let total = length + Double(count - 1) * spacing
      guard total <= run.inner[run.axis] + LayoutGroup.fitTolerance else { return count - 1 }
    }
    return SlotRun.longestFittedRun
  }

  /// Returns what each flexible spacing of a full run gets in addition to its minimum; it can be
  /// negative.
  private mutating func share(
    of run: SlotRun, plan: Plan, _ supply: Supply, cache: inout NestedGroupCache
  ) throws(LayoutFault.Reason) -> Double {
    guard plan.slotCount > 0, !run.isOpenEnded else { return 0 }
    let slots = 0..<plan.slotCount
    let gaps = plan.slotCount - 1
    let flexibleCount = slots.reduce(run.spacing.isFlexible ? gaps : 0) { count, slot in
      count + run.subitem(inSlot: slot).edgeSpacing.flexibleCount(run.axis)
    }
    guard flexibleCount > 0 else { return 0 }
    let (length, _) = try extent(slots, of: run, box: plan.box, supply, cache: &cache)
    let left = run.inner[run.axis] - length - Double(gaps) * run.spacing.minimum
    return left / Double(flexibleCount)
  }

  /// Returns the length of some slots, including their edge spacing, and the remaining items.
  ///
  /// A nested group is solved only if its length or its number of items matters.
  private mutating func extent(
    _ slots: Range<Int>, of run: SlotRun, box: LayoutExtent, _ supply: Supply,
    cache: inout NestedGroupCache
  ) throws(LayoutFault.Reason) -> (length: Double, rest: Supply) {
    var length = 0.0
    var rest = supply
    for index in slots {
      let size = run.size(inSlot: index)
      length += run.subitem(inSlot: index).edgeSpacing.minimum(run.axis)
      if fitted.isEmpty, !size[run.axis].isEstimated {
        length += grid.resolve(size[run.axis], in: box)
      } else {
        let slot = try slot(index, of: run, box: box, supply: rest, cache: &cache)
        length += slot.size[run.axis]
        rest = rest.dropping(slot.itemCount)
      }
    }
    return (length, rest)
  }

  private mutating func slot(
    _ index: Int, of run: SlotRun, box: LayoutExtent, supply: Supply, cache: inout NestedGroupCache
  ) throws(LayoutFault.Reason) -> Slot {
    let size = run.size(inSlot: index)
    var outer = grid.resolve(size, in: box)
    switch run.subitem(inSlot: index) {
    case .item:
      let fitted = fitted[supply.first]
      for axis in LayoutAxis.allCases where size[axis].isEstimated {
        outer[axis] = fitted?[axis] ?? outer[axis]
      }
      return Slot(layoutSize: size, size: outer, itemCount: 1)
    case .group(let group):
      // Without measured sizes, all repetitions of a subitem look the same.
      let key = fitted.isEmpty ? index % run.subitems.count : index
      let first = fitted.isEmpty ? 0 : supply.first
      if let known = cache.pattern(key, outer: outer, box: box, first: first, supply: supply) {
        return Slot(
          layoutSize: size, size: known.size, nested: known, itemCount: known.itemCount)
      }
      let nested = try solveNested(group, size: size, in: box, supply: supply)
      cache.insert(nested, key, outer: outer, box: box, first: first, supply: supply)
      return Slot(
        layoutSize: size, size: nested.size, nested: nested, itemCount: nested.itemCount)
    }
  }
}

extension EdgeSpacing {
  /// Returns where something of a length begins across a run, or across a section.
  ///
  /// Fixed edges shift it; flexible ones share the free space, which can be negative.
  func place(_ length: Double, in room: Double, along axis: LayoutAxis) -> Double {
    let flexibleCount = flexibleCount(axis)
    guard flexibleCount > 0 else { return start(axis).minimum }
    let share = (room - length - minimum(axis)) / Double(flexibleCount)
    return start(axis).length(share: share)
  }
}

extension LayoutRect {
  /// Returns the frame of an item's cell in the item's place.
  ///
  /// Insets are ignored along an estimated side. If insets are wider than the place, the result is
  /// the absolute value of the difference.
  fileprivate func inset(by insets: DirectionalEdgeInsets, of layoutSize: LayoutSize) -> LayoutRect
  {
    var frame = self
    for axis in LayoutAxis.allCases {
      let insets = layoutSize[axis].isEstimated ? .zero : insets
      frame.origin[axis] += insets.start(axis)
      frame.size[axis] = abs(size[axis] - insets.sum(axis))
    }
    return frame
  }
}
