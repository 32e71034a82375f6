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
      try read { content, name, _ throws(FileError) in
        try DiffSide(content, name: name, workers: workers)
      }
    }
  }

  /// Reads both, and transforms each.
  ///
  /// - Parameters:
  ///   - withImages: Whether images of a revision are needed too.
  ///   - take: A closure that is called with the content, its name, and the operand as written. The
  ///     files of a revision no longer exist afterwards.
  func read<Side>(
    withImages: Bool = false,
    _ take: (ContentFolder, String, DiffOperand) throws(FileError) -> Side
  ) throws(FileError) -> (old: Side, new: Side) {
    (
      old: try read(old, like: new, withImages, take),
      new: try read(new, like: old, withImages, take)
    )
  }

  private func read<Side>(
    _ operand: DiffOperand, like other: DiffOperand, _ withImages: Bool,
    _ take: (ContentFolder, String, DiffOperand) throws(FileError) -> Side
  ) throws(FileError) -> Side {
    switch operand {
    case .path(let path): return try take(content(at: path, named: path), path, operand)
    case .revision(let revision, let path):
      let name = ["git:\(revision)", path].compactMap(\.self).joined(separator: ":")
      return try TemporaryFiles.withFolder { folder throws(FileError) in
        let found = try GitRevision(
          revision, path: path, like: Self.path(of: other), scratch: folder,
          environment: console.environment)
        let place = try found.write(
          below: OpenFolder.making("\(folder)/files"), withImages: withImages)
        return try take(content(at: place, named: name), name, operand)
      }
    }
  }

  /// The path within a revision if none is given.
  private static func path(of other: DiffOperand) -> String {
    if case .path(let path) = other { path } else { ContentInput.defaultPath }
  }

  private func content(at path: String, named name: String) throws(FileError) -> ContentFolder {
    let content = try ContentFolder.read(path, workers: workers)
    if let fault = content.unreadDiagnostics.first(where: { $0.severity == .error }) {
      throw .other(path: name, reason: fault.message)
    }
    return content
  }
}
