package import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
package import MarqueeScreen
import MarqueeValidation

package struct DiffContent {
  package let folder: ContentFolder
  package let name: String
  package let operand: DiffOperand
  /// The folders of submodules whose files are not there, as paths in the content.
  package let unreadFolders: [String]
  /// The image files of a revision, by the path that each has or would have; empty for a folder.
  package let images: [String: GitImage]

  /// Creates a version from a property list on standard input.
  ///
  /// - Parameter other: The path of the other version, whose settings and library it has, if that
  ///   is a file.
  package init(standardInput bytes: [UInt8], like other: String) throws(FileError) {
    name = "<stdin>"
    operand = .standardInput
    unreadFolders = []
    images = [:]
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
    _ path: String, named name: String, _ operand: DiffOperand, unreadFolders: [String] = [],
    images: [String: GitImage] = [:], workers: Workers
  ) throws(FileError) {
    folder = try ContentFolder.read(path, workers: workers)
    self.name = name
    self.operand = operand
    self.unreadFolders = unreadFolders
    self.images = images
    let faults = [folder.settingsFault].compactMap(\.self) + folder.faults
    if let fault = faults.first(where: { $0.reason == .noPermission }) {
      throw .other(path: name, reason: fault.diagnostic.message)
    }
  }
}
