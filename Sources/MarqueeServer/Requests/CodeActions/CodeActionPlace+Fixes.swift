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

  /// The action that applies all safe fixes of the document; none if there are none.
  var fixingAll: [CodeAction] {
    let safe = diagnostics.flatMap(\.fixIts).filter { $0.applicability == .safe }
    let (edits, count) = TextEdit.fitting(safe, in: view.document.text)
    guard count > 0 else { return [] }
    return [
      CodeAction(title: "Apply all safe fixes (\(count))", kind: .fixAll, edit: edit(edits))
    ]
  }
}
