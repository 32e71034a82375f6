import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics

/// Compares our reading of a property list with that of `PropertyListDecoder`.
struct DecoderAgreement {
  let input: [UInt8]
  let report: ScreenReport
  let contentModel: ContentModel

  /// If only one accepts the input, the reason is counted; if both accept it, their catalogs must
  /// be equal.
  func check(_ trial: inout Trial) {
    let errors = report.diagnostics.filter { $0.severity == .error }
    // The decoder has no nesting limit and would overflow the stack.
    guard !errors.contains(where: { $0.part == "property-list-nesting" }) else {
      trial.count("not compared: nested too deeply for the decoder")
      return
    }
    guard errors.isEmpty else {
      let decoded = trial.withDecoder {
        try Catalog(propertyList: Data(input), contentModel: contentModel)
      }
      switch decoded {
      case .success:
        for reason in Set(errors.map(Self.reason)) { trial.count("stricter: \(reason)") }
      case .failure: trial.count("agreed: both refuse")
      }
      return
    }
    let load = trial.withDecoder { AppLoad(report, contentModel: contentModel) }
    if case .success(let load) = load, let fault = load?.fault {
      trial.expect(false, "clean, but an app gets something else", fault)
    } else {
      trial.count("agreed: both accept")
    }
  }

  /// The rule, and for a syntax error also its message without the author's text.
  private static func reason(_ diagnostic: Diagnostic) -> String {
    guard diagnostic.part == "property-list-syntax" else { return diagnostic.part.description }
    return "\(diagnostic.rule): \(withoutNames(diagnostic.message))"
  }

  /// A message with `…` for each quoted name and `0` for each number.
  private static func withoutNames(_ message: String) -> String {
    var result = ""
    for (index, part) in message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated()
    {
      result += index.isMultiple(of: 2) ? part : "'…'"
    }
    return String(result.map { $0.isNumber ? "0" : $0 }.prefix(120))
  }
}
