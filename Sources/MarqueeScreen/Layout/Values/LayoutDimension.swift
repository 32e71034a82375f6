/// A length along one side of an item, a group or a supplementary item.
///
/// The names and their meanings are those of UIKit's `NSCollectionLayoutDimension`.
public enum LayoutDimension: Hashable, Sendable {
  /// A fraction of the container's width; 1 is all of it.
  case fractionalWidth(Double)
  /// A fraction of the container's height; 1 is all of it.
  case fractionalHeight(Double)
  /// A length in points, at the standard text size if it scales with the text.
  ///
  /// One that scales is multiplied by the size of body text and divided by 17, its standard size.
  case absolute(Double, scalesWithText: Bool = false)
  /// A first guess in points, replaced by the measured size of the content; it may scale too.
  case estimated(Double, scalesWithText: Bool = false)
  /// A first guess in points, replaced by the largest measured size of the estimated items in the
  /// same group.
  ///
  /// UIKit supports it from iOS 17; on earlier systems it becomes an estimate. For groups the
  /// solver treats it as an estimate too.
  case uniformAcrossSiblings(Double)
}

extension LayoutDimension {
  /// Whether the length grows with the text; setting it affects only one in points or an estimate.
  public var scalesWithText: Bool {
    get {
      switch self {
      case .absolute(_, let scales), .estimated(_, let scales): scales
      default: false
      }
    }
    set {
      switch self {
      case .absolute(let points, _): self = .absolute(points, scalesWithText: newValue)
      case .estimated(let points, _): self = .estimated(points, scalesWithText: newValue)
      default: break
      }
    }
  }
}
