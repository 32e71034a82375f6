import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation
import TestSupport
import Testing

/// The names of rules that have become parts of others: wherever one is written, it covers what
/// that rule found, and nothing else.
@Suite struct RulePartTests {
  /// A part of a rule, and a bad example of the rule: of this part or of another one.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: Rule
    let part: RuleIdentifier
    let example: RuleExample
    let testDescription: String

    var bytes: [UInt8] { Array(RuleExample.withoutMarks(example.markedFile).utf8) }
  }

  private static let rules = RuleRegistry.all.filter { !$0.parts.isEmpty }

  private static let cases = rules.flatMap { rule in
    rule.allExamples.enumerated().filter(\.element.isBad).flatMap { number, example in
      rule.parts.map { part in
        Case(
          rule: rule, part: part, example: example,
          testDescription: "\(part) in example \(number + 1) of \(rule.id)")
      }
    }
  }

  /// The diagnostics of a folder, without those about names that cover nothing there.
  private static func found(in folder: ContentFolder) -> [Diagnostic] {
    ContentPipeline(folder).run().diagnostics.filter {
      !["unused-suppression", "unused-baseline-entry"].contains($0.rule)
    }
  }

  @Test(arguments: rules.flatMap(\.parts))
  func `a part has an example, in which only its rule reports it`(part: RuleIdentifier) throws {
    let rule = try #require(RuleRegistry[part])
    let found = rule.allExamples.flatMap(\.diagnostics).filter { $0.part == part }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.rule == rule.id })
  }

  @Test func `the names of parts belong to no other rule`() {
    let names = RuleRegistry.all.flatMap { [$0.id] + $0.parts }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: cases.sample(oneIn: 3))
  func `the name of a part covers the part wherever it is written`(part: Case) throws {
    let folder = part.example.folder(with: part.bytes)
    let all = Self.found(in: folder)
    let others = all.filter { $0.part != part.part || !part.rule.canBeSilenced }
    func expect(_ found: [Diagnostic], _ expected: [Diagnostic], _ where: String) {
      #expect(found.map(\.message) == expected.map(\.message), "\(`where`)")
      #expect(found.map(\.place) == expected.map(\.place), "\(`where`)")
    }

    expect(Self.found(in: folder.ignoring(part.part)), others, "--ignore")
    expect(
      Self.found(in: folder.selecting(RuleSelection(selected: [part.part], ignored: []))),
      all.filter { $0.part == part.part || RuleRegistry[$0.rule]?.canBeSilenced != true },
      "--select")
    if part.rule.canBeSilenced {
      expect(Self.found(in: folder.setting("off", for: part.part)), others, "settings")
      expect(
        Self.found(in: folder.setting("off", for: part.rule.id, "error", for: part.part)),
        all.filter { $0.rule != part.rule.id || $0.part == part.part }, "settings of both")
    }
    let start = "<plist version=\"1.0\">"
    let text = String(decoding: part.bytes, as: UTF8.self)
    let allowed = text.replacing(
      start, with: "\(start)<!-- marquee:allow \(part.part) -->", maxReplacements: 1)
    expect(
      Self.found(in: part.example.folder(with: Array(allowed.utf8))).map(\.withoutPlace),
      (part.rule.isAboutFolder ? all : others).map(\.withoutPlace), "comment")

    guard part.rule.canBeSilenced else { return }
    // Errors are never in a baseline.
    var hidden = folder.setting("warning", for: part.part)
    let old = Self.found(in: hidden)
    let report = ContentPipeline(hidden).run()
    let baseline = old.filter { $0.part == part.part }.reduce(Baseline()) {
      report.baseline($0, adding: $1) ?? $0
    }
    #expect(baseline.counts.keys.allSatisfy { $0.rule == part.part })
    hidden.baseline = ContentBaseline(baseline.json, path: "baseline.json")
    expect(
      Self.found(in: hidden), old.filter { $0.part != part.part || $0.severity == .error },
      "baseline")
  }
}

extension ContentFolder {
  fileprivate func ignoring(_ rule: RuleIdentifier) -> ContentFolder {
    selecting(RuleSelection(selected: [], ignored: [rule]))
  }

  /// The folder with severities in its settings.
  fileprivate func setting(
    _ severity: String, for rule: RuleIdentifier, _ other: String? = nil,
    for otherRule: RuleIdentifier? = nil
  ) -> ContentFolder {
    let entries =
      [(rule, severity)] + (otherRule.flatMap { rule in other.map { [(rule, $0)] } } ?? [])
    let rules = entries.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    let empty = "<plist version=\"1.0\"><dict></dict></plist>"
    let text = settingsFile.map { String(decoding: $0.bytes, as: UTF8.self) } ?? empty
    let settings = text.replacing(
      "<dict>", with: "<dict><key>rules</key><dict>\(rules)</dict>", maxReplacements: 1)
    return ContentFolder(
      screens: screens, settings: .settings(Array(settings.utf8)),
      library: libraryFiles.map(\.file), images: images, root: root, hasAllScreens: hasAllScreens,
      faults: faults)
  }
}

extension Diagnostic {
  /// The diagnostic without its range, which a comment before it moves.
  fileprivate var withoutPlace: Diagnostic {
    var diagnostic = self
    diagnostic.place.range = nil
    return diagnostic
  }
}
