import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeSupport

/// Reads the two versions that `marquee diff` compares.
struct DiffInput {
  let old: DiffOperand
  let new: DiffOperand
  let console: Console
  let workers: Workers

  /// Reads both; `nil` if one cannot be read, which is reported.
  func read() -> (old: DiffSide, new: DiffSide)? {
    console.attempt { () throws(FileError) in
      (old: try read(old, like: new), new: try read(new, like: old))
    }
  }

  private func read(
    _ operand: DiffOperand, like other: DiffOperand
  ) throws(FileError) -> DiffSide {
    switch operand {
    case .path(let path): return try side(path, name: path)
    case .revision(let revision, let path):
      let name = ["git:\(revision)", path].compactMap(\.self).joined(separator: ":")
      return try TemporaryFiles.withFolder { folder throws(FileError) in
        let found = try GitRevision(
          revision, path: path, like: Self.path(of: other), scratch: folder,
          environment: console.environment)
        let place = try found.write(below: OpenFolder.making("\(folder)/files"))
        return try side(place, name: name)
      }
    }
  }

  /// The path that a revision is read at if none is written.
  private static func path(of other: DiffOperand) -> String {
    if case .path(let path) = other { path } else { ContentInput.defaultPath }
  }

  private func side(_ path: String, name: String) throws(FileError) -> DiffSide {
    let content = try ContentFolder.read(path, workers: workers)
    if let fault = content.unreadDiagnostics.first(where: { $0.severity == .error }) {
      throw .other(path: name, reason: fault.message)
    }
    return try DiffSide(content, name: name, workers: workers)
  }
}
