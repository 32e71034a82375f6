import MarqueeCompiler
import MarqueeLayoutCases
import MarqueeScreen

/// `marquee solve`: lays out a neutral description, for comparison with other solvers.
struct SolveCommand: RunnableCommand {
  var file = ""

  static let syntax = CommandSyntax(
    "marquee solve", summary: "Lay out a described layout and print its frames as JSON",
    discussion: """
      The description is JSON: one case or an array of cases, each with 'containerSize', 'layout' \
      and 'itemsPerSection'.
      """,
    defaults: SolveCommand(),
    operand: .one("file", sets: \.file, help: "The description, or '-' for standard input"))

  func run(on console: Console) -> ExitCode {
    let name = file == "-" ? "<stdin>" : file
    do {
      let bytes = file == "-" ? console.readInput() : try LocalFiles.read(file)
      let cases = try CaseDescription.read(bytes)
      var writer = JSONWriter(style: .compact)
      CaseResult.write(cases.map { $0.solve() }, to: &writer)
      writer.endOfFile()
      console.printJSON(writer.bytes)
      return .success
    } catch let trouble as FileTrouble {
      console.printError("marquee: error: \(trouble.message)")
      return .outsideTrouble
    } catch let error as CaseDescriptionError {
      let path = error.path.isEmpty ? "" : "\(error.path): "
      console.printError("\(name): error: \(path)\(error.message)")
      return .errorsFound
    } catch {
      console.printError("\(name): error: this is not the description of a layout")
      return .errorsFound
    }
  }
}
