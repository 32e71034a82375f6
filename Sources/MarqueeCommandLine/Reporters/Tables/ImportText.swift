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
    ([written] + plan.kinds.prefix(Self.maximumKindCount).map(kind)
      + [facts, leftOut, next].filter { !$0.isEmpty })
      .joined(separator: "\n")
  }

  // The tables fit a screen.
  private static let maximumKindCount = 4
  private static let maximumRowCount = 14

  private var written: String {
    let verb = output == nil ? "would write" : "wrote"
    let names = plan.files.map { file in output.map { "\($0)/\(file.name)" } ?? file.name }
    let settings = [
      (plan.kinds.count, "kind of items", "kinds of items"),
      (plan.screenFields.count, "field of screens", "fields of screens"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    let facts =
      names.count > plan.screens.count
      ? [settings.isEmpty ? "the currency" : settings.joined(separator: ", ")] : []
    let screens = plan.screens.map { screen in
      "\(screen.sectionNames.count.counted("section")), \(screen.itemCount.counted("item")), "
        + "from \(screen.source)"
    }
    return zip(names, facts + screens).map { "\(verb) \(Self.line($0)): \(Self.line($1))\n" }
      .joined()
  }

  // MARK: Fields

  private func kind(_ kind: ImportedKind) -> String {
    var table = TextTable([
      ("key", .left), ("field", .left), ("shown as", .left), ("items", .right),
    ])
    var rows = kind.show.map { part, shown in
      let isInside = shown.keys.count > 1
      return [
        shown.keys.joined(separator: "."),
        isInside ? "inside a group" : Self.form(of: kind.outer(of: shown)),
        part.rawValue, "\(shown.count)",
      ]
    }
    var others: [String] = []
    for field in kind.fields
    where !kind.show.contains(where: { $0.field.keys[0] == field.sourceKey }) {
      let use = field.isInherited && field.key == "link" ? "tap" : ""
      let identity = kind.identity == field.sourceKey ? "identity" : use
      if field.isInherited || field.key != field.sourceKey || !identity.isEmpty
        || !field.remark.isEmpty
      {
        let repeats = kind.repeatsID && field.sourceKey == "id" ? ", because it repeats" : ""
        rows.append([field.sourceKey, Self.form(of: field) + repeats, identity, "\(field.count)"])
      } else {
        others.append(field.sourceKey)
      }
    }
    let count = Self.maximumRowCount / min(plan.kinds.count, Self.maximumKindCount)
    for row in rows.prefix(count) { table.add(row) }
    let heading =
      "kind '\(kind.name)', in sections of type '\(kind.sectionType)', laid out as '\(kind.layout)'"
    others += rows.dropFirst(count).map { $0[0] }
    return "\(Self.line(heading))\n\(table.text)"
      + Self.names(others, "kept, but not shown")
      + Self.names(kind.sectionFields.map(\.sourceKey), "kept in each section")
  }

  private static func form(of field: ImportedField) -> String {
    if field.isInherited { return "the item's \(field.key)" }
    let key = field.key == field.sourceKey ? "" : "named \(field.key)"
    return [field.kind, field.remark, key].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func names(_ names: [String], _ what: String) -> String {
    guard !names.isEmpty else { return "" }
    let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
    return line("\(what): \(names.prefix(12).joined(separator: ", "))\(rest)") + "\n"
  }

  /// What the tables do not say: further kinds, keys that have changed, and texts that are cut.
  private var facts: String {
    let cuts = cutTexts
    return [
      Self.names(
        plan.kinds.dropFirst(Self.maximumKindCount).map(\.name), "more kinds, in Marquee.plist"),
      Self.names(plan.screenFields.map(\.sourceKey), "kept in each screen"),
      Self.names(
        files.flatMap(\.changedKeys), "changed keys (spaces around them removed, empty ones named)"),
      cuts.isEmpty ? "" : Self.line("cut in its cell: \(cuts[0])") + "\n",
      cuts.count < 2
        ? ""
        : "cut in \((cuts.count - 1).counted("more section")): see 'marquee validate'\n",
    ].joined()
  }

  /// What the layouts cut, a message for each section.
  private var cutTexts: [String] {
    // In larger screens no text is measured.
    let files = plan.files.filter { $0.bytes.count <= 1 << 20 }.map {
      ContentFile(name: $0.name, outputName: $0.name, bytes: $0.bytes)
    }
    let content = ContentFolder(
      screens: files.filter { $0.name != ContentFolder.settingsFileName },
      settings: files.first { $0.name == ContentFolder.settingsFileName }, images: .unknown)
    return ContentPipeline(content).run().diagnostics
      .filter { $0.rule == RuleIdentifier("text-truncated") }.map(\.message)
  }

  // MARK: Left out

  private var leftOut: String {
    let empty = plan.leftOut.count { $0.reason == .empty }
    let blank = plan.leftOut.count { $0.reason == .blankRow }
    let values = plan.leftOut.filter { ![.empty, .blankRow].contains($0.reason) }.map { value in
      let diagnostic = Diagnostic(
        rule: .wrongValueType, severity: .note, message: value.reason.rawValue,
        place: value.place)
      return (diagnostic: diagnostic, texts: value.texts)
    }.sorted { $0.diagnostic.precedes($1.diagnostic) }
    let report = Report(diagnostics: values.map(\.diagnostic), sources: files.map(\.source))
    let locations = Locations(report, counting: .characters)
    var lines = values.map { diagnostic, texts in
      let place = PlaceText.describe(diagnostic.place, locations)
      let texts = texts.map { "'\($0)'" }.joined(separator: ", ")
      return "left out: \(place): \(diagnostic.message)" + (texts.isEmpty ? "" : ": \(texts)")
    }
    if blank > 0 { lines.append("left out: \(blank.counted("empty row"))") }
    if empty > 0 { lines.append("left out: \(empty.counted("empty value"))") }
    if lines.isEmpty { lines = ["left out: nothing"] }
    return lines.map { Self.line($0) + "\n" }.joined()
  }

  // MARK: Next

  private var next: String {
    var lines: [String] = []
    if plan.hasPriceWithoutCurrency {
      lines.append(
        "no prices are shown, because they have no currency: give it with '--currency CODE'")
    }
    if let output {
      lines.append("next: marquee validate \(output), marquee preview \(output) --output FOLDER")
    }
    return lines.map { Self.line($0) + "\n" }.joined()
  }

  private static func line(_ text: String) -> String { VisibleText.escape(text) }
}
