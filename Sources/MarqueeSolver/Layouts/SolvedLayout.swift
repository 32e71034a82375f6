public import MarqueeLayout

/// A layout, solved: where everything is, worked out when it is asked for.
///
/// It holds one pattern for each section, not a list of frames, so its memory grows with the number
/// of sections and of measured cells only.
public struct SolvedLayout: Sendable {
  /// The size of the whole content in points.
  public internal(set) var contentSize = LayoutExtent.zero
  /// What could not be laid out as it was asked for, in the order of the sections.
  public internal(set) var faults: [LayoutFault] = []
  /// The environment that the layout was solved for.
  public let environment: LayoutEnvironment

  let axis: LayoutAxis
  let grid: PixelGrid
  /// The sections' contents; equal sections share one.
  var bodies: [SectionBody] = []
  /// Where each section begins along the scrolling, and the index of its body.
  var sections: [(start: Double, body: Int)] = []
  /// The headers and footers around all sections.
  var boundary: BoundaryPlacement?
  /// How far anything sticks out of its section, before and after it.
  var overhang = (before: 0.0, behind: 0.0)
  /// Whether each section begins where the one before ends or later.
  var isOrdered = true

  /// A rectangle of the layout as it was computed, from left to right, as it is seen, or the other way
  /// around.
  func directed(_ rect: LayoutRect) -> LayoutRect {
    environment.direction == .leftToRight ? rect : rect.mirrored(in: contentSize.width)
  }

  /// All elements: section by section cells with what is attached, headers and footers, backgrounds;
  /// then the headers and footers of the layout.
  ///
  /// - Complexity: O(1) to get, O(*n*) to go through; nothing is stored.
  public var elements: LayoutElements { LayoutElements(self, in: nil) }

  /// The elements that are seen in a rectangle, in the same order.
  ///
  /// As in UIKit the rectangle is cut to the content, and a cell outside its group is only found
  /// where its group is. Orthogonal sections are taken as not scrolled.
  ///
  /// - Parameter rect: A rectangle in points of the whole content.
  /// - Complexity: O(*k* + log *s*) in the number of elements found and of sections; what is far
  ///   away is not computed. Negative spacings make it O(*n*).
  public func elements(in rect: LayoutRect) -> LayoutElements {
    LayoutElements(self, in: directed(rect))
  }

  /// The sections that scroll across the layout's direction.
  public var orthogonalSections: [OrthogonalSection] {
    sections.indices.compactMap(orthogonalSection(at:))
  }

  /// How a section scrolls across the layout's direction; `nil` for one that does not.
  package func orthogonalSection(at index: Int) -> OrthogonalSection? {
    let (start, bodyIndex) = sections[index]
    guard var viewport = bodies[bodyIndex].viewport else { return nil }
    let body = bodies[bodyIndex]
    viewport.origin[axis] += start
    return OrthogonalSection(
      section: index, behavior: body.behavior, viewport: directed(viewport),
      runLength: body.run.length, run: body.run)
  }

  /// The extent of a section: its groups, insets, headers and footers; `nil` for no such section.
  public func frame(ofSection index: Int) -> LayoutRect? {
    guard sections.indices.contains(index) else { return nil }
    let (start, bodyIndex) = sections[index]
    let body = bodies[bodyIndex]
    var frame = LayoutRect(
      origin: body.referenceInsets.corner,
      size: environment.containerSize.inset(by: body.referenceInsets))
    frame.origin[axis] = start
    frame.size[axis] = body.length
    return directed(frame)
  }
}
