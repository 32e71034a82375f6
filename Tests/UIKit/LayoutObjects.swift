// The names are UIKit's, whose documentation says what they are.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A length above 0; for any other UIKit logs that it "will be a hard-assert soon", so it raises
/// here.
@MainActor public final class NSCollectionLayoutDimension {
  public enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  public let kind: Kind
  public let dimension: Double

  private init(_ kind: Kind, _ dimension: Double) {
    Exceptions.checkFinite(dimension, "\(kind)")
    if dimension <= 0 { Exceptions.raise("Invalid \(kind): \(dimension). It must be > 0.") }
    self.kind = kind
    self.dimension = dimension
  }

  public static func fractionalWidth(_ part: Double) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, part)
  }
  public static func fractionalHeight(_ part: Double) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, part)
  }
  public static func absolute(_ length: Double) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, length)
  }
  public static func estimated(_ length: Double) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, length)
  }
  public static func uniformAcrossSiblings(estimate: Double) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }
}

@MainActor public final class NSCollectionLayoutSize {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

@MainActor public final class NSCollectionLayoutSpacing {
  public let spacing: Double
  public let isFlexible: Bool

  private init(_ spacing: Double, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  public static func fixed(_ length: Double) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(length, isFlexible: false)
  }
  public static func flexible(_ length: Double) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(length, isFlexible: true)
  }
}

@MainActor public final class NSCollectionLayoutEdgeSpacing {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

@MainActor public final class NSCollectionLayoutAnchor {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }
}

/// An item; groups, badges, headers and backgrounds are kinds of it.
@MainActor public class NSCollectionLayoutItem {
  public let layoutSize: NSCollectionLayoutSize
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  fileprivate(set) public var attachedItems: [NSCollectionLayoutSupplementaryItem]

  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
  }

  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }

  /// A parent keeps copies of its parts: what is changed later has no effect.
  func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: attachedItems)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }
}

@MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor?
  public let itemAnchor: NSCollectionLayoutAnchor?
  public var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  fileprivate init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor?, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

@MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  public var extendsBoundary = true
  public var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, elementKind, nil, nil)
  }
}

@MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  public var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

@MainActor public final class NSCollectionLayoutGroupCustomItem {
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

@MainActor public final class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public enum Contents {
    case horizontal([NSCollectionLayoutItem])
    case vertical([NSCollectionLayoutItem])
    case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
  }

  public let contents: Contents
  /// How often the only subitem stands in the group; `nil` if subitems fill it.
  public let repetitionCount: Int?
  public var interItemSpacing: NSCollectionLayoutSpacing?
  public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ contents: Contents, repeating count: Int? = nil
  ) {
    self.contents = contents
    repetitionCount = count
    super.init(layoutSize: layoutSize)
  }

  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    checkSubitems(subitems)
    return NSCollectionLayoutGroup(layoutSize, .horizontal(subitems.map { $0.copied() }))
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    checkSubitems(subitems)
    return NSCollectionLayoutGroup(layoutSize, .vertical(subitems.map { $0.copied() }))
  }

  /// Keeps the subitem's own size: making it fit is the caller's job (header of iOS 16).
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "horizontal")
    return NSCollectionLayoutGroup(
      layoutSize, .horizontal([subitem.copied()]), repeating: count)
  }

  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    checkCount(count, "vertical")
    return NSCollectionLayoutGroup(layoutSize, .vertical([subitem.copied()]), repeating: count)
  }

  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider:
      @escaping (any NSCollectionLayoutEnvironment)
      -> [NSCollectionLayoutGroupCustomItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider))
  }

  /// The distinct subitems.
  public var subitems: [NSCollectionLayoutItem] {
    switch contents {
    case .horizontal(let subitems), .vertical(let subitems): subitems
    case .custom: []
    }
  }

  override func copied() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutGroup(layoutSize, contents, repeating: repetitionCount)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.interItemSpacing = interItemSpacing
    copy.attachedItems = attachedItems
    return copy
  }

  private static func checkSubitems(_ subitems: [NSCollectionLayoutItem]) {
    if subitems.isEmpty { Exceptions.raise("At least 1 subitem is required for a group") }
  }

  private static func checkCount(_ count: Int, _ axis: String) {
    if count < 1 {
      Exceptions.raise("A repeating \(axis) group should specify a count >= 1")
    }
  }
}

@MainActor public final class NSCollectionLayoutSection {
  public let group: NSCollectionLayoutGroup
  public var contentInsets = NSDirectionalEdgeInsets.zero
  public var contentInsetsReference = UIContentInsetsReference.automatic
  public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  public var interGroupSpacing = 0.0
  public var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  public let orthogonalScrollingProperties =
    UICollectionLayoutSectionOrthogonalScrollingProperties()
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  public var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The configuration of a list; `nil` for any other section.
  public private(set) var listConfiguration: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group.copied() as? NSCollectionLayoutGroup ?? group
  }

  /// Makes a section of rows below each other, with a header and a footer view if it has their
  /// modes.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.listConfiguration = configuration
    // UIKit adapts these to the view; what it takes there is not known.
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 7)
    let edge = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(17.5))
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: edge, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }

  /// All element kinds of the definition, once for each place that defines one.
  var definedElementKinds: [String] {
    boundarySupplementaryItems.map(\.elementKind) + decorationItems.map(\.elementKind)
      + Self.kinds(in: group)
  }

  private static func kinds(in item: NSCollectionLayoutItem) -> [String] {
    let inside = (item as? NSCollectionLayoutGroup)?.subitems.flatMap(kinds(in:)) ?? []
    return item.supplementaryItems.map(\.elementKind) + inside
  }
}

/// The view that a section is laid out in.
@MainActor public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

@MainActor public protocol NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The conditions of a view, as far as layouts and controls ask for them.
public struct UITraitCollection: Hashable, Sendable {
  public var displayScale: Double
  public var userInterfaceIdiom: UIUserInterfaceIdiom
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public init(displayScale: Double, userInterfaceIdiom: UIUserInterfaceIdiom = .phone) {
    self.displayScale = displayScale
    self.userInterfaceIdiom = userInterfaceIdiom
  }
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The name of a text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

/// An environment with a size.
@MainActor public struct FixedEnvironment: NSCollectionLayoutEnvironment {
  public struct Container: NSCollectionLayoutContainer {
    public let contentSize: CGSize
    public var effectiveContentSize: CGSize { contentSize }
  }

  private let size: CGSize
  public private(set) var traitCollection: UITraitCollection

  public init(
    _ size: CGSize, scale: Double = 3, textSize: UIContentSizeCategory = .unspecified,
    width: UIUserInterfaceSizeClass = .unspecified
  ) {
    self.size = size
    traitCollection = UITraitCollection(displayScale: scale)
    traitCollection.preferredContentSizeCategory = textSize
    traitCollection.horizontalSizeClass = width
  }

  public var container: any NSCollectionLayoutContainer { Container(contentSize: size) }
}
