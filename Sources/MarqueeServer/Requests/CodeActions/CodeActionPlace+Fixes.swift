import MarqueeCompiler
import MarqueeDiagnostics

extension CodeActionPlace {
  /// The fixes of what was found here; those that surely keep what the author meant are preferred.
  var fixes: [CodeAction] {
    listed.flatMap { diagnostic in
      diagnostic.fixIts.filter { !$0.edits.isEmpty }.map { fixIt in
        CodeAction(
          title: fixIt.title, kind: .quickfix, diagnostics: [shown(diagnostic)],
          isPreferred: fixIt.applicability == .safe, edit: edit(fixIt.edits))
      }
    }
  }

  /// In more bytes, all fixes take longer than an editor waits: after each round the text is
  /// checked.
  private static let greatestFixedSize = 1_000_000

  /// The action that applies all safe fixes of the document, as `marquee fix` does; none if there
  /// are none.
  var fixingAll: [CodeAction] {
    let hasSafe = diagnostics.contains { $0.fixIts.contains { $0.applicability == .safe } }
    guard hasSafe, view.document.text.count <= Self.greatestFixedSize,
      let file = view.snapshot.file(atPath: view.document.path)
    else { return [] }
    let fixer = Fixer(ContentPipeline(view.snapshot.content), report: view.snapshot.report)
    let result = fixer.fix(file.replacing(bytes: view.document.text), as: view.kind)
    guard result.fixCount > 0 else { return [] }
    let edits = TextChanges(from: view.document.text, to: result.after.text.text).edits
    return [
      CodeAction(
        title: "Apply all safe fixes (\(result.fixCount))", kind: .fixAll, edit: edit(edits))
    ]
  }
}
