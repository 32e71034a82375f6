/// The result of a run of a command.
package struct RememberedRun: Hashable, Sendable {
  /// The exit code.
  package let exitCode: Int
  /// The report as it was printed.
  package let report: [UInt8]
  /// The files that are up to date after it, as paths inside the output folder.
  package let outputs: [String]

  /// The paths of the files that it depends on besides the content folder and its settings: a
  /// baseline.
  package let inputs: [String]

  /// Makes the result of a run.
  package init(
    exitCode: Int, report: [UInt8], inputs: [String] = [], outputs: [String] = []
  ) {
    self.exitCode = exitCode
    self.report = report
    self.inputs = inputs
    self.outputs = outputs
  }
}
