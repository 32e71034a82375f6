import MarqueeCatalog
import MarqueeLayout
import MarqueeScreen

/// The frames of a screen on several devices, held in two directions, in all text sizes.
struct SolutionTable: Sendable {
  /// All different shapes of sections.
  private(set) var shapes: [SectionShape] = []
  /// Different rows of sections: the shape of each section of the screen.
  private(set) var stacks: [[Int]] = []
  /// The stack of each text size, by device and orientation.
  private(set) var solutions: [Solution] = []

  private var shapeIndices: [SectionShape: Int] = [:]
  private var stackIndices: [[Int]: Int] = [:]

  /// The frames of a screen on one device.
  struct Solution: Sendable {
    let device: Device
    let orientation: Orientation
    /// Indices of stacks, by text size.
    let stacks: [Int]
  }

  /// Two sections with the same key have the same frames.
  private struct Key: Hashable {
    /// What the section holds, by ``SolvedLayout/shapeIndex(ofSection:)``.
    let shape: Int?
    /// Where the section begins between two pixels, for frames are rounded to them.
    let remainder: Double
    /// The index of a section with measured cells, which has a shape of its own; `nil` for others.
    let measured: Int?
    /// Whether no section follows, so that there is no room before it.
    let isLast: Bool
  }

  /// Solves a screen for some devices.
  init(_ screen: Screen, devices: [Device]) {
    for device in devices {
      for orientation in Orientation.allCases {
        let stacks = SolvedScreen.map(
          screen, in: device.environment(orientation), textSizes: TextSizeCategory.allCases
        ) { stack(of: $0) }
        solutions.append(Solution(device: device, orientation: orientation, stacks: stacks))
      }
    }
  }

  private mutating func stack(of screen: SolvedScreen) -> Int {
    let solved = screen.layout
    var known: [Key: Int] = [:]
    let orthogonal = Dictionary(
      solved.orthogonalSections.map { ($0.section, $0) }, uniquingKeysWith: { $1 })
    let pinned = Dictionary(
      grouping: solved.pinnedElements(contentOffset: SectionShape.farDown), by: \.section)
    let scale = solved.environment.scale
    let stack = screen.screen.sections.indices.map { index in
      let pixels = (solved.frame(ofSection: index)?.minY ?? 0) * scale
      let key = Key(
        shape: solved.shapeIndex(ofSection: index), remainder: pixels - pixels.rounded(.down),
        measured: screen.screen.sections[index].metrics != nil ? index : nil,
        isLast: index == screen.screen.sections.count - 1)
      if let shape = known[key] { return shape }
      let shape = insert(
        SectionShape(
          of: index, in: solved, orthogonal: orthogonal[index], pinned: pinned[index] ?? []))
      known[key] = shape
      return shape
    }
    if let index = stackIndices[stack] { return index }
    stacks.append(stack)
    stackIndices[stack] = stacks.count - 1
    return stacks.count - 1
  }

  private mutating func insert(_ shape: SectionShape) -> Int {
    if let index = shapeIndices[shape] { return index }
    shapes.append(shape)
    shapeIndices[shape] = shapes.count - 1
    return shapes.count - 1
  }
}
