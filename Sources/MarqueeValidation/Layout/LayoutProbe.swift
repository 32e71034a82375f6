import MarqueeCatalog
import MarqueeLayout
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// Lays out an authored layout by itself, to see what becomes of it on a device.
struct LayoutProbe {
  let section: LayoutSection
  let device: Device

  /// How many items are laid out: enough for several groups of most layouts.
  private static let itemCount = 12

  /// A device on which a layout lays out nothing.
  struct DeviceFault {
    let device: Device
    let reason: LayoutFault.Reason
  }

  /// The devices on which a layout lays out nothing; none if it could not be read.
  static func faults(of layout: LocatedLayout, on devices: [Device]) -> [DeviceFault] {
    guard let section = layout.model else { return [] }
    return devices.compactMap { device in
      LayoutProbe(section: section, device: device).fault
        .map { DeviceFault(device: device, reason: $0) }
    }
  }

  /// Why the section lays out nothing; `nil` if it lays out something.
  private var fault: LayoutFault.Reason? {
    solve(section, itemCount: Self.itemCount).faults.first { $0.section != nil }?.reason
  }

  /// How far the cells of a group reach beyond it, in points: along the screen's width and height.
  ///
  /// Zero where they fit, and where the group has an estimated size and so becomes as large as they
  /// are.
  var overflow: (width: Double, height: Double) {
    guard section.listConfiguration == nil else { return (0, 0) }
    let group = section.group.size
    var bare = LayoutSection(group: section.group)
    // Orthogonal groups are measured as others are; only their sizes count.
    bare.contentInsetsReference = .none
    let solved = solve(bare, itemCount: 1)
    guard let extent = solved.frame(ofSection: 0) else { return (0, 0) }
    let cells = solved.elements.filter { $0.kind == .cell }.map(\.frame)
    let size = device.environment().containerSize
    let groupWidth: Double? =
      switch group.width {
      case .fractionalWidth(let fraction): fraction * size.width
      case .fractionalHeight(let fraction): fraction * size.height
      case .absolute(let length): length
      case .estimated: nil
      }
    let isHeightFixed = if case .estimated = group.height { false } else { true }
    return (
      groupWidth.map { width in max(0, (cells.map(\.maxX).max() ?? 0) - width) } ?? 0,
      isHeightFixed ? max(0, (cells.map(\.maxY).max() ?? 0) - extent.maxY) : 0
    )
  }

  private func solve(_ section: LayoutSection, itemCount: Int) -> SolvedLayout {
    LayoutSolver(CompositionalLayout(section: section), environment: device.environment())
      .solve(itemCounts: [itemCount])
  }
}

extension LocatedLayout {
  /// The value of the item's width or height, or of the first subitem's; the layout itself where
  /// neither is written.
  ///
  /// - Parameter side: `width` or `height`.
  func itemSide(_ side: String, in document: PropertyListDocument) -> ValueIndex {
    let layout = key + 1
    let group = document.member("group", of: layout)?.value
    let subitems = group.flatMap { document.member("subitems", of: $0)?.value }
    let item =
      subitems.flatMap { document.children(of: $0).first { _ in true } }
      ?? document.member("item", of: layout)?.value
    return item.flatMap { document.member(side, of: $0)?.value } ?? group ?? layout
  }

  /// The side along which the layout's group lines up its items.
  var axisSide: String { model?.group.axis == .vertical ? "height" : "width" }
}
