public import MarqueeDiagnostics
package import MarqueeImages

/// What became of a content folder.
public struct ContentReport: Sendable {
  /// The screens, in the order of their files' names.
  public let screens: [ScreenReport]
  /// What is wrong with the settings.
  public let settingsDiagnostics: [Diagnostic]
  /// What is wrong with the pictures of the folder as a whole, whichever screen shows them; empty
  /// where not all screens of the folder were looked at.
  public let imageDiagnostics: [Diagnostic]
  let settingsSource: SourceFile?
  /// The pictures, as far as they were looked into; `nil` where no folder was looked at.
  package let images: ImageLibrary?
  /// What was found in pictures, for the next run.
  package let imageCache: ImageInspectionCache

  /// Everything that is wrong: the settings first, then the folder's pictures, then the screens.
  public var diagnostics: [Diagnostic] {
    settingsDiagnostics + imageDiagnostics + screens.flatMap(\.diagnostics)
  }

  /// The texts that the diagnostics point into.
  public var sources: [SourceFile] {
    [settingsSource].compactMap(\.self) + (images?.sources ?? []) + screens.map(\.source)
  }
}
