#if LIBFUZZER
  import Foundation

  /// Passes inputs from libFuzzer to a target, guided by code coverage.
  ///
  /// Only works when built with `-sanitize=fuzzer`, which links libFuzzer; see README.md.
  enum CoverageGuided {
    @_silgen_name("LLVMFuzzerRunDriver")
    private static func runDriver(
      _ count: UnsafeMutablePointer<CInt>,
      _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
      _ tryInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
    ) -> CInt

    private static let target: any FuzzTarget = {
      let environment = ProcessInfo.processInfo.environment
      let name = environment["MARQUEE_TARGET"].flatMap(TargetName.init) ?? .screen
      return name.target(root: ".", corpus: environment["MARQUEE_CORPUS"])
    }()

    /// Writes the target's seeds to a folder, from which libFuzzer starts.
    private static func writeSeeds(to folder: String) throws {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      for (index, seed) in target.seeds.enumerated() {
        try Data(seed).write(to: URL(filePath: "\(folder)/seed-\(index)"))
      }
    }

    /// Runs libFuzzer in this process, with the options of the command line.
    ///
    /// Seeds go to the folder `fuzz-corpus`, which must be passed to libFuzzer.
    ///
    /// - Returns: libFuzzer's exit code.
    static func run() throws -> CInt {
      try writeSeeds(to: "fuzz-corpus")
      var count = CommandLine.argc
      var arguments = unsafe CommandLine.unsafeArgv
      return unsafe runDriver(&count, &arguments) { bytes, count in
        let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
        var trial = Trial()
        CoverageGuided.target.check(input, &trial)
        for finding in trial.findings { print("failed: \(finding.kind)\t\(finding.detail)") }
        // libFuzzer only notices failures that crash.
        if !trial.findings.isEmpty { abort() }
        return 0
      }
    }
  }
#endif
