import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

struct CurrencyFault {
  private let code: String

  /// Checks a code; `nil` if the currency exists.
  init?(_ code: String) {
    guard Currency(code) == nil else { return nil }
    self.code = code
  }

  var message: String { "'\(code)' is not a currency of ISO 4217" }

  func fixIts(at value: ValueIndex, in document: PropertyListDocument) -> [FixIt] {
    if let code = Self.codesBySign[code] { return [document.writing(code, at: value)] }
    return document.suggestion(for: code, at: value, among: Currency.codes)
  }

  private static let codesBySign = ["€": "EUR", "₹": "INR", "₩": "KRW", "₪": "ILS", "₺": "TRY"]
}
