import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeFigures
import MarqueeLoading
import MarqueePropertyList

/// A text in the place of a currency's code that is none.
struct CurrencyFault {
  private let code: String

  /// Looks at a code; `nil` if there is such a currency.
  init?(_ code: String) {
    guard Currency(code) == nil else { return nil }
    self.code = code
  }

  /// What is reported.
  var message: String { "there is no currency '\(code)' in ISO 4217" }

  /// The code that was probably meant.
  func fixIts(at value: ValueIndex, in document: PropertyListDocument) -> [FixIt] {
    if let code = Self.codesBySign[code] {
      return [
        FixIt(
          "write '\(code)'", applicability: .displayOnly,
          edits: [TextEdit(document[value].content, replacement: code)])
      ]
    }
    return document.suggestion(for: code, at: value, among: Currency.codes)
  }

  /// Signs that only one currency has.
  private static let codesBySign = ["€": "EUR", "₹": "INR", "₩": "KRW", "₪": "ILS", "₺": "TRY"]
}

extension RuleIdentifier {
  /// A currency that does not exist.
  static let unknownCurrency: RuleIdentifier = "unknown-currency"
}
