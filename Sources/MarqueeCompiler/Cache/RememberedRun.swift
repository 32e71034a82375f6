package struct RememberedRun: Hashable, Sendable {
  package let exitCode: Int
  package let report: [UInt8]
  /// The files that are up to date after it, as paths inside the output folder.
  package let outputs: [String]

  /// The paths of the files that it depends on besides the content folder and its settings: a
  /// baseline.
  package let inputs: [String]

  package init(
    exitCode: Int, report: [UInt8], inputs: [String] = [], outputs: [String] = []
  ) {
    self.exitCode = exitCode
    self.report = report
    self.inputs = inputs
    self.outputs = outputs
  }
}
