import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

struct ProblemRings {
  private struct Ring {
    var frame: LayoutRect
    var problems: [PreviewDiagnostic]
  }

  private var rings: [Ring] = []
  private let screen: LayoutRect

  init(_ problems: [PreviewDiagnostic], on drawn: DrawnScreen) {
    screen = LayoutRect(origin: .zero, size: drawn.size)
    var places: [[Int?]: [PreviewDiagnostic]] = [:]
    for problem in problems where problem.section != nil {
      places[[problem.section, problem.item], default: []].append(problem)
    }
    rings = drawn.views.filter { $0.item != nil }.compactMap { view in
      places[[view.section, view.item]].map { Ring(frame: view.frame, problems: $0) }
    }
    for (place, found) in places where place[1] == nil {
      guard let frame = Self.frame(of: found, inSection: place[0], drawn) else { continue }
      rings.append(Ring(frame: frame, problems: found))
    }
    // The order of dictionaries differs between processes.
    rings.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// The frame of a section, or of its header if the problem only concerns that.
  private static func frame(
    of problems: [PreviewDiagnostic], inSection section: Int?, _ drawn: DrawnScreen
  ) -> LayoutRect? {
    let views = drawn.views.filter { $0.section == section && !$0.isExtra }
    if problems.allSatisfy({ $0.subject == .header }) {
      return views.first { $0.item == nil }?.frame
    }
    return LayoutRect(around: views.map(\.frame))
  }

  /// The rings, to be drawn on top of the cells.
  var nodes: [MarkupNode] { rings.compactMap(node) }

  private func node(_ ring: Ring) -> MarkupNode? {
    // A ring is drawn inside its frame, so that all of its sides are visible.
    let width = 2.0
    let start = LayoutPoint(
      x: max(ring.frame.minX, screen.minX) + width, y: max(ring.frame.minY, screen.minY) + width)
    let frame = LayoutRect(
      x: start.x, y: start.y, width: min(ring.frame.maxX, screen.maxX) - width - start.x,
      height: min(ring.frame.maxY, screen.maxY) - width - start.y)
    guard frame.width > 0, frame.height > 0 else { return nil }
    let worst = ring.problems.map(\.severity).max() ?? .note
    return """
      <rect\(frame.attributes) rx="6" class="ring \(worst.rawValue)">\
      <title>\(ring.problems.map(\.text).joined(separator: "\n"))</title></rect>
      """
  }
}
