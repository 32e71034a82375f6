import MarqueeCatalog
import MarqueeCells
import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

/// `marquee solve`: lays out a layout without a catalog, for designing one.
struct SolveCommand: RunnableCommand {
  var file = ""
  var device: Device?
  var orientation: Orientation?
  var direction = ReadingDirection.leftToRight
  var rect: LayoutRect?
  var color: ColorMode = .auto

  static let syntax = CommandSyntax(
    "marquee solve", summary: "Lay out a layout without a screen, and print its frames as JSON",
    discussion: """
      The file is a property list or JSON. It has a 'layout', written as in a screen, and how many \
      'items' there are (\(LayoutSketch.typicalItemCount) if absent):

      {"layout": {"list": {"appearance": "plain"}}, "items": 3}

      Or it has 'sections', each with its own 'layout' and 'items'. A 'container' with 'width', \
      'height' and 'scale' is the view; otherwise it is a device. What a phone measures itself \
      keeps its estimate. Errors are printed apart from the frames.
      """,
    defaults: SolveCommand(),
    options: [
      .value(
        "device", letter: "d", placeholder: "device", sets: \.device,
        help: "A device, in place of the file's container; iphone-15 if there is neither"),
      .value(
        "orientation", placeholder: "way", sets: \.orientation,
        help: "How the device is held; portrait if not given"),
      .value(
        "direction", placeholder: "word", sets: \.direction,
        help: "From which side the view is read"),
      .value(
        "rect", placeholder: "x,y,w,h", sets: \.rect,
        help: "Print only what is in this part of the content, in points"),
      ColorMode.option(at: \.color),
    ],
    operand: .one("file", sets: \.file, help: "The file, or '-' for standard input")
      .orStandardInput())

  func run(on console: Console) -> ExitCode {
    let name = file == "-" ? "<stdin>" : file
    let bytes: [UInt8]
    do {
      bytes = file == "-" ? console.readInput() : try LocalFiles.read(file)
    } catch {
      console.printFault(error.message)
      return .ioError
    }
    let input = SketchFile(bytes, name: name)
    if !input.diagnostics.isEmpty {
      var report = ReportOptions()
      report.color = color
      report.printError(input.diagnostics, [input.source], of: RuleSet(), on: console)
    }
    guard let sketch = input.sketch else { return .errorsFound }
    if sketch.container != nil, device == nil, orientation != nil {
      return Self.refuse(.excluded(.option("orientation"), by: .word("container")), on: console)
    }
    var environment = environment(of: sketch)
    environment.direction = direction
    let solved = SolvedSketch(sketch, in: environment)
    solved.write(in: rect, console.printJSON)
    for fault in solved.faults { console.printError("\(name): error: \(fault)") }
    return solved.faults.isEmpty ? .success : .errorsFound
  }

  /// The view that the sketch is laid out in.
  private func environment(of sketch: LayoutSketch) -> LayoutEnvironment {
    if let container = sketch.container, device == nil {
      return LayoutEnvironment(
        containerSize: LayoutExtent(width: container.width, height: container.height),
        scale: container.scale ?? 3)
    }
    return (device ?? .iPhone15).environment(orientation ?? .portrait)
  }
}
