/// What *read* makes of a file: a property list with a screen, settings, or items of the library.
package struct SourceScreen: Sendable {
  /// The name shown in diagnostics.
  package let name: String
  /// The path of the output without its extension: `Home` for `Home.plist`.
  package let outputName: String
  /// The file's path; `nil` for a screen that comes from elsewhere.
  package let path: String?
  /// The file's content.
  package let bytes: [UInt8]
  /// Which version of the file it is; `nil` for a screen that comes from elsewhere.
  package let version: FileVersion?

  /// Takes a screen's property list.
  package init(
    name: String, outputName: String, path: String? = nil, bytes: [UInt8],
    version: FileVersion? = nil
  ) {
    self.name = name
    self.outputName = outputName
    self.path = path
    self.bytes = bytes
    self.version = version
  }

  /// What two values for the same file share, however it is named: its path without links, or the
  /// name of what is no file.
  package var identity: String { path.flatMap(LocalFiles.target) ?? name }

  /// Takes settings from memory.
  package static func settings(_ bytes: [UInt8]) -> SourceScreen {
    let name = ContentFolder.settingsFileName
    return SourceScreen(name: name, outputName: name, bytes: bytes)
  }
}
