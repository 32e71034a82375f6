import Foundation
import LayoutCases

// Lays out described layouts and prints their frames, for tests, fuzzing and comparison with other
// solvers: `MarqueeLayoutCases FILE`, or `-` for standard input.

let arguments = CommandLine.arguments.dropFirst()
guard let file = arguments.first, arguments.count == 1 else {
  FileHandle.standardError.write(Data("usage: MarqueeLayoutCases FILE\n".utf8))
  exit(2)
}
let bytes: Data
do {
  bytes =
    file == "-"
    ? try FileHandle.standardInput.readToEnd() ?? Data()
    : try Data(contentsOf: URL(filePath: file))
} catch {
  FileHandle.standardError.write(
    Data("MarqueeLayoutCases: error: '\(file)' cannot be read\n".utf8))
  exit(3)
}
let run = CaseRun([UInt8](bytes), name: file == "-" ? "<stdin>" : file)
FileHandle.standardOutput.write(Data(run.output))
for error in run.errors { FileHandle.standardError.write(Data("\(error)\n".utf8)) }
exit(run.errors.isEmpty ? 0 : 1)
