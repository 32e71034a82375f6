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
