import MarqueeCatalog
import MarqueeCells
package import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
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
    let findings = SettingsFindings(
      reading.diagnostics + StructureCheck.check(document, against: .settings))
    var settings = Settings.unread
    if let root = document.root {
      let isWhole = reading.diagnostics.allSatisfy { $0.severity != .error }
      settings = Settings(Setting(document, root), isWhole: isWhole, findings)
    }
    var subjects = DiagnosticSubjects(in: document)
    let diagnostics = subjects.adding(
      to: findings.diagnostics.sorted(by: { $0.precedes($1) }), where: { _ in false })
    return (settings, diagnostics, reading.source)
  }
}

extension Settings {
  /// Reads settings whose structure has been checked.
  ///
  /// - Parameter isWhole: Whether their text could be read completely.
  fileprivate init(_ root: Setting, isWhole: Bool, _ findings: SettingsFindings) {
    self.init()
    contentModel = ContentModelLoad.load(root, isWhole: isWhole, findings)
    source = SettingsSource(root, defaults: findings.defaults)
    readCurrency(root, isWhole: isWhole, findings)
    locale = root["locale"]?.text.flatMap(DisplayLocale.init) ?? locale
    textRules = TextRuleLoad.load(root, contentModel, findings)
    readRules(root, findings)
    readImages(root["images"], findings)
    let devices = root.texts(of: "devices").compactMap { findings.device($0, at: $1) }
    if !devices.isEmpty { self.devices = devices }
    read(\.textSizes, "text size", root.texts(of: "textSizes"), findings) { "\($0)" }
    read(\.orientations, "orientation", root.texts(of: "orientations"), findings, \.rawValue)
    read(\.directions, "direction", root.texts(of: "directions"), findings, \.rawValue)
    readPaths(root, findings)
    readTheme(root, findings)
    for entry in root.entries(of: "chrome") { chrome[entry.name] = ScreenChrome(entry.value) }
    usedImages = root.texts(of: "usedImages").map { NamePattern($0.text) }
    files.included = root.texts(of: "include").map { PathPattern($0.text) }
    files.excluded = root.texts(of: "exclude").map { PathPattern($0.text) }
    // Edits of a derived text mean nothing in the file that it was derived from.
    if root.document.isDerived {
      for index in findings.diagnostics.indices {
        findings.diagnostics[index].fixIts =
          findings.diagnostics[index].fixIts.map(\.withoutEdits)
      }
    }
    doubt = SettingsDoubt(root, isWhole: isWhole, findings.diagnostics, ruleSet)
  }

  private mutating func readCurrency(
    _ root: Setting, isWhole: Bool, _ findings: SettingsFindings
  ) {
    let value = root["currency"]
    // It may also be under a misspelled key, or in damaged text.
    mayHaveCurrency =
      !isWhole || value != nil || root.unknownValues(in: .settings).contains { $0.text != nil }
    guard let value, let code = value.text else { return }
    if let fault = CurrencyFault(code) {
      findings.report(
        fault.message, Rule.unknownCurrency.id, at: value,
        fixIts: fault.fixIts(at: value.index, in: root.document))
    } else {
      currency = code
    }
  }

  private mutating func readRules(_ root: Setting, _ findings: SettingsFindings) {
    let ruleSet = ruleSet
    for entry in root.entries(of: "rules") {
      guard let setting = entry.value.text.flatMap(RuleSetting.init) else { continue }
      let id = RuleIdentifier(entry.name)
      guard let rule = ruleSet[id] else {
        findings.reportUnknown(
          "rule", entry.name, .unknownKey, at: entry.key, among: ruleSet.names)
        continue
      }
      if rule.canBeSilenced || setting == .severity(.error) {
        rules[id] = setting
      } else {
        findings.report(
          "'\(id)' cannot be disabled: content would be lost silently", .unknownKey, at: entry.key)
      }
    }
  }

  private mutating func readImages(_ images: Setting?, _ findings: SettingsFindings) {
    imageLookup = images?["lookup"]?.text.flatMap(ImageLookup.init) ?? imageLookup
    imageLimits.maximumByteCount =
      images?["maximumByteCount"]?.integer ?? imageLimits.maximumByteCount
    for (name, limit) in ImageLimits.factors {
      let factor = findings.number(name, of: images, in: 1..., "at least 1")
      imageLimits[keyPath: limit] = factor ?? imageLimits[keyPath: limit]
    }
  }

  /// Reads values by their names; what is not written stays.
  private mutating func read<Value: CaseIterable>(
    _ values: WritableKeyPath<Settings, [Value]>, _ word: String, _ texts: [(String, Setting)],
    _ findings: SettingsFindings, _ name: (Value) -> String
  ) {
    let all = Array(Value.allCases)
    let found = findings.named(word, texts, among: all.map(name)) { text in
      all.first { name($0) == text }
    }
    if !found.isEmpty { self[keyPath: values] = found }
  }

  private mutating func readTheme(_ root: Setting, _ findings: SettingsFindings) {
    let (looks, cells) = (root["theme"], root["cells"])
    if let value = looks?["accent"], let color = value.text {
      theme.accent = color
      if CellColor(color) == nil {
        findings.report("'accent' must be a color as '#RRGGBB'", .wrongValueType, at: value)
      }
    }
    theme.headerSize = findings.number("headerSize", of: looks, in: 8...60, "from 8 to 60")
    theme.cardRadius = findings.number("cardRadius", of: looks, in: 0...60, "from 0 to 60")
    theme.appearance = looks?["appearance"]?.word() ?? theme.appearance
    theme.imageFit = looks?["imageFit"]?.word() ?? theme.imageFit
    theme.bannerTexts = cells?["banner"]?["texts"]?.word() ?? theme.bannerTexts
    theme.courseStars = cells?["course"]?["stars"]?.word() ?? theme.courseStars
  }

  private mutating func readPaths(_ root: Setting, _ findings: SettingsFindings) {
    if let value = root["baseline"], let path = value.text {
      baseline = RelativePath(path)
      if baseline == nil {
        findings.report(
          "'\(path)' is not a path inside the folder of these settings", .wrongValueType, at: value,
          notes: [Note("the path begins in that folder, as in 'baseline.json', and has no '..'")])
      }
    }
    if let value = root["preview"]?["editor"], let name = value.text {
      editor = EditorAddress(name)
      if editor == nil {
        findings.reportUnknown(
          "editor", name, .wrongValueType, at: value, among: EditorAddress.names,
          notes: [Note("it must be \(EditorAddress.expectation)")],
          message: "'\(name)' opens no editor")
      }
    }
  }
}

extension SettingsFindings {
  /// Reads a number in a range; reports any other one.
  fileprivate func number(
    _ name: String, of parent: Setting?, in range: some RangeExpression<Double>, _ phrase: String
  ) -> Double? {
    guard let value = parent?[name], let number = value.value(of: .number)?.number?.doubleValue
    else { return nil }
    if range.contains(number) { return number }
    report("'\(name)' must be \(phrase)", .wrongValueType, at: value)
    return nil
  }

  /// Finds what some strings name; reports those that name nothing.
  ///
  /// - Parameters:
  ///   - kind: What they name.
  ///   - names: All names.
  fileprivate func named<Value>(
    _ kind: String, _ texts: [(text: String, value: Setting)], among names: [String],
    _ value: (String) -> Value?
  ) -> [Value] {
    texts.compactMap { name, setting in
      if let value = value(name) { return value }
      let known = EnglishList.names(
        names, "and", nearest: setting.document.nearest(to: name, among: names))
      reportUnknown(
        kind, name, .wrongValueType, at: setting, among: names,
        notes: [Note("the \(kind.split(separator: " ").last ?? "")s are \(known)")])
      return nil
    }
  }

  /// Another device is never what was meant, so none is suggested as a fix.
  fileprivate func device(_ name: String, at setting: Setting) -> Device? {
    if let device = Device(named: name) { return device }
    let known = EnglishList.names(Suggestion.alike(name, among: Device.all.map(\.name)), "and")
    report(
      "unknown device '\(name)'", .wrongValueType, at: setting,
      fixIts: .advice(
        "similar names are \(known); write any other by its points and scale, as '402x874@3'"))
    return nil
  }
}

extension Setting {
  fileprivate func word<Word: RawRepresentable<String>>() -> Word? { text.flatMap(Word.init) }
}

extension ScreenChrome {
  init(_ setting: Setting) {
    self.init()
    title = setting["title"]?.text
    hasLargeTitle = setting["largeTitle"]?.flag ?? false
    isUnderBars = setting["underBars"]?.flag ?? false
    tabs = (setting["tabs"]?.elements ?? []).compactMap { tab in
      tab["title"]?.text.map { title in
        Tab(
          title: title, icon: tab["icon"]?.text.flatMap(ChromeIcon.init),
          isSelected: tab["selected"]?.flag ?? false)
      }
    }
  }
}
