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

  package func read() throws(FileError) -> (old: DiffSide, new: DiffSide) {
    try read { content throws(FileError) in try DiffSide(content, workers: workers) }
  }

  /// Reads both, and transforms each.
  ///
  /// - Parameters:
  ///   - withImages: Whether images of a revision are needed too.
  ///   - take: A closure that is called with the content. The files of a revision no longer exist
  ///     afterwards.
  package func read<Side>(
    withImages: Bool = false,
    _ take: (DiffContent) throws(FileError) -> Side
  ) throws(FileError) -> (old: Side, new: Side) {
    (
      old: try read(old, like: new, withImages, take),
      new: try read(new, like: old, withImages, take)
    )
  }

  private func read<Side>(
    _ operand: DiffOperand, like other: DiffOperand, _ withImages: Bool,
    _ take: (DiffContent) throws(FileError) -> Side
  ) throws(FileError) -> Side {
    switch operand {
    case .standardInput:
      return try take(
        DiffContent(standardInput: standardInput(), like: place(of: other)))
    case .path(let path):
      return try take(DiffContent(path, named: path, operand, workers: workers))
    case .revision(let revision, let path):
      let name = ["git:\(revision)", path].compactMap(\.self).joined(separator: ":")
      return try TemporaryFiles.withFolder { folder throws(FileError) in
        let found = try GitRevision(
          revision, path: path, like: place(of: other), scratch: folder,
          environment: environment)
        let written = try found.write(
          below: Disk().folder(making: "\(folder)/files"), withImages: withImages)
        return try take(
          DiffContent(
            written.path, named: name, operand, unreadFolders: written.unreadFolders,
            images: written.images, workers: workers))
      }
    }
  }

  /// The path that a version without one has.
  private func place(of other: DiffOperand) -> String {
    if case .path(let path) = other { path } else { defaultPath }
  }
}
