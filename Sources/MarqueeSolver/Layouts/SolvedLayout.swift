public import MarqueeScreen

/// A solved layout, which computes frames on demand.
///
/// It stores one pattern for each section, not a list of frames, so its memory grows only with the
/// number of sections and of measured cells.
public struct SolvedLayout: Sendable {
  /// The size of the whole content in points.
  public internal(set) var contentSize = LayoutExtent.zero
  /// The parts that could not be laid out as requested, in the order of the sections.
  public internal(set) var faults: [LayoutFault] = []
  /// The environment that the layout was solved for.
  public let environment: LayoutEnvironment

  let axis: LayoutAxis
  let grid: PixelGrid
  /// The sections' contents; equal sections share one.
  var bodies: [SectionBody] = []
  /// The start of each section along the scrolling axis, and the index of its body.
  var sections: [(start: Double, body: Int)] = []
  /// The headers and footers around all sections.
  var boundary: BoundaryPlacement?
  /// How far anything sticks out of its section, before and after it.
  var overhang = (before: 0.0, behind: 0.0)
  /// Whether each section begins at or after the end of the one before.
  var isOrdered = true

  /// Adds the content of a section, and returns its index.
  mutating func add(_ body: SectionBody) -> Int {
    bodies.append(body)
    return bodies.count - 1
  }

  /// Converts a rectangle between the layout as it was computed, from left to right, and as it is
  /// shown; both directions are the same conversion.
  func directed(_ rect: LayoutRect) -> LayoutRect {
    environment.direction == .leftToRight ? rect : rect.mirrored(in: contentSize.width)
  }

  /// All elements: for each section its cells with the views attached, its headers and footers, and
  /// its backgrounds; then the headers and footers of the layout.
  ///
  /// - Complexity: O(1) to get, O(*n*) to iterate over; nothing is stored.
  public var elements: LayoutElements { LayoutElements(self, in: nil, sections: sections.indices) }

  /// Returns the elements that are visible in a rectangle, in the same order.
  ///
  /// As in UIKit, the rectangle is clipped to the content, and a cell outside its group is only
  /// found where its group is. Orthogonal sections count as not scrolled.
  ///
  /// - Parameter rect: A rectangle in points of the whole content.
  /// - Complexity: O(*k* + log *s*) in the number of elements found and of sections; distant
  ///   elements are not computed. Negative spacing makes it O(*n*).
  public func elements(in rect: LayoutRect) -> LayoutElements {
    let rect = directed(rect)
    return LayoutElements(self, in: rect, sections: sectionIndices(near: rect))
  }

  /// The sections that scroll across the layout's direction.
  public var orthogonalSections: [OrthogonalSection] {
    sections.indices.compactMap(orthogonalSection(at:))
  }

  /// Returns how a section scrolls across the layout's direction; `nil` if it does not scroll or
  /// does not exist.
  package func orthogonalSection(at index: Int) -> OrthogonalSection? {
    guard sections.indices.contains(index) else { return nil }
    let (start, bodyIndex) = sections[index]
    guard var viewport = bodies[bodyIndex].viewport else { return nil }
    let body = bodies[bodyIndex]
    viewport.origin[axis] += start
    return OrthogonalSection(
      section: index, behavior: body.behavior, viewport: directed(viewport),
      runLength: body.run.length, run: body.run)
  }

  /// Returns the frame of a section with its groups, insets, headers and footers; `nil` if it does
  /// not exist.
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
