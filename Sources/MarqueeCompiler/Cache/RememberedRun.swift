/// The result of a run of a command.
package struct RememberedRun: Hashable, Sendable {
  /// The exit code.
  package let exitCode: Int
  /// The report as it was printed.
  package let report: [UInt8]
  /// The files that are up to date after it, as paths inside the output folder.
  package let outputs: [String]

  /// Makes the result of a run.
  package init(exitCode: Int, report: [UInt8], outputs: [String] = []) {
    self.exitCode = exitCode
    self.report = report
    self.outputs = outputs
  }
}
