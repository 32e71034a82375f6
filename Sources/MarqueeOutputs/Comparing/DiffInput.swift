package import MarqueeCompiler
import MarqueeDiagnostics
package import MarqueeScreen

package struct DiffInput {
  private let old: DiffOperand
  private let new: DiffOperand
  private let defaultPath: String
  private let environment: [String: String]
  private let standardInput: () -> [UInt8]
  private let workers: Workers

  /// Creates the input of a comparison.
  ///
  /// - Parameters:
  ///   - defaultPath: The path of a revision, if neither version has one.
  ///   - environment: The environment variables, for git.
  ///   - standardInput: Reads standard input to its end.
  package init(
    old: DiffOperand, new: DiffOperand, at defaultPath: String, environment: [String: String],
    workers: Workers, standardInput: @escaping () -> [UInt8]
  ) {
    self.old = old
    self.new = new
    self.defaultPath = defaultPath
    self.environment = environment
    self.workers = workers
    self.standardInput = standardInput
  }

  package func read() throws(FileError) -> (old: DiffContent, new: DiffContent) {
    (old: try read(old, like: new), new: try read(new, like: old))
  }

  private func read(
    _ operand: DiffOperand, like other: DiffOperand
  ) throws(FileError) -> DiffContent {
    switch operand {
    case .standardInput:
      return try DiffContent(standardInput: standardInput(), like: place(of: other))
    case .path(let path):
      return try DiffContent(path, named: path, operand, workers: workers)
    case .revision(let revision, let path):
      let name = ["git:\(revision)", path].compactMap(\.self).joined(separator: ":")
      let world = try Revision(
        revision, path: path, like: place(of: other), environment: environment)
      return try DiffContent(world.path, in: world, named: name, operand, workers: workers)
    }
  }

  /// The path that a version without one has.
  private func place(of other: DiffOperand) -> String {
    if case .path(let path) = other { path } else { defaultPath }
  }
}
