// The names are UIKit's, whose documentation says what they are.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

/// Insets that follow the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}

/// Edges of a rectangle.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
}

/// What an app is made for.
public enum UIUserInterfaceIdiom: Sendable { case phone, pad, mac }

/// A place on the edge of a rectangle.
public enum NSRectAlignment: Sendable, CaseIterable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// What insets are measured from.
public enum UIContentInsetsReference: Sendable, CaseIterable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls sideways.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Sendable, CaseIterable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How a section that scrolls sideways feels.
@MainActor public final class UICollectionLayoutSectionOrthogonalScrollingProperties {
  public enum DecelerationRate: Sendable { case automatic, normal, fast }
  public enum Bounce: Sendable { case automatic, always, never }

  public var decelerationRate = DecelerationRate.automatic
  public var bounce = Bounce.automatic
}

/// How a list section looks.
public struct UICollectionLayoutListConfiguration: Sendable {
  public enum Appearance: Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Sendable { case none, supplementary }

  public var appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none

  public init(appearance: Appearance) { self.appearance = appearance }
}

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var section: Int { self[0] }
  public var item: Int { self[1] }
}
