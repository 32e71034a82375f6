package import MarqueeDiagnostics
package import MarqueeSupport
package import MarqueeValidation

/// What *emit* makes of a screen: all that is needed to write it, to report what is wrong with it, and
/// to judge it together with other screens.
///
/// It is made of the screen's property list, the settings and the images that the screen names, and
/// depends on nothing else. A cache keeps it, and a file carries it to `marquee link`.
package struct CompiledScreen: Hashable, Sendable {
  /// The name shown in diagnostics.
  package let file: String
  /// The path of the output without its extension: `Home` for `Home.plist`.
  package let outputName: String
  /// The settings that it was compiled with; see ``ContentFolder/settingsDigest``.
  package let settings: ContentDigest
  /// The screen as JSON; `nil` if it has errors, or nobody asked for JSON.
  package let json: [UInt8]?
  /// What is wrong with it, in the order of the file.
  package let diagnostics: [Diagnostic]
  /// What the content folder as a whole has to know of it.
  package let summary: ScreenSummary
  /// What was known of the images that it names; see ``ImageDigests``.
  let imageDigest: ContentDigest
  /// Whether each of those names led to an image, if only to one that it nearly names.
  let hasAllImages: Bool
  /// The text that diagnostics point into; `nil` if the file itself is at hand.
  package var text: [UInt8]?

  /// Whether there is an error among the diagnostics.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
