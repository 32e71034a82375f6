import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// The screens of a wall in their devices, as SVG with shared definitions.
struct WallDrawing {
  struct Drawn {
    let variant: WallVariant
    /// The size of the device in points.
    let size: LayoutExtent
    let nodes: [MarkupNode]
    let problems: [PreviewDiagnostic]
  }

  /// The variants, in their order.
  private(set) var drawn: [Drawn] = []
  private var marks: SVGMarks?

  /// The definitions that the images refer to; `nil` if there are none.
  var definitions: MarkupNode? { marks?.sharedDefinitions }

  /// Draws a screen in all variants of a wall.
  ///
  /// The screen is laid out once for each device, orientation, text size and direction, and locale.
  ///
  /// - Parameter judge: What finds the diagnostics of each view.
  init(_ preview: Preview, _ variants: [WallVariant], _ judge: ViewJudge?) {
    let everywhere = preview.diagnostics.filter { judge == nil || !$0.isOfViews }
    var rest = variants[...]
    while let first = rest.first {
      let group = rest.prefix {
        $0.locale == first.locale && $0.settings.view.device == first.settings.view.device
      }
      rest = rest.dropFirst(group.count)
      var local = preview
      local.scene = ScreenScene(
        preview.screen, locale: first.locale, theme: preview.scene.theme)
      // Light and dark variants have the same positions.
      var last: (screen: DrawnScreen, problems: [PreviewDiagnostic])?
      for (variant, view) in zip(group, local.scene.views(group.map(\.settings.view))) {
        if last?.screen.settings.view != view.id {
          let screen = DrawnScreen(local, view, .light, .firstScreenful)
          last = (screen, everywhere + (judge?.find([view]).map(\.diagnostic) ?? []))
        }
        guard let (screen, found) = last else { continue }
        let missing = PreviewDiagnostic.missingImages(
          of: local, for: variant.settings, besides: found)
        add(variant, screen, found + missing, local)
      }
    }
  }

  private mutating func add(
    _ variant: WallVariant, _ screen: DrawnScreen, _ problems: [PreviewDiagnostic],
    _ preview: Preview
  ) {
    var marks = self.marks ?? SVGMarks(preview, variant.settings)
    marks.show(preview, variant.settings)
    let device = DeviceDrawing(variant.settings)
    let size = screen.size
    var content: [MarkupNode] = [SVGMarks.background(variant.settings, size)]
    content += screen.views.map { DrawnScreen.node(for: $0, &marks, isNamed: false) }
    content += ProblemRings(problems, on: screen).nodes
    content += ChromeDrawing(preview.chrome, variant.settings, size: size).nodes(&marks)
    let origin = device.screenOrigin
    let group: MarkupNode = """
      <g transform="translate(\(origin.x) \(origin.y))"\(device.clip(&marks))>\(content)\
      \(device.camera)</g>
      """
    drawn.append(
      Drawn(
        variant: variant, size: device.size, nodes: device.body + [group], problems: problems))
    self.marks = marks
  }
}
