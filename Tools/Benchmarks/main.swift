// Measures what has to stay quick, and prints a table.
//
//     swift run -c release MarqueeBenchmarks [subject ...] [--check] [--peers]
//       [--save file] [--compare file]
//
// A subject is the name of a benchmark, or its beginning: `build` measures all sizes of it. With
// `--check` a measurement that misses its bound ends the run with exit code 1. With `--peers` the
// program is measured beside other programs, where they are installed. The best of many runs
// counts, so that a busy machine does little harm.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

guard let options = BenchmarkOptions(Array(CommandLine.arguments.dropFirst())) else {
  print("usage: MarqueeBenchmarks [subject ...] [--check] [--peers] [--save file] [--compare file]")
  exit(2)
}
let chosen = Benchmark.all.filter { options.includes($0.name) }
if chosen.isEmpty, !options.runsPeers {
  print("no such benchmark; there are: \(Benchmark.all.map(\.name).joined(separator: ", "))")
  exit(2)
}
let saved = try options.comparedPath.map { try SavedRun(path: $0) }
var results: [Benchmark.Result] = []
print(ResultTable(results: [], saved: saved).head)
for benchmark in chosen {
  results.append(benchmark.measure())
  print(ResultTable(results: [], saved: saved).row(of: results[results.count - 1]))
}
for line in ResultTable(results: results, saved: saved).conclusions { print(line) }
if options.runsPeers {
  for line in Peers.measure(sectionCount: 10_000) { print(line) }
}
if let path = options.savedPath { try SavedRun(results).write(to: path) }
if options.isChecking, !results.allSatisfy(\.isWithinBound) { exit(1) }
