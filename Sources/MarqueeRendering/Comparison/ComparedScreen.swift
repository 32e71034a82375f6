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

  func preview(_ side: ChangeMark.Side) -> Preview? { side == .before ? old : new }

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
    guard let preview = preview(side) else { return nil }
    let screen = DrawnScreen(preview, settings)
    let rings = rings(side, on: screen)
    var shared = marks ?? SVGMarks(preview, settings)
    let image = ScreenImage(preview, settings).node(of: screen, sharing: &shared)
    marks = shared
    let nodes = rings.map { ring in
      let hidden = ring.isHidden ? ", out of sight in this row" : ""
      let words = "\(side.rawValue), \(ring.mark.kind.rawValue)\(hidden)"
      return ring.node(label: "\(words): \(labels[ring.mark.place] ?? "")")
    }
    let hidden = rings.filter(\.isHidden).map(\.mark.place)
    return (image.appending(nodes), Set(rings.map(\.mark.place)), Set(hidden))
  }

  private func rings(_ side: ChangeMark.Side, on screen: DrawnScreen) -> [ChangeRing] {
    ChangeRing.rings(
      for: diff.marks.filter { $0.side == side }, on: screen, settings.view.direction)
  }

  private static let smallWidth = 240.0

  /// A small image of a side around its first change, as much as a device shows at once.
  ///
  /// - Returns: An XML document; `nil` if the version does not exist.
  package func smallImage(_ side: ChangeMark.Side) -> [UInt8]? {
    guard let preview = preview(side) else { return nil }
    let screen = DrawnScreen(preview, settings)
    let rings = rings(side, on: screen)
    let height = settings.view.environment.containerSize.height
    // A change that is only on the other side belongs at about the same height.
    let first = rings.first?.frame ?? otherRing(than: side)
    let top = max(
      0, min((first?.minY ?? 0) - height / 4, screen.size.height - height)
    ).rounded(.down)
    let part = LayoutRect(x: 0, y: top, width: screen.size.width, height: height)
    let image = ScreenImage(preview, settings).node(
      of: screen, part: part, width: Self.smallWidth)
    let nodes = rings.filter { $0.frame.intersects(part) }.map {
      $0.node(label: $0.mark.kind.rawValue)
    }
    var writer = MarkupWriter(.xml)
    writer.preamble("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.write(image.appending(nodes))
    writer.preamble("\n")
    return writer.bytes
  }

  private func otherRing(than side: ChangeMark.Side) -> LayoutRect? {
    let other: ChangeMark.Side = side == .before ? .after : .before
    guard let preview = preview(other) else { return nil }
    return rings(other, on: DrawnScreen(preview, settings)).first?.frame
  }
}

extension MarkupNode {
  fileprivate func appending(_ nodes: [MarkupNode]) -> MarkupNode {
    guard case .element(let name, let attributes, let children) = self else { return self }
    return .element(name, attributes, children + nodes)
  }
}
