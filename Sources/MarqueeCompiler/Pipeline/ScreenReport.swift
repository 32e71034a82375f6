public import MarqueeCatalog
public import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
public import MarqueeScreen
import MarqueeSupport
import MarqueeValidation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What became of one screen.
public struct ScreenReport: Sendable {
  /// The last stage: what is written, kept and reported.
  package let compiled: CompiledScreen
  /// The stage before; `nil` where nobody wants to look at it, or a cache has supplied the last one.
  package let checked: CheckedScreen?
  /// Whether a cache has supplied the last stage.
  let isFromCache: Bool
  /// The text that was read in this run; `nil` if none was.
  let readText: SourceFile?
  private let propertyList: SourceScreen?
  /// Whether an error outside of the screen's own checks refuses it: one of the settings or the
  /// library, or one that only the whole folder shows.
  var isRefused = false

  /// Takes a screen that has gone through all stages.
  ///
  /// - Parameters:
  ///   - source: The property list.
  ///   - text: Its text.
  ///   - checked: The stage before the last; `nil` if nobody wants to look at it.
  init(
    _ compiled: CompiledScreen, of source: SourceScreen, readAs text: SourceFile,
    keeping checked: CheckedScreen?
  ) {
    self.compiled = compiled
    self.checked = checked
    isFromCache = false
    readText = text
    propertyList = source
  }

  /// Takes the last stage as it was kept or carried here.
  ///
  /// - Parameter source: The property list; `nil` if it is not at hand.
  init(_ compiled: CompiledScreen, source: SourceScreen?) {
    self.compiled = compiled
    checked = nil
    isFromCache = true
    readText = nil
    propertyList = source
  }

  /// The file's name, as diagnostics show it.
  public var file: String { compiled.file }

  /// The path of the output without its extension: `Home` for `Home.plist`.
  public var outputName: String { compiled.outputName }

  /// What is wrong with it, in the order of the file.
  public var diagnostics: [Diagnostic] { compiled.diagnostics }

  /// Whether there is an error among the diagnostics.
  public var hasErrors: Bool { compiled.hasErrors }

  /// The catalog, without the sections that are faulty; empty if nothing could be read.
  public var catalog: Catalog { checked?.located?.catalog ?? Catalog(sections: []) }

  /// The screen as an app shows it; `nil` if it, the settings or the library have errors, also if
  /// only the whole folder shows them.
  public var screen: Screen? { hasErrors || isRefused ? nil : checked?.screen }

  /// The screen if all of it could be read; `nil` if something is missing.
  ///
  /// Errors of layouts leave nothing out, and one who looks for their reason wants to see the frames.
  package var screenWithLayoutErrors: Screen? {
    let isWhole = !diagnostics.contains {
      $0.severity == .error && RuleRegistry[$0.rule]?.group != .layout
    }
    return isWhole ? checked?.screen : nil
  }

  /// The screen as JSON; `nil` if ``screen`` is.
  ///
  /// - Complexity: O(*n*) in the bytes of the result.
  public func json(style: JSONStyle = .compact) -> Data? { screen?.json(style: style) }

  /// The text that diagnostics point into; empty for a binary property list.
  public var source: SourceFile { text(isMentioned: true) }
}

extension ScreenReport {
  /// The text of the property list.
  ///
  /// - Parameter isMentioned: Whether diagnostics point into it; without any, a text that was not read
  ///   in this run is left out.
  func text(isMentioned: Bool) -> SourceFile {
    if let readText { return readText }
    if let text = compiled.text { return SourceFile(name: file, text: text) }
    guard isMentioned, let propertyList else { return SourceFile(name: file, text: []) }
    let bytes = propertyList.bytes
    // Of XML, the text can be had without its values.
    if PropertyListFormat.detect(bytes) == .format(.xml),
      let (text, encoding) = try? TextDecoding.utf8(from: bytes)
    {
      return SourceFile(name: file, text: text, encoding: encoding)
    }
    return PropertyListDocument.read(bytes, name: file).source
  }
}
