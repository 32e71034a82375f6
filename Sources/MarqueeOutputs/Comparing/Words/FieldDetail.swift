import MarqueeRendering
import MarqueeScreen

/// A changed field in parts that reporters for people print, each in its own way.
struct FieldDetail {
  /// The old and the new value, or the texts word by word, with long unchanged parts cut.
  let runs: [WordRun]
  let isReplacement: Bool

  /// Describes a change; `nil` for a layout or an image that was edited under the same name.
  ///
  /// - Parameter locale: The format of prices.
  init?(_ field: FieldChange, in locale: DisplayLocale) {
    if [.layout, .image].contains(field.role), field.old == field.new { return nil }
    if let words = field.words {
      runs = DiffWording.shortened(words)
      isReplacement = false
      return
    }
    var old = field.old.map { Self.text(of: $0, field.role, field.currencies.old, locale) }
    var new = field.new.map { Self.text(of: $0, field.role, field.currencies.new, locale) }
    if old == new {
      // Prices may differ by less than is shown.
      old = field.old.map(DiffWording.text)
      new = field.new.map(DiffWording.text)
    }
    runs = [
      old.map { WordRun(kind: .removed, text: $0) }, new.map { WordRun(kind: .added, text: $0) },
    ].compactMap(\.self)
    isReplacement = runs.count == 2
  }

  /// A value as people read it; a price as previews show it.
  private static func text(
    of value: FieldValue, _ role: FieldRole, _ currency: String?, _ locale: DisplayLocale
  ) -> String {
    let text = DiffWording.text(of: value)
    guard role == .price, let number = value.number ?? DecimalNumber(text) else { return text }
    return Figures(for: locale, currency: currency).price(number)
  }
}
