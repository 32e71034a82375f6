package import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
package import MarqueeScreen
import MarqueeValidation

package struct DiffContent {
  package let folder: ContentFolder
  package let name: String
  package let operand: DiffOperand

  /// Creates a version from a property list on standard input.
  ///
  /// - Parameter other: The path of the other version, whose settings and library it has, if that
  ///   is a file.
  package init(standardInput bytes: [UInt8], like other: String) throws(FileError) {
    name = "<stdin>"
    operand = .standardInput
    folder =
      Disk().kind(of: other) == .regular
      ? try ContentFolder.read(screen: bytes, named: other)
      : ContentFolder(streamed: bytes)
  }

  /// Reads the content at a path.
  ///
  /// - Throws: ``FileError`` if there is none, or a part of it must not be read. Other faults of
  ///   files concern their screens, and do not keep the others from being compared.
  package init(
    _ path: String, in world: any World = Disk(), named name: String, _ operand: DiffOperand,
    workers: Workers
  ) throws(FileError) {
    folder = try ContentFolder.read(path, in: world, workers: workers)
    self.name = name
    self.operand = operand
    let faults = [folder.settingsFault].compactMap(\.self) + folder.faults
    if let fault = faults.first(where: { $0.reason == .noPermission }) {
      throw .other(path: name, reason: fault.diagnostic.message)
    }
  }
}

extension DiffContent {
  /// Reads both versions of a comparison.
  ///
  /// - Parameters:
  ///   - defaultPath: The path of a revision, if neither version has one.
  ///   - environment: The environment variables, for git.
  ///   - standardInput: Reads standard input to its end.
  package static func read(
    _ old: DiffOperand, _ new: DiffOperand, at defaultPath: String, environment: [String: String],
    workers: Workers, standardInput: () -> [UInt8]
  ) throws(FileError) -> (old: DiffContent, new: DiffContent) {
    func read(_ operand: DiffOperand, like other: DiffOperand) throws(FileError) -> DiffContent {
      // The path that a version without one has.
      let place = if case .path(let path) = other { path } else { defaultPath }
      switch operand {
      case .standardInput:
        return try DiffContent(standardInput: standardInput(), like: place)
      case .path(let path):
        return try DiffContent(path, named: path, operand, workers: workers)
      case .revision(let revision, let path):
        let name = ["git:\(revision)", path].compactMap(\.self).joined(separator: ":")
        let world = try Revision(revision, path: path, like: place, environment: environment)
        return try DiffContent(world.path, in: world, named: name, operand, workers: workers)
      }
    }
    return (old: try read(old, like: new), new: try read(new, like: old))
  }
}
