import MarqueeCatalog
import MarqueeLayout
import MarqueeScreen
import MarqueeSolver

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
    /// Whether no section follows, so that there is no room before it.
    let isLast: Bool
  }

  /// Solves a screen for some devices.
  init(_ screen: Screen, devices: [Device]) {
    let solver = ScreenSolver(screen)
    for device in devices {
      for orientation in Orientation.allCases {
        let stacks = solver.map(
          in: device.environment(orientation), textSizes: TextSizeCategory.allCases
        ) { stack(of: $0) }
        solutions.append(Solution(device: device, orientation: orientation, stacks: stacks))
      }
    }
  }

  private mutating func stack(of screen: SolvedScreen) -> Int {
    let solved = screen.layout
    var known: [Key: Int] = [:]
    let scale = solved.environment.scale
    let last = screen.screen.sections.count - 1
    let stack = screen.screen.sections.indices.map { index in
      let pixels = (solved.frame(ofSection: index)?.minY ?? 0) * scale
      let key = Key(
        shape: solved.shapeIndex(ofSection: index), remainder: pixels - pixels.rounded(.down),
        isLast: index == last)
      if let shape = known[key] { return shape }
      let shape = insert(SectionShape(of: index, in: solved))
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
