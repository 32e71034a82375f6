import MarqueeCells
import MarqueeCompiler
import MarqueeOutputs
import MarqueeSolver

/// `marquee layout`: prints the frames of everything on a device.
struct LayoutCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var device = Device.iPhone15
  var orientation = Orientation.portrait
  var textSize = TextSizeCategory.large
  var direction = ReadingDirection.leftToRight
  var isJSON = false

  static let syntax = CommandSyntax(
    "marquee layout", summary: "Print where sections and items are on a device",
    discussion: """
      Frames are x, y, width and height in points of the whole content; what a phone measures \
      itself is estimated.
      """,
    defaults: LayoutCommand(),
    options: [
      .value(
        "device", letter: "d", placeholder: "device", sets: \.device,
        help: "A device, such as 'iphone-15' or 402x874@3"),
      .value(
        "orientation", placeholder: "way", sets: \.orientation, help: "How the device is held"),
      .value(
        "text-size", placeholder: "size", sets: \.textSize, help: "How large the user wants text"),
      .value(
        "direction", placeholder: "word", sets: \.direction,
        help: "From which side the screen is read"),
      .flag("json", sets: \.isJSON, help: "Print JSON for programs"),
    ] + ReportOptions.options.nested(at: \.report) + ContentInput.options.nested(at: \.input),
    operand: ContentInput.operand(at: \.input))

  func run(on console: Console) throws -> ExitCode {
    let (pipelines, isComplete) = input.read(on: console)
    let codes = pipelines.map { console.reportUnreadFiles(of: $0.content) }
    var hasFaults = false
    var printer = LayoutPrinter(isJSON: isJSON, console)
    for content in pipelines.map({ $0.run() }) {
      // With faulty settings, screens can differ from what their authors intend.
      guard !report.fail(content.settingsDiagnostics) else {
        hasFaults = true
        report.printError(
          content.settingsDiagnostics, content.sources, of: content.rules, on: console)
        continue
      }
      for screen in content.screens {
        if screen.hasErrors {
          hasFaults = true
          report.printError(screen.diagnostics, content.sources, of: content.rules, on: console)
        }
        guard let scene = screen.sceneWithLayoutErrors else { continue }
        let view = scene.view(
          ScreenView.ID(device, orientation, textSize: textSize, direction: direction))
        let tree = LayoutTree(file: screen.file, view: view)
        printer.print(tree)
        for fault in tree.faults {
          hasFaults = true
          console.printFault("\(fault)")
        }
      }
    }
    printer.finish()
    guard isComplete else { return .ioError }
    return .worst(of: codes + [hasFaults ? .errorsFound : .success])
  }
}
