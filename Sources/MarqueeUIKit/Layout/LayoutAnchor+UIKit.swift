#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutAnchor {
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
    var uiKit: CGPoint { CGPoint(x: x, y: y) }
  }
#endif
