public import MarqueeDiagnostics
package import MarqueeImages

/// What became of a content folder.
public struct ContentReport: Sendable {
  /// The screens, in the order of their files' names.
  public let screens: [ScreenReport]
  /// What is wrong with the settings.
  public let settingsDiagnostics: [Diagnostic]
  /// What is wrong with the folder as a whole, such as images that no screen shows.
  ///
  /// Empty where not all screens of the folder were looked at.
  public let folderDiagnostics: [Diagnostic]
  let settingsSource: SourceFile?
  /// The images, as far as they were looked into; `nil` if no folder was looked at.
  package let images: ImageLibrary?

  /// Everything that is wrong: the settings first, then the folder, then the screens.
  public var diagnostics: [Diagnostic] {
    settingsDiagnostics + folderDiagnostics + screens.flatMap(\.diagnostics)
  }

  /// The texts that the diagnostics point into.
  public var sources: [SourceFile] {
    [settingsSource].compactMap(\.self) + (images?.sources ?? []) + screens.map(\.source)
  }
}
