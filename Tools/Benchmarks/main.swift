// Measures what must stay fast, and prints a table.
//
//     swift run -c release MarqueeBenchmarks [subject ...] [--check] [--programs] [--kinds]
//       [--growth] [--save file] [--compare file]
//
// A subject is a benchmark's name, or its beginning: `build` measures all sizes. The best of many
// runs counts, so that a busy machine has little effect. With `--check`, a measurement that exceeds
// its bound ends the run with exit code 1. With `--programs`, whole processes are compared, as
// users start them, with other installed programs.
//
// With `--kinds`, builds of two catalogs of the same size are compared: one with only built-in
// kinds, and one in which every other item has an authored kind.
//
// With `--growth`, each command is run on inputs of three sizes, and the exponent of its time is
// printed: 1.0 means twice the time for twice the size. With `--check`, too fast a growth ends the
// run with exit code 1.
//
// Three more options are for those processes: `--write COUNT FILE` writes the measured catalog,
// `--write-films COUNT FILE` writes one of the same size with its own item kind, with the settings
// next to it, and `--plain IN OUT` is the plain program that a build is compared with.

import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 3, arguments[0] == "--write", let count = Int(arguments[1]) {
  try Data(GeneratedCatalog.propertyList(sectionCount: count)).write(
    to: URL(filePath: arguments[2]))
  exit(0)
}
if arguments.count == 3, arguments[0] == "--write-films", let count = Int(arguments[1]) {
  let byteCount = GeneratedCatalog.propertyList(sectionCount: count).count
  let file = URL(filePath: arguments[2])
  try Data(GeneratedCatalog.filmPropertyList(byteCount: byteCount)).write(to: file)
  try Data(GeneratedCatalog.filmSettings).write(
    to: file.deletingLastPathComponent().appending(path: "Marquee.plist"))
  exit(0)
}
if arguments.count == 3, arguments[0] == "--plain" {
  try PlainProgram.run(from: arguments[1], to: arguments[2])
  exit(0)
}
guard let options = BenchmarkOptions(arguments) else {
  print(
    "usage: MarqueeBenchmarks [subject ...] [--check] [--programs] [--kinds] [--growth]"
      + " [--save file] [--compare file]")
  exit(2)
}
let chosen = Benchmark.all.filter { options.includes($0.name) }
if options.measuresGrowth {
  for line in GrowthTable.head { print(line) }
  var failed: [String] = []
  for subject in GrowthSubject.all where options.includesGrowth(of: subject.name) {
    let (line, isWithinBound) = GrowthTable.row(of: subject)
    print(line)
    if !isWithinBound { failed.append("\(subject.name), \(subject.unit)") }
  }
  if options.isChecking, !failed.isEmpty {
    print("grows faster than its input: \(failed.joined(separator: "; "))")
    exit(1)
  }
  exit(0)
}
if options.comparesKinds {
  for line in WholePrograms.compareKinds(sectionCount: 10_000) { print(line) }
  exit(0)
}
if chosen.isEmpty, !options.comparesPrograms {
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
if options.comparesPrograms {
  for line in WholePrograms.compare(sectionCount: 10_000) { print(line) }
  for line in WholePrograms.growth(of: [1_000, 10_000, 100_000]) { print(line) }
}
if let path = options.savedPath { try SavedRun(results).write(to: path) }
if options.isChecking, !results.allSatisfy(\.isWithinBound) { exit(1) }
