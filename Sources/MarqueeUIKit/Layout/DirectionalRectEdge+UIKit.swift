#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension DirectionalRectEdge {
    var uiKit: NSDirectionalRectEdge {
      let edges: [(DirectionalRectEdge, NSDirectionalRectEdge)] = [
        (.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
      ]
      return edges.reduce(into: []) { result, edge in
        if contains(edge.0) { result.insert(edge.1) }
      }
    }
  }
#endif
