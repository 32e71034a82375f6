import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation
import TestSupport
import Testing

/// An example of a rule in some surroundings.
struct RuleCase: CustomTestStringConvertible, Sendable {
  let rule: Rule
  let example: RuleExample
  let number: Int
  let variation: Variation

  /// What is done to an example without changing what it means.
  enum Variation: CaseIterable {
    case asWritten
    case windowsLineBreaks
    case wideCharactersInFront
    case indented
  }

  /// Every example as it is written, and some in other surroundings.
  static let all = every.enumerated()
    .filter { $1.variation == .asWritten || Sample.includes($0, oneIn: 3) }.map(\.element)

  private static let every: [RuleCase] = RuleRegistry.all.flatMap { rule in
    rule.allExamples.enumerated().flatMap { number, example in
      Variation.allCases.map { variation in
        RuleCase(rule: rule, example: example, number: number + 1, variation: variation)
      }
    }
  }

  var testDescription: String { "\(rule.id) \(number), \(variation)" }

  /// The whole property list, marks included.
  var text: String {
    let text = example.markedFile
    switch example.frame {
    case .file, .contents, .noScreen: return text
    case .sections, .items, .item, .layout, .settings, .library: break
    }
    switch variation {
    case .asWritten:
      return text
    case .windowsLineBreaks:
      return String(text.map { $0 == "\n" ? "\r\n" : $0 })
    case .wideCharactersInFront:
      return text.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: "\n<!-- 한국어 👩‍👩‍👧 -->")
    case .indented:
      return text.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: "\n\t  ")
    }
  }

  /// All diagnostics of the example's folder, with other bytes in place of the example's text.
  func check(_ bytes: [UInt8]) -> [Diagnostic] { example.diagnostics(of: bytes) }
}
