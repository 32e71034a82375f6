import MarqueeCatalog
package import MarqueeDiagnostics
import MarqueeLayout
import MarqueeLoading
import MarqueePropertyList
import MarqueeSolver

/// Loads the settings of a content folder from `Marquee.plist`.
package enum SettingsLoad {
  /// Reads settings; reports errors, and leaves faulty values out.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The name shown in diagnostics.
  package static func load(
    _ bytes: [UInt8], name: String
  ) -> (settings: Settings, diagnostics: [Diagnostic], source: SourceFile) {
    let reading = PropertyListDocument.read(bytes, name: name)
    let document = reading.document
    guard document.root != nil else {
      let diagnostics = reading.diagnostics.sorted(by: { $0.precedes($1) })
      return (.unread, diagnostics, reading.source)
    }
    let isWhole = reading.diagnostics.allSatisfy { $0.severity != .error }
    let structure = StructureCheck.check(document, against: .settings)
    let (contentModel, defaults, modelDiagnostics) = ContentModelLoad.load(
      document, isWhole: isWhole)
    let (currency, currencyDiagnostics) = currency(in: document)
    let (textRules, textRuleDiagnostics) = textRules(in: document, of: contentModel)
    let ruleSet = RuleSet(authored: textRules.map(\.rule))
    let (rules, ruleDiagnostics) = ruleSettings(in: document, of: ruleSet)
    let (devices, deviceDiagnostics) = devices(in: document)
    let (textSizes, textSizeDiagnostics) = textSizes(in: document)
    let (editor, editorDiagnostics) = editor(in: document)
    let (imageLimits, limitDiagnostics) = imageLimits(in: document)
    var all =
      reading.diagnostics + structure + modelDiagnostics + ruleDiagnostics + deviceDiagnostics
      + limitDiagnostics + textRuleDiagnostics + currencyDiagnostics + textSizeDiagnostics
      + editorDiagnostics
    // Edits of a derived text mean nothing in the file that it was derived from.
    if document.isDerived {
      for index in all.indices { all[index].fixIts = all[index].fixIts.map(\.withoutEdits) }
    }
    return (
      Settings(
        contentModel: contentModel, currency: currency,
        mayHaveCurrency: mayHaveCurrency(document, isWhole: isWhole),
        rules: rules, devices: devices,
        textSizes: textSizes, imageLimits: imageLimits, imageLookup: imageLookup(in: document),
        usedImages: usedImages(in: document), files: files(in: document), textRules: textRules,
        chrome: chrome(in: document), editor: editor,
        doubt: SettingsDoubt(document, isWhole: isWhole, all, ruleSet),
        source: SettingsSource(document, defaults: defaults)),
      all.sorted(by: { $0.precedes($1) }),
      reading.source
    )
  }

  private static func currency(in document: PropertyListDocument) -> (String?, [Diagnostic]) {
    guard let root = document.root, let value = document.member("currency", of: root)?.value,
      document.isSoundString(value)
    else { return (nil, []) }
    let code = document.string(of: value)
    guard let fault = CurrencyFault(code) else { return (code, []) }
    return (
      nil,
      [
        Diagnostic(
          rule: .unknownCurrency, severity: .error, message: fault.message,
          place: document.place(of: value), fixIts: fault.fixIts(at: value, in: document))
      ]
    )
  }

  /// Whether a currency is set, or may be under a misspelled key or in damaged text.
  private static func mayHaveCurrency(_ document: PropertyListDocument, isWhole: Bool) -> Bool {
    guard isWhole, let root = document.root else { return true }
    return document.member("currency", of: root) != nil
      || document.unknownKeys(of: root, in: .settings).contains {
        document[$0 + 1].kind == .string
      }
  }

  /// Selects the property lists that are screens.
  private static func files(in document: PropertyListDocument) -> PathFilter {
    var filter = PathFilter()
    filter.included = texts(of: "include", in: document).map(PathPattern.init)
    filter.excluded = texts(of: "exclude", in: document).map(PathPattern.init)
    return filter
  }

  /// The strings of an array in the root.
  static func texts(of key: String, in document: PropertyListDocument) -> [String] {
    guard let root = document.root, let array = document.member(key, of: root)?.value,
      document[array].kind == .array
    else { return [] }
    return document.children(of: array).filter(document.isSoundString).map(document.string)
  }

  private static func ruleSettings(
    in document: PropertyListDocument, of ruleSet: RuleSet
  ) -> ([RuleIdentifier: RuleSetting], [Diagnostic]) {
    var settings: [RuleIdentifier: RuleSetting] = [:]
    var diagnostics: [Diagnostic] = []
    for (key, value) in document.settingsMembers(of: "rules") {
      let id = RuleIdentifier(document.string(of: key))
      guard let setting = RuleSetting(document.string(of: value)) else { continue }
      if let message = refusal(of: setting, for: id, in: ruleSet) {
        let nearest = Suggestion.nearest(to: id.description, among: ruleSet.names)
        diagnostics.append(
          Diagnostic(
            rule: .unknownKey, severity: .error, message: message, place: document.place(of: key),
            fixIts: ruleSet[id] == nil
              ? nearest.map { [FixIt("write '\($0)'", applicability: .displayOnly)] } ?? [] : []))
      } else {
        settings[id] = setting
      }
    }
    return (settings, diagnostics)
  }

  /// The devices; the default ones if the settings name no existing device.
  private static func devices(in document: PropertyListDocument) -> ([Device], [Diagnostic]) {
    guard let root = document.root, let array = document.member("devices", of: root)?.value,
      document[array].kind == .array
    else { return (Settings.defaultDevices, []) }
    var devices: [Device] = []
    var diagnostics: [Diagnostic] = []
    for element in document.children(of: array) where document[element].kind == .string {
      let name = document.string(of: element)
      if let device = Device(named: name) {
        devices.append(device)
        continue
      }
      let names = Device.all.map(\.name)
      diagnostics.append(
        Diagnostic(
          rule: .wrongValueType, severity: .error, message: "there is no device '\(name)'",
          place: document.place(of: element),
          notes: [
            Note(
              "the devices are "
                + EnglishList.names(
                  names, "and", nearest: document.nearest(to: name, among: names))
                + "; any other is written by points and scale, as '393x852@3'")
          ],
          fixIts: document.suggestion(for: name, at: element, among: names)))
    }
    return (devices.isEmpty ? Settings.defaultDevices : devices, diagnostics)
  }

  private static func refusal(
    of setting: RuleSetting, for id: RuleIdentifier, in ruleSet: RuleSet
  ) -> String? {
    guard let rule = ruleSet[id] else { return "there is no rule '\(id)'" }
    guard !rule.canBeSilenced, setting != .severity(.error) else { return nil }
    return "'\(id)' is always an error: the screen would lose something without a word"
  }
}
