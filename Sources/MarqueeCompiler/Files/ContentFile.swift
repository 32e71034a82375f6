package import MarqueeImages
package import MarqueeScreen

/// A file of the content with its bytes: a screen, settings, or items of the library.
package struct ContentFile: Sendable {
  package let name: String
  /// The path of the output without its extension: `Home` for `Home.plist`.
  package let outputName: String
  /// The file's path; `nil` for content that comes from elsewhere.
  package let path: String?
  package let bytes: [UInt8]
  /// Which version of the file it is; `nil` for content that comes from elsewhere.
  package let version: FileIdentity?

  package init(
    name: String, outputName: String, path: String? = nil, bytes: [UInt8],
    version: FileIdentity? = nil
  ) {
    self.name = name
    self.outputName = outputName
    self.path = path
    self.bytes = bytes
    self.version = version
  }

  /// What two values for the same file share, however it is named: its path without links, or the
  /// name of content from elsewhere.
  package var identity: String { path.flatMap(Disk().target) ?? name }

  /// The screen's name in links, and who sees it.
  package var id: ScreenID { ScreenID(path: outputName) }

  package static func settings(_ bytes: [UInt8]) -> ContentFile {
    let name = ContentFolder.settingsFileName
    return ContentFile(name: name, outputName: name, bytes: bytes)
  }

  /// Returns the same file with other bytes, which are not on disk.
  package func replacing(bytes: [UInt8]) -> ContentFile {
    ContentFile(name: name, outputName: outputName, path: path, bytes: bytes)
  }
}
