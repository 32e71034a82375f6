import MarqueeScreen
import MarqueeSolver

/// The frames of a screen on several devices, in two orientations and all text sizes.
struct SolutionTable: Sendable {
  private(set) var shapes = NumberedValues<SectionShape>()
  /// The different stacks of sections: the shape of each section of the screen.
  private(set) var stacks = NumberedValues<[Int]>()
  private(set) var solutions: [ScreenView.ID: Int] = [:]
  /// All views, in the order in which pages number them: by device, orientation and text size.
  private(set) var views: [ScreenView] = []

  private let layouts: [LayoutSection]

  private struct Key: Hashable {
    /// The content of the section, by ``SolvedLayout/shapeIndex(ofSection:)``.
    let shape: Int?
    /// The fraction of a pixel where the section begins, because frames are rounded to pixels.
    let remainder: Double
    let isFirst: Bool
    /// Whether it is the last section, so that there is no space after it.
    let isLast: Bool
  }

  init(_ scene: ScreenScene, devices: [Device]) {
    layouts = scene.screen.sections.map(scene.screen.layout)
    views = scene.views(ScreenView.ID.all(devices), .all)
    for view in views { solutions[view.id] = stack(of: view.layout) }
  }

  private mutating func stack(of solved: SolvedLayout) -> Int {
    var known: [Key: Int] = [:]
    let scale = solved.environment.scale
    let stack = layouts.indices.map { index in
      let pixels = (solved.frame(ofSection: index)?.minY ?? 0) * scale
      let key = Key(
        shape: solved.shapeIndex(ofSection: index), remainder: pixels - pixels.rounded(.down),
        isFirst: index == 0, isLast: index == layouts.count - 1)
      if let shape = known[key] { return shape }
      let layout = layouts[index].adapted(toRegularWidth: solved.environment.isWidthRegular)
      let shape = shapes.number(
        of: SectionShape(of: index, in: solved, layout.listConfiguration))
      known[key] = shape
      return shape
    }
    return stacks.number(of: stack)
  }
}
