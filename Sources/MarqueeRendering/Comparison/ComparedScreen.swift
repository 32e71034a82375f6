import MarqueeScreen
import MarqueeSolver

/// Both versions of a screen, drawn with rings around changes.
package struct ComparedScreen: Sendable {
  package let diff: ScreenDiff
  /// The old version; `nil` for a screen that was added.
  package let old: Preview?
  /// The new version; `nil` for a screen that was removed.
  package let new: Preview?
  package let settings: ImageSettings

  package init(_ diff: ScreenDiff, old: Preview?, new: Preview?, _ settings: ImageSettings) {
    self.diff = diff
    self.old = old
    self.new = new
    self.settings = settings
  }

  /// A side that is laid out and drawn, with its rings; `nil` if the version does not exist.
  private func drawn(_ side: ChangeMark.Side) -> (screen: DrawnScreen, rings: [ChangeRing])? {
    (side == .before ? old : new).map { preview in
      let screen = DrawnScreen(preview, settings)
      return (
        screen,
        ChangeRing.rings(
          for: diff.marks.filter { $0.side == side }, on: screen, settings.view.direction)
      )
    }
  }

  /// The whole image of a side, the changes with rings on it, and those whose item is out of sight;
  /// `nil` if the version does not exist.
  ///
  /// - Parameters:
  ///   - labels: The labels of the rings.
  ///   - marks: The marks of both sides, whose definitions the document has; `nil` before the
  ///   first.
  func side(
    _ side: ChangeMark.Side, labels: [ChangePlace: String], sharing marks: inout SVGMarks?
  ) -> (node: MarkupNode, ringed: Set<ChangePlace>, hidden: Set<ChangePlace>)? {
    guard let (screen, rings) = drawn(side) else { return nil }
    var shared = marks ?? SVGMarks(screen.preview, settings)
    let nodes = rings.map { ring in
      let hidden = ring.isHidden ? ", out of sight in this row" : ""
      let words = "\(side.rawValue), \(ring.mark.kind.rawValue)\(hidden)"
      return ring.node(label: "\(words): \(labels[ring.mark.place] ?? "")")
    }
    let image = screen.node(sharing: &shared, under: nodes)
    marks = shared
    let hidden = rings.filter(\.isHidden).map(\.mark.place)
    return (image, Set(rings.map(\.mark.place)), Set(hidden))
  }

  private static let smallWidth = 240.0

  /// A small image of each side around its first change, as much as a device shows at once.
  ///
  /// - Returns: XML documents; none for a version that does not exist.
  package var smallImages: [ChangeMark.Side: [UInt8]] {
    let sides = ChangeMark.Side.allCases.compactMap { side in drawn(side).map { (side, $0) } }
    let height = settings.view.environment.containerSize.height
    return sides.reduce(into: [:]) { images, side in
      let (screen, rings) = side.1
      // A change that is only on the other side belongs at about the same height.
      let first = rings.first ?? sides.compactMap(\.1.rings.first).first
      let top = max(
        0, min((first?.frame.minY ?? 0) - height / 4, screen.size.height - height)
      ).rounded(.down)
      let part = LayoutRect(x: 0, y: top, width: screen.size.width, height: height)
      let nodes = rings.filter { $0.frame.intersects(part) }.map {
        $0.node(label: $0.mark.kind.rawValue)
      }
      images[side.0] = screen.node(part: part, width: Self.smallWidth, under: nodes).document
    }
  }
}
