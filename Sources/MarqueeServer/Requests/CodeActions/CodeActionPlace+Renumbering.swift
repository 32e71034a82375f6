import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension CodeActionPlace {
  /// The action that numbers the items of the ranking here from 1, in their order.
  ///
  /// There is none for items without ranks, which are numbered by their positions anyway.
  var renumberings: [CodeAction] {
    guard let catalog = view.screen?.resolved.catalog else { return [] }
    let document = catalog.document
    let section = catalog.sections.first {
      document[$0.index].range.offsets.contains(offsets.lowerBound)
    }
    guard let section, section.type?.isNumbered == true else { return [] }
    let items = section.items.map { catalog.items[$0].index }
    guard items.allSatisfy({ document[$0].kind == .dictionary }),
      items.contains(where: { document.member(Field.rank.key, of: $0) != nil })
    else { return [] }
    let edits = items.enumerated().compactMap { position, item -> TextEdit? in
      let rank = String(position + 1)
      guard let old = document.member(Field.rank.key, of: item)?.value else {
        return PropertyListEdits.adding(
          ["<key>\(Field.rank.key)</key>", "<integer>\(rank)</integer>"], to: item, in: document)
      }
      guard document[old].kind != .integer || document.string(of: old) != rank else { return nil }
      return TextEdit(document[old].range, replacement: "<integer>\(rank)</integer>")
    }
    guard !edits.isEmpty else { return [] }
    return [
      CodeAction(title: "Number the items from 1", kind: .rewrite, edit: edit(edits))
    ]
  }
}
