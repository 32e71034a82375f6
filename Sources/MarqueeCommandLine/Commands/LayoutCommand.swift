import MarqueeCompiler
import MarqueeLayout
import MarqueeScreen

/// `marquee layout`: prints where everything is on a device.
struct LayoutCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var device = Device.iPhone15.name
  var orientation = Orientation.portrait
  var isJSON = false

  static let syntax = CommandSyntax(
    "marquee layout", summary: "Print where sections and items are on a device",
    discussion: """
      Frames are x, y, width and height in points of the whole content; what a phone measures \
      itself is estimated. Devices: \(Device.all.map(\.name).joined(separator: ", ")), or a size \
      and scale as 393x852@3.
      """,
    defaults: LayoutCommand(),
    options: [
      .value(
        "device", letter: "d", placeholder: "name", sets: \.device,
        help: "The device, by its name or as WxH@S"),
      .value(
        "orientation", placeholder: "way", sets: \.orientation, help: "How the device is held"),
      .flag("json", sets: \.isJSON, help: "Print JSON for programs"),
    ] + ReportOptions.syntax(at: \.report) + ContentInput.options(at: \.input),
    operand: ContentInput.operand(at: \.input))

  func run(on console: Console) -> ExitCode {
    guard let device = Device(device) else {
      return usageError(on: console)
    }
    let (pipelines, isComplete) = input.read(on: console)
    var trees: [LayoutTree] = []
    var hasFaults = pipelines.map { console.tell(ofUnread: $0.content) }.contains(true)
    for content in pipelines.map({ $0.run() }) {
      for screen in content.screens {
        let settingsFail = report.fail(content.settingsDiagnostics)
        if settingsFail || screen.hasErrors {
          hasFaults = true
          let diagnostics = content.settingsDiagnostics + screen.diagnostics
          report.printError(diagnostics, content.sources, of: content.rules, on: console)
        }
        guard !settingsFail, let transformed = screen.screenWithLayoutErrors else { continue }
        trees.append(
          LayoutTree(
            file: screen.file, device: device, orientation: orientation,
            solved: SolvedScreen(transformed, in: device.environment(orientation))))
      }
    }
    if isJSON {
      console.printJSON(LayoutTree.json(trees))
    } else {
      console.print(trees.map(\.text).joined(separator: "\n"))
    }
    guard isComplete else { return .ioError }
    return hasFaults ? .errorsFound : .success
  }

  private func usageError(on console: Console) -> ExitCode {
    let error = UsageError.invalidValue(
      device, option: "--device", allowed: Device.all.map(\.name) + ["WxH@S"])
    return Self.refuse(error, on: console)
  }
}

extension Orientation: ArgumentValue {}
