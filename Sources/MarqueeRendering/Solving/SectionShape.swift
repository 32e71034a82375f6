import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// The frames of a section, relative to its start.
///
/// Many sections of a screen have the same shape, so a page stores each shape once.
struct SectionShape: Hashable, Sendable {
  /// The height of the section, including the space before the next one.
  var length: Double
  /// The frames of the cells, in the order of their items.
  var cells: [LayoutRect] = []
  var groups: [LayoutRect]
  var boundaryItems: [BoundaryItem] = []
  var backgrounds: [Background] = []
  /// The views on cells and groups, by their names.
  var badges: [String: [LayoutRect]] = [:]
  /// How the section scrolls sideways; `nil` for one that does not.
  var scrolling: Scrolling?

  /// A header or footer.
  struct BoundaryItem: Hashable, Sendable {
    var isHeader: Bool
    var frame: LayoutRect
    /// The name of a view that only an app can draw; `nil` for a section's header.
    var caption: String?
    /// The lowest top edge of the frame while it is pinned; `nil` if it is not pinned.
    var pinnedEnd: Double?
  }

  struct Background: Hashable, Sendable {
    var box: CellBox
    var frame: LayoutRect
    var isInFront: Bool
  }

  struct Scrolling: Hashable, Sendable {
    var behavior: OrthogonalScrollingBehavior
    var viewport: LayoutRect
    var runLength: Double
    /// The positions where scrolling can stop, in order; empty if it can stop anywhere.
    var rests: [Double]
  }

  /// Creates the shape of a section from a solved layout.
  ///
  /// - Parameter list: The list that the section is; `nil` if it is none.
  /// - Complexity: O(*n*) in the section's items.
  init(of index: Int, in solved: SolvedLayout, _ list: ListConfiguration? = nil) {
    var pinned = solved.pinnedElements(ofSection: index, contentOffset: Self.farDown)
    let nextStart = solved.frame(ofSection: index + 1)?.minY
    // The headers and footers of the whole screen are part of its first and last section.
    let whole = solved.layoutBoundaryElements.filter {
      $0.frame.minY > 0 ? nextStart == nil : index == 0
    }
    if !whole.isEmpty { pinned += solved.pinnedElements(contentOffset: Self.farDown) }
    let start = index == 0 ? 0 : solved.frame(ofSection: index)?.minY ?? 0
    func fromStart(_ place: Double) -> Double { Self.exact(place - start) }
    func fromStart(_ frame: LayoutRect) -> LayoutRect {
      LayoutRect(
        x: Self.exact(frame.minX), y: fromStart(frame.minY), width: Self.exact(frame.width),
        height: Self.exact(frame.height))
    }
    let end = whole.map(\.frame.maxY).max().map(fromStart) ?? 0
    length =
      nextStart.map(fromStart)
      ?? max(end, Self.exact((solved.frame(ofSection: index)?.maxY ?? start) - start))
    groups = solved.groupFrames(ofSection: index).map(fromStart)
    let backgrounds = list?.backgrounds(ofSection: index, in: solved) ?? []
    var cellZIndex = 0
    for element in backgrounds + Array(solved.elements(ofSection: index)) + whole {
      switch element.kind {
      case .cell:
        cells.append(fromStart(element.frame))
        cellZIndex = element.zIndex
      case .boundary, .layoutBoundary:
        let end = pinned.first { $0.kind == element.kind }?.frame.minY
        boundaryItems.append(
          BoundaryItem(
            isHeader: element.caption == nil, frame: fromStart(element.frame),
            caption: element.caption, pinnedEnd: end.map(fromStart)))
      case .supplementary:
        badges[element.caption ?? "", default: []].append(fromStart(element.frame))
      case .decoration:
        self.backgrounds.append(
          Background(
            box: element.box(in: list), frame: fromStart(element.frame),
            isInFront: element.zIndex > cellZIndex))
      }
    }
    guard let orthogonal = solved.orthogonalSection(at: index) else { return }
    scrolling = Scrolling(
      behavior: orthogonal.behavior, viewport: fromStart(orthogonal.viewport),
      runLength: Self.exact(orthogonal.runLength),
      rests: orthogonal.restingOffsets(ofPages: Self.maximumPageCount).map(Self.exact))
  }

  /// A length rounded to a millionth of a point.
  ///
  /// Positions further down are less precise, but a shape must be the same wherever it is.
  private static func exact(_ length: Double) -> Double { (length * 1e6).rounded() / 1e6 }

  /// A scroll position beyond the end of any layout.
  static let farDown = LayoutPoint(x: 0, y: 1e12)

  /// The largest number of pages that are listed; users do not scroll through more.
  private static let maximumPageCount = 10_000
}
