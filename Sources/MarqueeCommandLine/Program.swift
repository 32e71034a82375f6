import MarqueeCompiler
import MarqueeScreen
import MarqueeSolver

package enum Program {
  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the program's name.
  ///   - console: Where it reads and writes.
  /// - Returns: What the command reports; ``ExitCode/ioError`` if not all output could be written.
  package static func run(_ arguments: [String], on console: Console) -> ExitCode {
    let exitCode = runCommand(arguments, on: console)
    // For people who look for time: each view of a screen should be laid out once.
    if console.environment["MARQUEE_COUNT_LAYOUTS"] == "1" {
      console.printMessage(.note, "\(LayoutCount.views.withLock { $0 }) views laid out")
    }
    switch console.outputFault() {
    // A reader that has closed the output does not need the rest.
    case nil, .closed: return exitCode
    case .failed(let error):
      console.printFault(error.message)
      return .ioError
    }
  }

  private static func runCommand(_ arguments: [String], on console: Console) -> ExitCode {
    do {
      switch try parse(arguments) {
      case .help where arguments.isEmpty:
        console.printErrorLines(helpText(width: console.width))
        return .usage
      case .help:
        console.print(helpText(width: console.width))
      case .version:
        console.print("marquee \(Version.current)\n")
      case .run(let command, let rest):
        return command.run(rest, on: console)
      }
      return .success
    } catch {
      console.printErrorLines(error.text(for: name))
      return .usage
    }
  }
}
