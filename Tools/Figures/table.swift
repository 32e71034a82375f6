// Writes how countries write figures and days, from the Foundation of this toolchain:
//
//     swift Tools/Figures/table.swift > Sources/MarqueeScreen/Figures/FigureForm+Table.swift
//
// FigureForm describes the columns. A country that the columns cannot describe stops the script;
// FoundationFigureTests compares the result with Foundation.

import Foundation

/// The languages that iOS is offered in, with Persian.
///
/// The first country of a language is the one that it has if none is given.
let identifiers = """
  en_US en_GB en_AU en_CA en_IE en_IN en_NZ en_ZA ar_EG ar_AE ar_SA bg_BG bn_BD bn_IN ca_ES cs_CZ
  da_DK de_DE de_AT de_CH el_GR es_ES es_AR es_CL es_CO es_MX es_US fa_IR fi_FI fr_FR fr_BE fr_CA
  gu_IN he_IL hi_IN hr_HR hu_HU id_ID it_IT ja_JP kk_KZ kn_IN ko_KR lt_LT ml_IN mr_IN ms_MY nb_NO
  nl_NL nl_BE no_NO or_IN pa_IN pl_PL pt_BR pt_PT ro_RO ru_RU sk_SK sl_SI sv_SE ta_IN te_IN th_TH
  tr_TR uk_UA ur_PK vi_VN zh_CN zh_HK zh_TW
  """.split { " \n".contains($0) }.map(String.init)

/// The word for something that costs nothing, by language or country.
///
/// CLDR has none, so these are those of app stores.
let freeWords = [
  "ar": "مجاني", "bg": "Безплатно", "bn": "বিনামূল্যে", "ca": "Gratuït", "cs": "Zdarma",
  "da": "Gratis", "de": "Kostenlos", "el": "Δωρεάν", "en": "Free", "es": "Gratis", "fa": "رایگان",
  "fi": "Ilmainen", "fr": "Gratuit", "gu": "મફત", "he": "חינם", "hi": "मुफ़्त", "hr": "Besplatno",
  "hu": "Ingyenes", "id": "Gratis", "it": "Gratis", "ja": "無料", "kk": "Тегін", "kn": "ಉಚಿತ",
  "ko": "무료", "lt": "Nemokama", "ml": "സൗജന്യം", "mr": "विनामूल्य", "ms": "Percuma",
  "nb": "Gratis", "nl": "Gratis", "no": "Gratis", "or": "ମାଗଣା", "pa": "ਮੁਫ਼ਤ",
  "pl": "Bezpłatnie", "pt": "Grátis", "ro": "Gratuit", "ru": "Бесплатно", "sk": "Zadarmo",
  "sl": "Brezplačno", "sv": "Gratis", "ta": "இலவசம்", "te": "ఉచితం", "th": "ฟรี",
  "tr": "Ücretsiz", "uk": "Безкоштовно", "ur": "مفت", "vi": "Miễn phí", "zh": "免费",
  "zh_HK": "免費", "zh_TW": "免費",
]

/// The codes of `Currency`.
let currencies = try String(
  contentsOfFile: "Sources/MarqueeScreen/Figures/Currency.swift", encoding: .utf8
).split { !$0.isASCII || !$0.isUppercase }.map(String.init).filter { $0.count == 3 && $0 != "ISO" }

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(1)
}

struct Row {
  var identifier, zero, point, separator, minus, price, currency, day, instant: String
  var months, halves: [String]
  var groupSize, leastGroupedDigits, addedYears: Int
  var signs: [String: String] = [:]

  init(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    self.identifier = identifier
    let digits = (0...9).map { $0.formatted(.number.locale(locale)) }.joined()
    zero = String(digits.prefix(1))
    guard let first = digits.unicodeScalars.first,
      digits.unicodeScalars.map(\.value) == Array(first.value...first.value + 9)
    else { fail("\(identifier): digits '\(digits)'") }
    func around(_ text: String) -> (before: String, after: String) {
      let isDigit = { (character: Character) in digits.contains(character) }
      guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit)
      else { fail("\(identifier): no digits in '\(text)'") }
      return (String(text[..<first]), String(text[text.index(after: last)...]))
    }
    let parts = { (text: String) in text.split { digits.contains($0) }.map(String.init) }
    let number = parts(12_345_678.5.formatted(.number.locale(locale)))
    guard let point = number.last, let separator = number.first else { fail(identifier) }
    (self.point, self.separator) = (point, separator)
    groupSize = number.count == 4 ? 2 : 3
    leastGroupedDigits = parts(1234.formatted(.number.locale(locale))).isEmpty ? 5 : 4
    minus = around((-1).formatted(.number.locale(locale))).before

    guard let own = locale.currency?.identifier else { fail("\(identifier): no currency") }
    // Bulgaria pays in euros since 2026, which this Foundation does not know yet.
    currency = own == "BGN" ? "EUR" : own
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .currency
    price = (formatter.positiveFormat ?? "").replacing(#/[#0.,]+/#, with: "#")
    let pattern = price.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard pattern.count == 2 else { fail("\(identifier): price '\(price)'") }
    for code in currencies {
      let text = Decimal(12_345_678).formatted(
        .currency(code: code).precision(.fractionLength(1)).locale(locale))
      guard parts(text).filter({ ![point, separator].contains($0) }).count <= 2,
        text.contains(point)
      else { fail("\(identifier): '\(text)' has other separators") }
      let (before, after) = around(text)
      let isBefore = pattern[0].contains("¤")
      let literals = (isBefore ? pattern[0] : pattern[1]).components(separatedBy: "¤")
      var sign = isBefore ? before : after
      guard sign.hasPrefix(literals[0]), sign.hasSuffix(literals[1]) else {
        fail("\(identifier): '\(text)' is not '\(price)'")
      }
      sign = String(sign.dropFirst(literals[0].count).dropLast(literals[1].count))
      // A sign that ends with a letter has a space next to the number.
      if isBefore, literals[1].isEmpty, sign.hasSuffix("\u{A0}") { sign.removeLast() }
      if !isBefore, literals[0].isEmpty, sign.hasPrefix("\u{A0}") { sign.removeFirst() }
      signs[code] = sign
    }

    let date = DateFormatter()
    date.locale = locale
    date.calendar = Calendar(identifier: .gregorian)
    months = date.shortMonthSymbols
    halves = [date.amSymbol, date.pmSymbol]
    addedYears = locale.calendar.identifier == .buddhist ? 543 : 0
    date.dateStyle = .medium
    date.timeStyle = .none
    day = Self.simplified(date.dateFormat)
    date.timeStyle = .short
    instant = Self.simplified(date.dateFormat)
  }

  /// The part of the day, such as "in the evening", becomes the half of the day.
  static func simplified(_ pattern: String) -> String {
    let pattern = pattern.replacing("B", with: "a")
    let fields = pattern.replacing(#/'[^']*'/#, with: "")
    let known = ["d", "dd", "M", "MM", "MMM", "y", "h", "hh", "H", "HH", "mm", "a"]
    for field in fields.matches(of: #/([a-zA-Z])\1*/#) where !known.contains(String(field.0)) {
      fail("unknown field in '\(pattern)'")
    }
    return pattern
  }
}

func literal(_ text: String) -> String {
  "\""
    + text.unicodeScalars.map { scalar in
      let isVisible =
        scalar.properties.generalCategory != .format
        && (scalar == " " || !scalar.properties.isWhitespace)
      return isVisible ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined() + "\""
}

/// Signs by code, for codes that are not their own sign.
func text(_ signs: [String: String]) -> String {
  signs.filter { $0.value != $0.key }.sorted { $0.key < $1.key }
    .map { "\($0.key)=\($0.value)" }.joined(separator: ";")
}

print(
  """
  // Written by Tools/Figures/table.swift from Foundation of Swift 6.3. Do not edit.
  //
  // The data is that of Unicode CLDR, under the Unicode License V3.

  // swift-format-ignore-file

  extension FigureForm {
    /// The forms of all countries; the first one of a language is that of the language.
    static let all: [FigureForm] = [
  """)
for row in identifiers.map(Row.init) {
  let language = String(row.identifier.prefix(2))
  guard let free = freeWords[row.identifier] ?? freeWords[language] else { fail("no word") }
  print(
    """
        FigureForm(identifier: \(literal(row.identifier)), zero: \(literal(row.zero)), point: \(literal(row.point)), \
    separator: \(literal(row.separator)), groupSize: \(row.groupSize), leastGroupedDigits: \(row.leastGroupedDigits), \
    minus: \(literal(row.minus)), price: \(literal(row.price)), currency: \(literal(row.currency)),
          day: \(literal(row.day)), instant: \(literal(row.instant)), addedYears: \(row.addedYears),
          months: \(literal(row.months.joined(separator: ";"))), halves: \(literal(row.halves.joined(separator: ";"))),
          free: \(literal(free)), signs: \(literal(text(row.signs)))),
    """)
}
print("  ]\n}")
