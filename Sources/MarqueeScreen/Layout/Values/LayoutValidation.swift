/// Finds numbers and structures that no layout can have, before any frame is computed.
///
/// A layout that passes leads to finite frames: numbers are at most a billion, nesting is limited,
/// and a solver bounds what fractions make of them.
package struct LayoutValidation {
  private var isInRange = true
  private var isPositive = true
  private var scalesWithText = false
  private var subitemCount = 0

  package static func check(_ section: LayoutSection) throws(LayoutFault.Reason) {
    var validation = LayoutValidation()
    try validation.visit(section)
    try validation.finish()
  }

  /// Whether a length grows with the text, before the first fault.
  package static func hasScalingLength(
    _ configuration: LayoutConfiguration, _ sections: [LayoutSection]
  ) -> Bool {
    var validation = LayoutValidation()
    for item in configuration.boundarySupplementaryItems { validation.visit(item) }
    for section in sections where !validation.scalesWithText {
      validation.subitemCount = 0
      try? validation.visit(section)
      if let regular = section.regular { try? validation.visit(regular) }
    }
    return validation.scalesWithText
  }

  private mutating func visit(_ section: LayoutSection) throws(LayoutFault.Reason) {
    for item in section.boundarySupplementaryItems { visit(item) }
    try visit(section.group, depth: 1)
    visit(section.contentInsets)
    visit(section.interGroupSpacing)
    for item in section.decorationItems { visit(item.contentInsets) }
  }

  /// Throws the first fault in the settings of the whole layout.
  ///
  /// - Parameter insets: The insets that a view adds, if there is one.
  package static func check(
    _ configuration: LayoutConfiguration, insets: [DirectionalEdgeInsets] = []
  ) throws(LayoutFault.Reason) {
    var validation = LayoutValidation()
    for insets in insets { validation.visit(insets) }
    validation.visit(configuration.interSectionSpacing)
    for item in configuration.boundarySupplementaryItems { validation.visit(item) }
    try validation.finish()
  }

  private func finish() throws(LayoutFault.Reason) {
    guard isInRange else { throw .numberOutOfRange }
    guard isPositive else { throw .lengthNotPositive }
  }

  /// Returns an element kind that two views in a section's definition share; `nil` if there is
  /// none.
  ///
  /// A badge of a repeated item counts once.
  package static func duplicateElementKind(in section: LayoutSection) -> String? {
    var seen: Set<String> = []
    let kinds =
      section.boundarySupplementaryItems.map(\.elementKind)
      + section.decorationItems.map(\.elementKind) + section.group.attachedKinds()
    return kinds.first { !seen.insert($0).inserted }
  }

  private mutating func visit(_ numbers: Double...) {
    if !numbers.allSatisfy({ abs($0) <= LayoutSection.maximumNumber }) { isInRange = false }
  }

  /// - Parameter shared: The side that is a share of a group with a count, whatever the size says.
  private mutating func visit(_ size: LayoutSize, sharing shared: LayoutAxis? = nil) {
    for axis in LayoutAxis.allCases {
      visit(size[axis].number)
      if size[axis].scalesWithText { scalesWithText = true }
      if axis != shared, size[axis].number <= 0 { isPositive = false }
    }
  }

  private mutating func visit(_ insets: DirectionalEdgeInsets) {
    visit(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  private mutating func visit(_ spacing: EdgeSpacing) {
    visit(spacing.minimum(.horizontal), spacing.minimum(.vertical))
  }

  /// Visits a group and everything in it.
  ///
  /// Values share storage, so a small value can represent more groups than could ever be visited;
  /// the walk ends at the first fault.
  private mutating func visit(
    _ group: LayoutGroup, depth: Int, sharing shared: LayoutAxis? = nil
  ) throws(LayoutFault.Reason) {
    guard depth <= LayoutGroup.maximumNesting else { throw .nestingTooDeep }
    visit(group.size, sharing: shared)
    visit(group.contentInsets)
    visit(group.edgeSpacing)
    visit(group.interItemSpacing.minimum)
    for attached in group.supplementaryItems { visit(attached) }
    var sharing: LayoutAxis?
    switch group.contents {
    case .custom(let frames):
      for frame in frames.map(\.frame) { visit(frame.minX, frame.minY, frame.width, frame.height) }
    case .repeating(let axis, _, let count):
      guard count <= LayoutSection.maximumGroupCount else { throw .groupTooLarge }
      sharing = axis
    case .subitems: break
    }
    for subitem in group.subitems {
      subitemCount += 1
      guard subitemCount <= LayoutSection.maximumGroupCount else { throw .groupTooLarge }
      switch subitem {
      case .group(let group): try visit(group, depth: depth + 1, sharing: sharing)
      case .item(let item): visit(item, sharing: sharing)
      }
    }
  }

  private mutating func visit(_ item: LayoutItem, sharing shared: LayoutAxis?) {
    visit(item.size, sharing: shared)
    visit(item.contentInsets)
    visit(item.edgeSpacing)
    for attached in item.supplementaryItems { visit(attached) }
  }

  private mutating func visit(_ item: SupplementaryItem) {
    visit(item.size)
    for anchor in [item.containerAnchor, item.itemAnchor ?? item.containerAnchor] {
      switch anchor.offset {
      case .absolute(let point), .fractional(let point): visit(point.x, point.y)
      }
    }
  }

  private mutating func visit(_ item: BoundarySupplementaryItem) {
    visit(item.size)
    visit(item.offset.x, item.offset.y)
  }
}

extension LayoutGroup {
  package var subitems: [LayoutSubitem] {
    switch contents {
    case .subitems(_, let subitems): subitems
    case .repeating(_, let subitem, _): [subitem]
    case .custom: []
    }
  }
}

extension LayoutGroup {
  /// Whether it or a group in it places nothing, whatever the view.
  var isEmptyInside: Bool {
    let isEmpty =
      switch contents {
      case .subitems(_, let subitems): subitems.isEmpty
      case .repeating(_, _, let count): count < 1
      case .custom(let frames): frames.isEmpty
      }
    return isEmpty
      || subitems.contains { subitem in
        if case .group(let group) = subitem { group.isEmptyInside } else { false }
      }
  }
}

extension Spacing? {
  /// The least space in points that the spacing takes; 0 for none.
  package var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    case nil: 0
    }
  }
}
