public import MarqueeCatalog
public import MarqueeDiagnostics
package import MarqueeLoading
public import MarqueeScreen
import MarqueeSupport
import MarqueeValidation

/// What became of one screen.
public struct ScreenReport: Sendable {
  /// The file's name, as diagnostics show it.
  public let file: String
  /// The path of the output without its extension: `Home` for `Home.plist`.
  public let outputName: String
  /// The file's text; empty for a binary property list.
  public let source: SourceFile
  /// The catalog, without the sections that are faulty; empty if nothing could be read.
  public let catalog: Catalog
  /// What is wrong with it, in the order of the file.
  public let diagnostics: [Diagnostic]
  /// The catalog with its places and texts; `nil` if nothing could be read.
  let inspected: InspectedScreen?
  /// The file's path; `nil` for a screen from memory.
  package let path: String?
  package let bytes: [UInt8]
  /// Which version of the file it is; `nil` for a screen from memory.
  package let version: FileVersion?
  private let workers: Workers

  init(
    file: ContentFolder.ScreenFile, source: SourceFile, inspected: InspectedScreen?,
    diagnostics: [Diagnostic], workers: Workers
  ) {
    self.workers = workers
    self.file = file.name
    outputName = file.outputName
    path = file.path
    bytes = file.bytes
    version = file.version
    self.source = source
    self.inspected = inspected
    catalog = inspected?.catalog.catalog ?? Catalog(sections: [])
    self.diagnostics = diagnostics
  }

  /// The catalog with its places; `nil` if nothing could be read.
  package var located: LocatedCatalog? { inspected?.catalog }

  /// Whether there is an error among the diagnostics.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The screen as an app shows it; `nil` if it has errors, for it would lack something.
  public var screen: Screen? { hasErrors ? nil : Screen(catalog, workers: workers) }

  /// The screen as JSON, written by as many threads as the pipeline has; `nil` if it has errors.
  package func json(style: JSONStyle = .compact) -> [UInt8]? {
    hasErrors ? nil : Screen.json(of: catalog, style: style, workers: workers)
  }
}
