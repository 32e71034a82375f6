import MarqueeCommandLine
import MarqueePlatform

// A file that grows too large must be an error like a full disk, not end the process.
signal(SIGXFSZ, SIG_IGN)
Interruption.watch()

Interruption.ignoreClosedOutput()

let console = Console.process
let exitCode = Program.run(Array(CommandLine.arguments.dropFirst()), on: console)
if console.outputFault() == .closed { Interruption.endByClosedOutput() }
exit(exitCode.rawValue)
