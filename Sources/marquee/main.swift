import MarqueeCommandLine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A file that grows too large shall be an error like a full disk, not the end of the process.
signal(SIGXFSZ, SIG_IGN)
Interruption.watch()

exit(Program.run(Array(CommandLine.arguments.dropFirst()), on: Console.process).rawValue)
