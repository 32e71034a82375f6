import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeSupport

/// Reads two versions to compare.
struct DiffInput {
  let old: DiffOperand
  let new: DiffOperand
  let console: Console
  let workers: Workers

  /// Reads both; reports and returns `nil` if one cannot be read.
  func read() -> (old: DiffSide, new: DiffSide)? {
    console.attempt { () throws(FileError) in
      try read { content throws(FileError) in try DiffSide(content, workers: workers) }
    }
  }

  /// Reads both, and transforms each.
  ///
  /// - Parameters:
  ///   - withImages: Whether images of a revision are needed too.
  ///   - take: A closure that is called with the content. The files of a revision no longer exist
  ///     afterwards.
  func read<Side>(
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
        DiffContent(standardInput: console.readInput(), like: Self.path(of: other)))
    case .path(let path):
      return try take(DiffContent(path, named: path, operand, workers: workers))
    case .revision(let revision, let path):
      let name = ["git:\(revision)", path].compactMap(\.self).joined(separator: ":")
      return try TemporaryFiles.withFolder { folder throws(FileError) in
        let found = try GitRevision(
          revision, path: path, like: Self.path(of: other), scratch: folder,
          environment: console.environment)
        let written = try found.write(
          below: OpenFolder.making("\(folder)/files"), withImages: withImages)
        return try take(
          DiffContent(
            written.path, named: name, operand, unreadFolders: written.unreadFolders,
            images: written.images, workers: workers))
      }
    }
  }

  /// The path that a version without one has.
  private static func path(of other: DiffOperand) -> String {
    if case .path(let path) = other { path } else { ContentInput.defaultPath }
  }
}
