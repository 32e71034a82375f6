/// What a run of a command ended with.
package struct RememberedRun: Hashable, Sendable {
  /// The exit code.
  package let exitCode: Int
  /// The report as it was printed.
  package let report: [UInt8]
  /// The files that are up to date after it, as paths inside the folder of the output.
  package let outputs: [String]

  /// Puts what a run ended with together.
  package init(exitCode: Int, report: [UInt8], outputs: [String] = []) {
    self.exitCode = exitCode
    self.report = report
    self.outputs = outputs
  }
}
