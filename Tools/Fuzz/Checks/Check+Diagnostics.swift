import Foundation
import MarqueeCells
import MarqueeCommandLine
import MarqueeDiagnostics
import MarqueeValidation

extension Trial {
  /// Checks that diagnostics point into their text, and that all reporters can print them.
  ///
  /// - Parameters:
  ///   - rules: The rules that may appear.
  ///   - settings: The settings that notes may point into.
  mutating func check(
    _ diagnostics: [Diagnostic], of source: SourceFile, rules: RuleSet = RuleSet(),
    settings: SourceFile? = nil
  ) {
    for diagnostic in diagnostics { check(diagnostic, of: source, rules, settings) }
    let isSorted = zip(diagnostics, diagnostics.dropFirst())
      .allSatisfy { !$1.precedes($0) }
    expect(isSorted, "diagnostics in no order")
    let report = Report(
      diagnostics: diagnostics, sources: [source], toolVersion: "1",
      rules: [:])
    for kind in ReporterKind.allCases { check(kind.render(report), of: kind, report) }
    check(
      TextReporterOutput.uncolored(
        ReporterKind.text.render(report, style: TextStyle(usesColor: true, width: 72))),
      of: .text, report)
  }

  private mutating func check(
    _ diagnostic: Diagnostic, of source: SourceFile, _ rules: RuleSet, _ settings: SourceFile?
  ) {
    let text = SourceRange(0..<source.text.count)
    let rule = diagnostic.rule.description
    expect(rules[diagnostic.rule] != nil, "a rule that is not registered", rule)
    expect(!diagnostic.message.isEmpty, "an empty message", rule)
    for place in [diagnostic.place] + diagnostic.notes.compactMap(\.place) {
      let file = place.file == settings?.name ? settings : source
      expect(place.file == file?.name, "a place in another file", "\(rule): \(place)")
      expect(
        place.range.map(SourceRange(0..<(file?.text.count ?? 0)).contains) ?? true,
        "a place outside of the text", "\(rule): \(place)")
    }
    for edit in diagnostic.fixIts.flatMap(\.edits) {
      expect(text.contains(edit.range), "an edit outside of the text", "\(rule): \(edit)")
    }
  }

  private mutating func check(_ output: [UInt8], of kind: ReporterKind, _ report: Report) {
    guard let text = String(validating: output, as: UTF8.self) else {
      expect(false, "a report that is not UTF-8", kind.rawValue)
      return
    }
    let control = text.unicodeScalars.first { $0 != "\n" && Self.isUnsafe($0) }
    expect(control == nil, "a control character in a report", "\(kind): \(control?.value ?? 0)")
    switch kind {
    case .json, .sarif:
      let object = try? JSONSerialization.jsonObject(with: Data(output))
      expect(object is [String: Any], "a report that is not JSON", kind.rawValue)
    case .github:
      let lineCount = output.count { $0 == UInt8(ascii: "\n") }
      expect(lineCount == report.diagnostics.count, "a message that breaks its line", "github")
    default: break
    }
  }

  /// Whether a scalar could move the cursor, start a line or reverse a text.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}

/// The text reporter's output as a color terminal shows it.
enum TextReporterOutput {
  /// Removes the colors; keeps any other control sequence.
  static func uncolored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      let parameters = rest.dropFirst().prefix { $0 == 0x3B || (0x30...0x39).contains($0) }
      let end = parameters.endIndex
      let isColor =
        byte == 0x1B && rest.first == UInt8(ascii: "[") && end < rest.endIndex
        && rest[end] == UInt8(ascii: "m")
      if isColor { rest = rest[(end + 1)...] } else { result.append(byte) }
    }
    return result
  }
}
