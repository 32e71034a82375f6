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
  /// What could not be laid out as asked for, on the first device.
  private(set) var faults: [LayoutFault] = []

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
    let layout: String
    let itemCount: Int
    /// Where the section begins between two pixels, for frames are rounded to them.
    let remainder: Double
    /// The height, which tells apart what is measured in a section of one item.
    let length: Double
  }

  /// Solves a screen for some devices.
  init(_ screen: Screen, for locale: DisplayLocale = .enUS, devices: [Device]) {
    let solver = ScreenSolver(screen, for: locale)
    let categories = solver.ignoresTextSize ? [.large] : TextSizeCategory.allCases
    for device in devices {
      for orientation in Orientation.allCases {
        let environment = device.environment(orientation)
        let indices = categories.map { category in
          let solved = solver.solve(for: environment, category: category)
          if solutions.isEmpty { faults = solved.faults }
          return stack(of: solved, screen)
        }
        solutions.append(
          Solution(
            device: device, orientation: orientation,
            stacks: indices.count == 1
              ? TextSizeCategory.allCases.map { _ in indices[0] } : indices))
      }
    }
  }

  private mutating func stack(of solved: SolvedLayout, _ screen: Screen) -> Int {
    var known: [Key: Int] = [:]
    var orthogonal: [Int: OrthogonalSection] = [:]
    for section in solved.orthogonalSections { orthogonal[section.section] = section }
    let scale = solved.environment.scale
    let stack = screen.sections.indices.map { index in
      let section = screen.sections[index]
      let frame = solved.frame(ofSection: index)
      let pixels = (frame?.minY ?? 0) * scale
      let key = Key(
        layout: section.layout, itemCount: section.shownItems.count,
        remainder: pixels - pixels.rounded(.down), length: frame?.height ?? 0)
      // Measured cells may differ inside of sections of the same height.
      let isShared = !section.itemKind.isMeasured
      if isShared, let shape = known[key] { return shape }
      let shape = insert(
        SectionShape(of: index, in: solved, orthogonal: orthogonal[index]))
      if isShared { known[key] = shape }
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
