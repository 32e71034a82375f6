import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeOutputs

/// What an import has guessed, written and left out, for people.
struct ImportText {
  private let plan: ImportPlan
  private let files: [ImportedFile]
  /// The folder that was written; `nil` if none was.
  private let output: String?

  init(_ plan: ImportPlan, _ files: [ImportedFile], in output: String?) {
    self.plan = plan
    self.files = files
    self.output = output.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
  }

  /// The text, with a line break at its end.
  var text: String {
    ([written] + plan.kinds.map(kind) + [screenFields, leftOut, next].filter { !$0.isEmpty })
      .joined(separator: "\n")
  }

  private var written: String {
    let verb = output == nil ? "would write" : "wrote"
    let names = plan.fileNames.map { name in output.map { "\($0)/\(name)" } ?? name }
    let settings = [
      (plan.kinds.count, "kind of items", "kinds of items"),
      (plan.screenFields.count, "field of screens", "fields of screens"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    let facts =
      plan.fileNames.count > plan.screens.count
      ? [settings.isEmpty ? "the currency" : settings.joined(separator: ", ")] : []
    let screens = plan.screens.map { screen in
      "\(Self.count(screen.sectionCount, "section")), \(Self.count(screen.itemCount, "item")), "
        + "from \(screen.source)"
    }
    return zip(names, facts + screens).map { "\(verb) \(Self.line($0)): \(Self.line($1))\n" }
      .joined()
  }

  // MARK: Fields

  private func kind(_ kind: ImportedKind) -> String {
    var table = TextTable(
      [("key", .left), ("field", .left), ("shown as", .left), ("items", .right), ("scores", .left)])
    for (index, field) in kind.fields.enumerated() {
      var uses = kind.show.filter { $0.field == index }.map(\.part.rawValue)
      if kind.identity == index { uses.append("identity") }
      if field.key == "imageLink", field.isInherited { uses.append("image") }
      table.add(
        [
          field.sourceKey, Self.form(of: field), uses.joined(separator: ", "), "\(field.count)",
          Self.scores(of: field),
        ])
    }
    let base = kind.base.map { ", which extends '\($0)'" } ?? ""
    let heading =
      "kind '\(kind.name)'\(base), in sections of type '\(kind.sectionType)' with the "
      + "layout of '\(kind.layout)'"
    return "\(Self.line(heading))\n\(table.text)\(Self.fields(kind.sectionFields, of: "a section"))"
  }

  private var screenFields: String { Self.fields(plan.screenFields, of: "the screens") }

  private static func fields(_ fields: [ImportedField], of owner: String) -> String {
    guard !fields.isEmpty else { return "" }
    let names = fields.map { "\($0.sourceKey) (\(form(of: $0)))" }
    return line("fields of \(owner): \(names.joined(separator: ", "))") + "\n"
  }

  private static func form(of field: ImportedField) -> String {
    let kind = field.isInherited ? "built in" : field.kind
    return field.key == field.sourceKey ? kind : "\(kind), as \(field.key)"
  }

  private static func scores(of field: ImportedField) -> String {
    field.scores.prefix(3).map { score in
      let hundredths = Int((score.value * 100).rounded())
      let digits = String(hundredths % 100)
      let fraction = String(repeating: "0", count: 2 - digits.utf8.count) + digits
      return "\(score.meaning.rawValue) \(hundredths / 100).\(fraction)"
    }.joined(separator: ", ")
  }

  // MARK: Left out

  private var leftOut: String {
    let empty = plan.leftOut.count { $0.reason == .empty }
    let values = plan.leftOut.filter { $0.reason != .empty }.map { value in
      let diagnostic = Diagnostic(
        rule: .wrongValueType, severity: .note, message: Self.phrase(of: value.reason),
        place: value.place)
      return (diagnostic: diagnostic, texts: value.texts)
    }.sorted { $0.diagnostic.precedes($1.diagnostic) }
    let report = Report(
      diagnostics: values.map(\.diagnostic), sources: files.map(\.source),
      toolVersion: Version.current)
    let locations = Locations(report, counting: .characters)
    var lines = values.map { diagnostic, texts in
      let place = PlaceText.describe(diagnostic.place, locations)
      let texts = texts.map { "'\($0)'" }.joined(separator: ", ")
      return "left out: \(place): \(diagnostic.message)" + (texts.isEmpty ? "" : ": \(texts)")
    }
    if empty > 0 { lines.append("left out: \(Self.count(empty, "value")) with nothing in it") }
    if lines.isEmpty { lines = ["left out: nothing"] }
    return lines.map { Self.line($0) + "\n" }.joined()
  }

  private static func phrase(of reason: LeftOutValue.Reason) -> String {
    switch reason {
    case .empty: "there is nothing in it"
    case .notAnItem: "a list of items has an element that is not a dictionary"
    case .sectionWithoutItems: "it belongs to a section without items"
    case .data: "a screen cannot hold data"
    case .otherForm: "the same key has another form in other items"
    case .characters: "XML does not allow each of its characters, and the rest is imported"
    }
  }

  // MARK: Next

  private var next: String {
    var lines: [String] = []
    if plan.hasPriceWithoutCurrency {
      lines.append("prices have no currency: give it with '--currency CODE'")
    }
    if let output {
      lines.append("next: marquee validate \(output), marquee preview \(output) --output FOLDER")
    }
    return lines.map { Self.line($0) + "\n" }.joined()
  }

  private static func line(_ text: String) -> String { VisibleText.escape(text) }

  private static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
