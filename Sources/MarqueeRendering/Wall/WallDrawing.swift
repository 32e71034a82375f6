import MarqueeCells
import MarqueeFigures
import MarqueeLayout
import MarqueeScreen
import MarqueeSolver

/// The screens of a wall in their devices, as SVG with shared definitions.
struct WallDrawing {
  /// A drawn variant.
  struct Drawn {
    let variant: WallVariant
    /// The size of the device in points.
    let size: LayoutExtent
    /// The content of the device's image.
    let nodes: [MarkupNode]
    let problems: [VariantProblem]
  }

  /// The variants, in their order.
  private(set) var drawn: [Drawn] = []
  private var marks: SVGMarks?

  /// The definitions that the images refer to; `nil` if there are none.
  var definitions: MarkupNode? { marks?.sharedDefinitions }

  /// A device in one orientation, with a text size.
  private struct Layout: Hashable {
    let device: Device
    let orientation: Orientation
    let category: TextSizeCategory

    init(_ settings: ImageSettings) {
      device = settings.device
      orientation = settings.orientation
      category = settings.category
    }
  }

  /// Draws a screen in all variants of a wall.
  ///
  /// The screen is laid out once for each device, orientation and text size.
  init(_ preview: Preview, _ variants: [WallVariant]) {
    let solver = ScreenSolver(preview.screen)
    var searches: [DisplayLocale: ProblemSearch] = [:]
    var start = 0
    while start < variants.count {
      let device = variants[start].settings.device
      let end = variants[start...].firstIndex { $0.settings.device != device } ?? variants.count
      let group = variants[start..<end]
      let solved = Self.solve(group.map(\.settings), solver)
      // Light and dark variants have the same positions.
      var last: (variant: WallVariant, screen: DrawnScreen, texts: [VariantProblem])?
      for variant in group {
        guard let screen = solved[Layout(variant.settings)] else { continue }
        var local = preview
        local.locale = variant.locale
        let search = searches[variant.locale] ?? ProblemSearch(local)
        searches[variant.locale] = search
        if last.map({ Self.areAlike($0.variant, variant) }) != true {
          last = (
            variant, DrawnScreen(local, variant.settings, screen, .firstScreenful),
            search.texts(in: screen, variant.settings.category)
          )
        }
        guard let last else { continue }
        let problems = search.diagnostics + last.texts + search.images(for: variant.settings)
        add(variant, last.screen, problems, local)
      }
      start = end
    }
  }

  private static func solve(
    _ settings: [ImageSettings], _ solver: ScreenSolver
  ) -> [Layout: SolvedScreen] {
    var solved: [Layout: SolvedScreen] = [:]
    let layouts = Set(settings.map(Layout.init))
    for (device, layouts) in Dictionary(grouping: layouts, by: \.device) {
      for (orientation, layouts) in Dictionary(grouping: layouts, by: \.orientation) {
        let screens = solver.map(
          in: device.environment(orientation), textSizes: layouts.map(\.category)
        ) { $0 }
        for (layout, screen) in zip(layouts, screens) { solved[layout] = screen }
      }
    }
    return solved
  }

  /// Whether two variants differ only in appearance.
  private static func areAlike(_ first: WallVariant, _ second: WallVariant) -> Bool {
    var first = first
    first.settings.appearance = second.settings.appearance
    return first == second
  }

  private mutating func add(
    _ variant: WallVariant, _ screen: DrawnScreen, _ problems: [VariantProblem],
    _ preview: Preview
  ) {
    var marks = self.marks ?? SVGMarks(preview, variant.settings)
    marks.show(preview, variant.settings)
    let device = DeviceDrawing(variant.settings)
    let size = screen.size
    let background = MarkupNode.make(
      "rect",
      [
        "width": SVGNumber.text(size.width), "height": SVGNumber.text(size.height),
        "fill": variant.settings.appearance.color(.background).hexadecimal,
      ])
    var content = [background]
    for view in screen.views {
      content.append(ScreenImage.node(for: view, &marks, isNamed: false))
    }
    content += ProblemRings(problems, on: screen).nodes
    content += ChromeDrawing(preview.chrome, variant.settings, size: size).nodes(&marks)
    let origin = device.screenOrigin
    let place = "translate(\(SVGNumber.text(origin.x)) \(SVGNumber.text(origin.y)))"
    let group = MarkupNode.element(
      "g", [.init("transform", place), device.clip(&marks)], content + device.camera)
    drawn.append(
      Drawn(
        variant: variant, size: device.size, nodes: device.body + [group], problems: problems))
    self.marks = marks
  }
}
