#if LIBFUZZER
  import Foundation

  /// Hands inputs to a target that libFuzzer makes, guided by which code they reach.
  ///
  /// Built in only with `-sanitize=fuzzer`, which links libFuzzer; see README.md.
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

    /// Writes the target's seeds to a folder, where libFuzzer begins.
    private static func writeSeeds(to folder: String) throws {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      for (index, seed) in target.seeds.enumerated() {
        try Data(seed).write(to: URL(filePath: "\(folder)/seed-\(index)"))
      }
    }

    /// Gives the process to libFuzzer, with the options of the command line.
    ///
    /// Seeds go to the folder `fuzz-corpus`, which libFuzzer is to be given.
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
        // Only a crash tells libFuzzer of a failure.
        if !trial.findings.isEmpty { abort() }
        return 0
      }
    }
  }
#endif
