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

  extension DirectionalRectEdge {
    fileprivate var uiKit: NSDirectionalRectEdge {
      let edges: [(DirectionalRectEdge, NSDirectionalRectEdge)] = [
        (.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
      ]
      return edges.reduce(into: []) { result, edge in
        if contains(edge.0) { result.insert(edge.1) }
      }
    }
  }
#endif
