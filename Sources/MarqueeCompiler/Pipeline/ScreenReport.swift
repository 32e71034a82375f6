public import MarqueeCatalog
public import MarqueeDiagnostics
import MarqueeLoading
public import MarqueePlatform
public import MarqueeScreen
package import MarqueeSolver
import MarqueeValidation

/// The result of checking one screen.
public struct ScreenReport: Sendable {
  package let checked: CheckedScreen
  /// Its diagnostics that are reported, in the order of the file: those that the baseline of the
  /// folder does not have.
  public let diagnostics: [Diagnostic]
  /// Whether an error refuses it; see ``screen``.
  let isRefused: Bool

  /// The file's name, as diagnostics show it.
  public var file: String { checked.file.name }

  /// The path of the output without its extension: `Home` for `Home.plist`.
  public var outputName: String { checked.file.outputName }

  /// Whether there is an error among the diagnostics.
  public var hasErrors: Bool { checked.hasErrors }

  /// The catalog, without the sections that are faulty; empty if nothing could be read.
  public var catalog: Catalog { checked.resolved.catalog.catalog }

  /// The screen as an app shows it; `nil` if it, the settings or the library have errors, including
  /// errors that only the whole folder shows.
  public var screen: Screen? { isRefused ? nil : checked.screen }

  /// What it looks like if all of it could be read; `nil` if something is missing.
  ///
  /// Errors in layouts leave nothing out, and the frames help to find their cause.
  package var sceneWithLayoutErrors: ScreenScene? {
    let isWhole = !diagnostics.contains {
      $0.severity == .error && RuleRegistry[$0.rule]?.group != .layout
    }
    return isWhole ? checked.scene : nil
  }

  /// The screen as JSON; `nil` if ``screen`` is.
  ///
  /// - Complexity: O(*n*) in the bytes of the result.
  public func json(style: JSONStyle = .compact) -> Data? { screen?.json(style: style) }

  /// The text that diagnostics point into; empty for a binary property list.
  public var source: SourceFile { checked.parsed.text }
}
