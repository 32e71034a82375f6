package import MarqueeDiagnostics
import MarqueeImages
import MarqueeSupport

/// Applies safe fix-its until none is left.
package struct Fixer: Sendable {
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

  /// What became of a file.
  package struct Result: Sendable {
    /// The file as it was.
    package let before: CheckedText
    /// The file after all fixes.
    package let after: CheckedText
    /// How many fix-its were applied.
    package let fixCount: Int
    /// What they have left of the text.
    package let unchanged: UnchangedText
  }

  /// Fixes one screen.
  package func fix(_ screen: CheckedScreen) -> Result { fix(screen: CheckedText(screen)) }

  /// Fixes one screen, whose stages need not be known.
  package func fix(screen: CheckedText) -> Result {
    Self.fix(screen) { CheckedText(pipeline.check($0, images: images)) }
  }

  /// Fixes settings.
  package static func fix(settings file: SourceScreen) -> Result {
    fix(CheckedText(settings: file)) { CheckedText(settings: $0) }
  }

  /// Fixes one file of the library.
  package func fix(_ library: LibrarySource) -> Result {
    let check = { (file: SourceScreen) in
      CheckedText(file, inLibraryOf: pipeline.content, images: images)
    }
    return Self.fix(check(library.file), check)
  }

  /// Fixes a file.
  ///
  /// A round makes all fix-its that fit together, so that only what one of them uncovers, deeper in
  /// the tree or in the same text, is left for the next. A round that leaves the text with more errors
  /// than before is taken back: a safe fix never makes anything worse.
  private static func fix(_ file: CheckedText, _ check: (SourceScreen) -> CheckedText) -> Result {
    var current = file
    var fixCount = 0
    var unchanged = UnchangedText(byteCount: file.text.text.count)
    // Two rules that undo each other's fixes would never come to an end.
    var seen = [ContentDigest(of: file.text.text[...])] as Set
    while true {
      let fixIts = current.diagnostics.compactMap { diagnostic in
        diagnostic.fixIts.first { $0.applicability == .safe && !$0.edits.isEmpty }
      }
      guard !fixIts.isEmpty else { break }
      let (edits, applied) = TextEdit.fitting(fixIts, in: current.text.text)
      let text = TextEdit.apply(edits, to: current.text.text)
      guard applied > 0, seen.insert(ContentDigest(of: text[...])).inserted else { break }
      let next = check(
        SourceScreen(
          name: file.source.name, outputName: file.source.outputName, path: file.source.path,
          bytes: current.text.encoding.encode(text)))
      guard next.errorCount <= current.errorCount else { break }
      current = next
      fixCount += applied
      unchanged.apply(edits)
    }
    return Result(before: file, after: current, fixCount: fixCount, unchanged: unchanged)
  }
}

extension CheckedText {
  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
