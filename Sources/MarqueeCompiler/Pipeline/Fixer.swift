package import MarqueeDiagnostics
import MarqueeImages

/// Applies safe fix-its until none is left.
package struct Fixer: Sendable {
  /// How often a text is checked again at the most.
  ///
  /// Each round moves at least one thing; a text that needs more rounds is changed as far as it got.
  static let maximumRoundCount = 100

  private let pipeline: ContentPipeline
  private let images: ImageLibrary?

  /// Makes a fixer for the screens of a content folder.
  ///
  /// - Parameters:
  ///   - pipeline: The pipeline of the folder.
  ///   - report: What it has found; its images are not looked into again.
  package init(_ pipeline: ContentPipeline, report: ContentReport) {
    self.pipeline = pipeline
    images = report.images
  }

  /// What became of a screen.
  package struct Result: Sendable {
    /// The screen as it was.
    package let before: CheckedScreen
    /// The screen after all fixes.
    package let after: CheckedScreen
    /// How many fix-its were applied.
    package let fixCount: Int
    /// What they have left of the text.
    package let unchanged: UnchangedText
  }

  /// Fixes one screen.
  ///
  /// A round that leaves the text with more errors than before is taken back: a safe fix never makes
  /// anything worse.
  package func fix(_ screen: CheckedScreen) -> Result {
    var current = screen
    var fixCount = 0
    var unchanged = UnchangedText(byteCount: screen.loaded.text.text.count)
    for _ in 0..<Self.maximumRoundCount {
      let fixIts = current.diagnostics.compactMap { diagnostic in
        diagnostic.fixIts.first { $0.applicability == .safe && !$0.edits.isEmpty }
      }
      guard !fixIts.isEmpty else { break }
      let (edits, applied) = TextEdit.fitting(fixIts, in: current.text)
      let text = TextEdit.apply(edits, to: current.text)
      guard applied > 0, text != current.text else { break }
      let next = pipeline.check(
        SourceScreen(
          name: screen.source.name, outputName: screen.source.outputName, path: screen.source.path,
          bytes: current.loaded.text.encoding.encode(text)), images: images)
      guard next.errorCount <= current.errorCount else { break }
      current = next
      fixCount += applied
      unchanged.apply(edits)
    }
    return Result(before: screen, after: current, fixCount: fixCount, unchanged: unchanged)
  }
}

extension CheckedScreen {
  fileprivate var text: [UInt8] { loaded.text.text }
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
