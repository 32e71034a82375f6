public import MarqueeDiagnostics

/// What became of a content folder.
public struct ContentReport: Sendable {
  /// The screens, in the order of their files' names.
  public let screens: [ScreenReport]
  /// What is wrong with the settings.
  public let settingsDiagnostics: [Diagnostic]
  let settingsSource: SourceFile?

  /// Everything that is wrong, with the settings first.
  public var diagnostics: [Diagnostic] { settingsDiagnostics + screens.flatMap(\.diagnostics) }

  /// The texts that the diagnostics point into.
  public var sources: [SourceFile] { [settingsSource].compactMap(\.self) + screens.map(\.source) }
}
