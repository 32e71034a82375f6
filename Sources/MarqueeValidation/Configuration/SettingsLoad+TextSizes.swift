import MarqueeDiagnostics
import MarqueeLayout
import MarqueeLoading
import MarqueePropertyList
import MarqueeSolver

extension SettingsLoad {
  /// The text sizes; the default one if the settings name no existing size.
  static func textSizes(
    in document: PropertyListDocument
  ) -> ([TextSizeCategory], [Diagnostic]) {
    guard let root = document.root, let array = document.member("textSizes", of: root)?.value,
      document[array].kind == .array
    else { return ([.large], []) }
    let byName = Dictionary(
      uniqueKeysWithValues: TextSizeCategory.allCases.map { ("\($0)", $0) })
    var sizes: [TextSizeCategory] = []
    var diagnostics: [Diagnostic] = []
    for element in document.children(of: array) where document.isSoundString(element) {
      let name = document.string(of: element)
      if let size = byName[name] {
        sizes.append(size)
        continue
      }
      let names = TextSizeCategory.allCases.map { "\($0)" }
      diagnostics.append(
        Diagnostic(
          rule: .wrongValueType, severity: .error, message: "there is no text size '\(name)'",
          place: document.place(of: element),
          notes: [
            Note(
              "the sizes are "
                + EnglishList.names(
                  names, "and", nearest: document.nearest(to: name, among: names)))
          ],
          fixIts: document.suggestion(for: name, at: element, among: names)))
    }
    return (sizes.isEmpty ? [.large] : sizes, diagnostics)
  }
}
