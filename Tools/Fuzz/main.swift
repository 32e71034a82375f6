// Tries Marquee on damaged inputs; see README.md.
//
//     swift run -c release MarqueeFuzz --count 20000

import Foundation
import MarqueeCommandLine

/// Runs what the options select.
///
/// - Returns: Whether every property held.
func run(_ options: FuzzOptions) throws -> Bool {
  #if LIBFUZZER
    if options.isGuided { return try CoverageGuided.run() == 0 }
  #endif
  if options.isWorker {
    try Worker(options: options).run()
    return true
  }
  if !options.check.isEmpty {
    return try SingleFile(path: options.check, options: options).check()
  }
  if !options.minimize.isEmpty {
    try SingleFile(path: options.minimize, options: options).minimize()
    return true
  }
  if options.looksForGrowth { return try GrowthSearch(options: options).run() }
  return try Supervisor(options: options).run()
}

#if LIBFUZZER
  // The options belong to libFuzzer.
  let arguments = ["--guided"]
#else
  let arguments = Array(CommandLine.arguments.dropFirst())
#endif

do throws(UsageError) {
  switch try FuzzOptions.syntax.parse(arguments) {
  case .help: print(FuzzOptions.syntax.helpText())
  case .run(let options):
    do {
      exit(try run(options) ? 0 : 1)
    } catch {
      print("MarqueeFuzz: error: \(error)")
      exit(3)
    }
  }
} catch {
  print(error.text(for: "MarqueeFuzz"))
  exit(2)
}
