// Measures what has to stay quick, and prints one line for each measurement.
//
//     swift run -c release MarqueeBenchmarks [name]
//
// With `--check` a measurement that misses its bound ends the run with exit code 1. The best of many
// runs counts, so that a busy machine does no harm.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

let arguments = CommandLine.arguments.dropFirst()
let name = arguments.first { !$0.hasPrefix("--") }
let chosen = Benchmark.all.filter { name == nil || $0.name == name }
var missed = 0
for benchmark in chosen {
  let result = benchmark.measure()
  print(result.line)
  if !result.isWithinBound { missed += 1 }
}
if chosen.isEmpty {
  print("no such benchmark; there are: \(Benchmark.all.map(\.name).joined(separator: ", "))")
}
if chosen.isEmpty || (arguments.contains("--check") && missed > 0) { exit(1) }
