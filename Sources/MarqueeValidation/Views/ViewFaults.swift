import MarqueeCells
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen
import MarqueeSolver

/// What people do not see of a screen's cells and headers in some views.
package struct ViewFaults: Sendable {
  struct Fault: Sendable {
    let section: ShownSection
    /// The item; `nil` for the header of the section.
    let item: ShownItem?
    /// The fault in the first of the views.
    let part: PartFault
    /// Sorted: those that count come first, then the worst.
    var views: [ScreenView.ID]
    /// Whether a view has it that the settings name, or one that everybody knows.
    let counts: Bool
    /// Whether other views were judged, so that these are named.
    let namesViews: Bool

    /// Where the text is written, or else the item or section that shows it.
    var value: ShownValue? {
      guard let item else { return section["sectionName"] }
      return part.part.flatMap { item[$0] }
    }
  }

  /// The largest property list whose cells are judged.
  ///
  /// Laying out thousands of cells for each device takes longer than everything else, and no phone
  /// screen has so many.
  package static let maximumByteCount = 1 << 20

  /// One for each value that has a fault, in the order of the screen.
  private(set) var faults: [Fault] = []
  /// Whether the cells were not judged, because the screen is larger than ``maximumByteCount``.
  let isSkipped: Bool

  init(isSkipped: Bool) { self.isSkipped = isSkipped }

  /// Judges the cells and headers of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, with its places.
  ///   - scene: The screen as an app shows it.
  ///   - views: The views in which it is shown.
  ///   - count: How many of them, the first ones, count.
  ///   - faulty: The layouts whose cells say nothing about the images in them.
  /// - Complexity: O(*texts* × *views*) at most.
  init(
    of screen: ShownScreen, _ scene: ScreenScene, _ views: [ScreenView], counting count: Int,
    faulty: Set<String>, _ workers: Workers
  ) {
    isSkipped = false
    let all = Self.found(in: screen, scene, views, { _ in faulty }, workers).flatMap {
      section, found in
      found.map { key, found in
        let sorted = found.sorted { left, right in
          let counts = (left.view < count, right.view < count)
          return counts.0 == counts.1 ? left.fault.badness > right.fault.badness : counts.0
        }
        return Fault(
          section: section, item: key.item.map { section.items[$0] }, part: sorted[0].fault,
          views: sorted.map { views[$0.view].id }, counts: sorted[0].view < count,
          namesViews: views.count > 1)
      }
    }
    faults = Self.joined(all)
  }

  private struct Written: Hashable {
    let place: Place
    let part: ShownPart?
    let text: String?
    let isCut: Bool
  }

  /// The faults, of each written value the worst: several items can show it.
  private static func joined(_ faults: [Fault]) -> [Fault] {
    var positions: [Written: Int] = [:]
    return faults.reduce(into: []) { joined, fault in
      let written = fault.value.map {
        Written(
          place: $0.origin.place, part: fault.part.part, text: fault.part.text,
          isCut: fault.part.isCut)
      }
      guard let written, let position = positions[written] else {
        if let written { positions[written] = joined.count }
        return joined.append(fault)
      }
      let other = joined[position]
      let isWorse =
        fault.counts == other.counts ? fault.part.badness > other.part.badness : fault.counts
      if isWorse { joined[position] = fault }
      joined[position].views = (joined[position].views + other.views + fault.views).distinct
    }
  }

  /// Makes a value of faults that were found.
  init(_ faults: [Fault]) {
    isSkipped = false
    self.faults = faults
  }

  /// Judges each of some views for itself.
  ///
  /// - Parameter faulty: The layouts of a view whose cells say nothing about the images in them.
  /// - Returns: The faults, each with the numbers of the views that have the same, sorted.
  /// - Complexity: O(*texts* × *views*) at most.
  static func each(
    of screen: ShownScreen, _ scene: ScreenScene, _ views: [ScreenView],
    faulty: @Sendable (ScreenView) -> Set<String>, _ workers: Workers
  ) -> [(fault: Fault, views: [Int])] {
    found(in: screen, scene, views, faulty, workers).flatMap { section, found in
      found.flatMap { key, found in
        Dictionary(grouping: found, by: \.fault).map { part, found in
          let fault = Fault(
            section: section, item: key.item.map { section.items[$0] }, part: part,
            views: [views[found[0].view].id], counts: true, namesViews: false)
          return (fault, found.map(\.view))
        }
      }
    }
  }

  private static func found(
    in screen: ShownScreen, _ scene: ScreenScene, _ views: [ScreenView],
    _ faulty: @Sendable (ScreenView) -> Set<String>, _ workers: Workers
  ) -> [(ShownSection, [(Key, Found)])] {
    let sections = Array(zip(screen.visibleSections, scene.screen.sections).enumerated())
    return workers.map(sections) { index, pair in
      (pair.0, found(in: index, pair.1, scene, views) { faulty($0).contains(pair.1.layout) })
    }
  }

  /// What has a fault in a section.
  private struct Key: Hashable {
    let item: Int?
    let value: String
    let isCut: Bool
  }

  private typealias Found = [(view: Int, fault: PartFault)]

  /// Returns the faults of a section in each view, by the value that has them, in order.
  private static func found(
    in index: Int, _ section: ScreenSection, _ scene: ScreenScene, _ views: [ScreenView],
    isFaulty: (ScreenView) -> Bool
  ) -> [(Key, Found)] {
    var cells = CellFaults(section.items.map { scene.cell(of: $0, in: section) })
    var header = scene.header(of: section).map { CellFaults([$0]) }
    var keys: [Key] = []
    var found: [Key: Found] = [:]
    func note(_ faults: [PartFault], of item: Int?, in view: Int) {
      for fault in faults {
        let value = fault.part?.rawValue ?? (item == nil ? "" : fault.text ?? "")
        let key = Key(item: item, value: value, isCut: fault.isCut)
        if found[key] == nil { keys.append(key) }
        // A rating is shown as a number and as stars, and a header can have a link beside its name.
        if let other = found[key]?.last, other.view == view {
          guard fault.badness > other.fault.badness else { continue }
          found[key]?.removeLast()
        }
        found[key, default: []].append((view, fault))
      }
    }
    for (number, view) in views.enumerated() {
      let sizes = sizes(in: view.layout, section: index)
      if let size = sizes.header {
        for (_, faults) in header?.faults(in: [0: size], view.id.textSize) ?? [] {
          note(faults, of: nil, in: number)
        }
      }
      var shown = sizes.cells
      // Of a selection any item may be in the cell.
      if section.selection != nil, let size = shown[0] {
        for item in section.items.indices { shown[item] = size }
      }
      let isFaulty = isFaulty(view)
      for (item, faults) in cells.faults(in: shown, view.id.textSize) {
        note(faults.filter { $0.kind != .flat || !isFaulty }, of: item, in: number)
      }
    }
    return keys.map { ($0, found[$0] ?? []) }
  }

  private static func sizes(
    in layout: SolvedLayout, section: Int
  ) -> (cells: [Int: LayoutExtent], header: LayoutExtent?) {
    var cells: [Int: LayoutExtent] = [:]
    var header: LayoutExtent?
    for element in layout.elements(ofSection: section) {
      switch element.kind {
      case .cell: cells[element.item] = element.frame.size
      case .boundary(ElementKind.sectionHeader): header = element.frame.size
      case .boundary, .supplementary, .layoutBoundary, .decoration: break
      }
    }
    return (cells, header)
  }
}
