import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// What is found in settings while they are read, besides their values.
final class SettingsFindings {
  var diagnostics: [Diagnostic]
  var defaults: [LocatedCatalog.DefaultValue] = []

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  func report(
    _ message: String, _ rule: RuleIdentifier = Rule.contentModel.id, at setting: Setting,
    range: SourceRange? = nil, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    let (document, index) = (setting.document, setting.index)
    // For a whole dictionary, its opening tag is enough to point at.
    let tag = document[index].kind.isContainer ? document.openingTag(of: index) : nil
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, message: message,
        place: document.place(of: index, range: range ?? tag), notes: notes, fixIts: fixIts))
  }

  /// Reports a name that names nothing, with the one that was probably meant.
  ///
  /// - Parameter message: What is wrong; `unknown` and what it should name if not given.
  func reportUnknown(
    _ what: String, _ name: String, _ rule: RuleIdentifier = Rule.contentModel.id,
    at setting: Setting,
    among names: [String], notes: [Note] = [], message: String? = nil
  ) {
    report(
      message ?? "unknown \(what) '\(name)'", rule, at: setting, notes: notes,
      fixIts: setting.document.suggestion(for: name, at: setting.index, among: names))
  }

  /// A regular expression; an error in it is reported at its place in the expression.
  ///
  /// - Parameter emptiness: What is wrong with an empty one.
  func pattern(
    _ setting: Setting, ignoringCase: Bool = false, _ rule: RuleIdentifier = Rule.contentModel.id,
    emptiness: String
  ) -> TextPattern? {
    guard let expression = setting.text else { return nil }
    guard !expression.isEmpty else {
      report(emptiness, rule, at: setting)
      return nil
    }
    do throws(PatternFault) {
      return try TextPattern(expression, ignoringCase: ignoringCase)
    } catch {
      let text = AuthoredText(of: setting.index, in: setting.document)
      let start = text.bytes.startIndex
      let range = start + error.range.lowerBound..<start + error.range.upperBound
      report(error.message, rule, at: setting, range: text.sourceRange(of: range))
      return nil
    }
  }
}
