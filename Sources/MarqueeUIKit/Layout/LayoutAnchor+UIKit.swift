#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeLayout
  import UIKit

  extension LayoutAnchor {
    /// The anchor as UIKit has it.
    @MainActor var uiKit: NSCollectionLayoutAnchor {
      switch offset {
      case .absolute(let point):
        NSCollectionLayoutAnchor(edges: edges.uiKit, absoluteOffset: point.uiKit)
      case .fractional(let point):
        NSCollectionLayoutAnchor(edges: edges.uiKit, fractionalOffset: point.uiKit)
      }
    }
  }

  extension LayoutPoint {
    /// The point as UIKit has it.
    var uiKit: CGPoint { CGPoint(x: x, y: y) }
  }
#endif
