import MarqueeCatalog
import MarqueeCells
package import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

/// Loads the settings of a content folder from `Marquee.plist`.
package struct SettingsLoad {
  let document: PropertyListDocument
  /// What was read so far; faulty values are left out.
  var settings = Settings()
  var diagnostics: [Diagnostic]

  /// Reads settings; reports errors, and leaves faulty values out.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The name shown in diagnostics.
  package static func load(
    _ bytes: [UInt8], name: String
  ) -> (settings: Settings, diagnostics: [Diagnostic], source: SourceFile) {
    let reading = PropertyListDocument.read(bytes, name: name)
    var load = SettingsLoad(document: reading.document, diagnostics: reading.diagnostics)
    if reading.document.root == nil {
      load.settings = .unread
    } else {
      load.read(isWhole: reading.diagnostics.allSatisfy { $0.severity != .error })
    }
    var subjects = DiagnosticSubjects(in: reading.document)
    let diagnostics = subjects.adding(
      to: load.diagnostics.sorted(by: { $0.precedes($1) }), where: { _ in false })
    return (load.settings, diagnostics, reading.source)
  }

  private mutating func read(isWhole: Bool) {
    diagnostics += StructureCheck.check(document, against: .settings)
    let model = ContentModelLoad.load(document, isWhole: isWhole)
    settings.contentModel = model.contentModel
    settings.source = SettingsSource(document, defaults: model.defaults)
    diagnostics += model.diagnostics
    readCurrency(isWhole: isWhole)
    readTextRules()
    readRules()
    readDevices()
    readTextSizes()
    readImages()
    readEditor()
    readBaseline()
    readChrome()
    settings.usedImages = texts(of: "usedImages").map(NamePattern.init)
    settings.files.included = texts(of: "include").map(PathPattern.init)
    settings.files.excluded = texts(of: "exclude").map(PathPattern.init)
    // Edits of a derived text mean nothing in the file that it was derived from.
    if document.isDerived {
      for index in diagnostics.indices {
        diagnostics[index].fixIts = diagnostics[index].fixIts.map(\.withoutEdits)
      }
    }
    settings.doubt = SettingsDoubt(document, isWhole: isWhole, diagnostics, settings.ruleSet)
  }

  // MARK: Values

  func value(of key: String) -> ValueIndex? {
    document.root.flatMap { document.member(key, of: $0)?.value }
  }

  func elements(of key: String) -> [ValueIndex] {
    guard let array = value(of: key), document[array].kind == .array else { return [] }
    return Array(document.children(of: array))
  }

  private func texts(of key: String) -> [String] {
    elements(of: key).filter(document.isValidString).map(document.string)
  }

  mutating func report(
    _ rule: RuleIdentifier, at index: ValueIndex, _ message: String, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, message: message, place: document.place(of: index),
        notes: notes, fixIts: fixIts))
  }

  /// Finds what some strings name; reports those that name nothing.
  ///
  /// - Parameters:
  ///   - kind: What they name.
  ///   - names: All names.
  ///   - advice: What else can be written.
  private mutating func named<Value>(
    _ kind: String, _ strings: [ValueIndex], among names: [String], advice: String = "",
    _ value: (String) -> Value?
  ) -> [Value] {
    strings.compactMap { index in
      let name = document.string(of: index)
      if let value = value(name) { return value }
      let known = EnglishList.names(names, "and", nearest: document.nearest(to: name, among: names))
      report(
        .wrongValueType, at: index, "unknown \(kind) '\(name)'",
        notes: [Note("the \(kind.split(separator: " ").last ?? "")s are \(known)\(advice)")],
        fixIts: document.suggestion(for: name, at: index, among: names))
      return nil
    }
  }
}

extension SettingsLoad {
  private mutating func readCurrency(isWhole: Bool) {
    let value = value(of: "currency")
    // It may also be under a misspelled key, or in damaged text.
    settings.mayHaveCurrency =
      !isWhole || value != nil
      || document.root.map { root in
        document.unknownKeys(of: root, in: .settings).contains {
          document[$0 + 1].kind == .string
        }
      } ?? true
    guard let value, document.isValidString(value) else { return }
    let code = document.string(of: value)
    if let fault = CurrencyFault(code) {
      report(
        .unknownCurrency, at: value, fault.message, fixIts: fault.fixIts(at: value, in: document))
    } else {
      settings.currency = code
    }
  }

  private mutating func readRules() {
    let ruleSet = settings.ruleSet
    for (key, value) in document.settingsMembers(of: "rules") {
      let id = RuleIdentifier(document.string(of: key))
      guard let setting = RuleSetting(document.string(of: value)) else { continue }
      guard let message = Self.refusal(of: setting, for: id, in: ruleSet) else {
        settings.rules[id] = setting
        continue
      }
      let nearest = Suggestion.nearest(to: id.description, among: ruleSet.names)
      report(
        .unknownKey, at: key, message,
        fixIts: ruleSet[id] == nil
          ? nearest.map { [FixIt("write '\($0)'", applicability: .displayOnly)] } ?? [] : [])
    }
  }

  private static func refusal(
    of setting: RuleSetting, for id: RuleIdentifier, in ruleSet: RuleSet
  ) -> String? {
    guard let rule = ruleSet[id] else { return "unknown rule '\(id)'" }
    guard !rule.canBeSilenced, setting != .severity(.error) else { return nil }
    return "'\(id)' cannot be disabled: content would be lost silently"
  }

  private mutating func readDevices() {
    let devices = named(
      "device", elements(of: "devices").filter { document[$0].kind == .string },
      among: Device.all.map(\.name),
      advice: "; any other is written by points and scale, as '393x852@3'", Device.init(named:))
    if !devices.isEmpty { settings.devices = devices }
  }

  private mutating func readTextSizes() {
    let all = TextSizeCategory.allCases
    let sizes = named(
      "text size", elements(of: "textSizes").filter(document.isValidString),
      among: all.map { "\($0)" }
    ) { name in all.first { "\($0)" == name } }
    if !sizes.isEmpty { settings.textSizes = sizes }
  }

  private mutating func readBaseline() {
    guard let value = value(of: "baseline"), document.isValidString(value) else { return }
    let text = document.string(of: value)
    settings.baseline = RelativePath(text)
    guard settings.baseline == nil else { return }
    report(
      .wrongValueType, at: value, "'\(text)' is not a path inside the folder of these settings",
      notes: [Note("the path begins in that folder, as in 'baseline.json', and has no '..'")])
  }

  private mutating func readEditor() {
    guard let value = value(of: "preview").flatMap({ document.member("editor", of: $0)?.value }),
      document.isValidString(value)
    else { return }
    let text = document.string(of: value)
    settings.editor = EditorAddress(text)
    guard settings.editor == nil else { return }
    report(
      .wrongValueType, at: value, "'\(text)' opens no editor",
      notes: [Note("it must be \(EditorAddress.expectation)")],
      fixIts: document.suggestion(for: text, at: value, among: EditorAddress.names))
  }
}
