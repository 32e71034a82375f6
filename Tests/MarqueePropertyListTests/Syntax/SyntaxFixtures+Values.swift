import MarqueeDiagnostics

extension SyntaxFixtures {
  /// Values whose text is not of their kind.
  static let values: [SyntaxFixture] = [
    SyntaxFixture(
      "an integer is a word", word: "integer", elements: "§<integer>§one</integer>"),
    SyntaxFixture(
      "an integer has a fraction", word: "integer", elements: "§<integer>§1.5</integer>"),
    SyntaxFixture(
      "an integer has a separator", word: "integer", elements: "§<integer>§1,000</integer>"),
    SyntaxFixture("an integer is empty", word: "integer", elements: "§<integer></integer>"),
    SyntaxFixture("an integer is an empty tag", word: "integer", elements: "§<integer/>"),
    SyntaxFixture(
      "an integer has two signs", word: "integer", elements: "§<integer>§--1</integer>"),
    SyntaxFixture(
      "an integer has a prefix without digits", word: "integer",
      elements: "§<integer>§0x</integer>"),
    SyntaxFixture(
      "an integer has more than 64 bits", word: "integer",
      elements: "§<integer>§18446744073709551616</integer>"),
    SyntaxFixture(
      "a negative integer has more than 64 bits", word: "integer",
      elements: "§<integer>§-9223372036854775809</integer>"),
    SyntaxFixture(
      "an integer is written with a reference", word: "integer",
      elements: "§<integer>§&#49;</integer>"),
    SyntaxFixture(
      "an integer has white space behind it", word: "integer",
      elements: "§<integer>§4 </integer>"),
    SyntaxFixture("a real has white space behind it", word: "real", elements: "§<real>§4 </real>"),
    SyntaxFixture("a real is a word", word: "real", elements: "§<real>§much</real>"),
    SyntaxFixture("a real has a comma", word: "real", elements: "§<real>§1,5</real>"),
    SyntaxFixture("a real has two points", word: "real", elements: "§<real>§1.2.3</real>"),
    SyntaxFixture("a real is hexadecimal", word: "real", elements: "§<real>§0x1p3</real>"),
    SyntaxFixture("a real is empty", word: "real", elements: "§<real></real>"),
    SyntaxFixture("a real is an empty tag", word: "real", elements: "§<real/>"),
    SyntaxFixture("a real has a unit", word: "real", elements: "§<real>§1.5 €</real>"),
    SyntaxFixture("a date is a word", word: "date", elements: "§<date>§yesterday</date>"),
    SyntaxFixture("a date has no time", word: "date", elements: "§<date>§2020-01-31</date>"),
    SyntaxFixture(
      "a date has a time zone", word: "date",
      elements: "§<date>§2020-01-31T00:00:00+01:00</date>"),
    SyntaxFixture(
      "a date is on a day that the calendar lacks", word: "date",
      elements: "§<date>§2023-02-29T00:00:00Z</date>"),
    SyntaxFixture(
      "a date has a 13th month", word: "date", elements: "§<date>§2023-13-01T00:00:00Z</date>"),
    SyntaxFixture(
      "a date has month 0", word: "date", elements: "§<date>§2024-00-01T00:00:00Z</date>"),
    SyntaxFixture(
      "a date has day 0", word: "date", elements: "§<date>§2024-01-00T00:00:00Z</date>"),
    SyntaxFixture(
      "a date has hour 24", word: "date", elements: "§<date>§2024-01-01T24:00:00Z</date>"),
    SyntaxFixture(
      "a date has minute 60", word: "date", elements: "§<date>§2024-01-01T23:60:00Z</date>"),
    SyntaxFixture(
      "a date has second 60", word: "date", elements: "§<date>§2024-01-01T23:59:60Z</date>"),
    SyntaxFixture(
      "a date is before the Gregorian calendar", word: "1582-10-15",
      elements: "§<date>§1582-10-14T23:59:59Z</date>"),
    SyntaxFixture(
      "a date is in the Middle Ages", word: "1582-10-15",
      elements: "§<date>§1280-08-16T08:16:09Z</date>"),
    SyntaxFixture("a date is empty", word: "date", elements: "§<date></date>"),
    SyntaxFixture("a date is an empty tag", word: "date", elements: "§<date/>"),
    SyntaxFixture(
      "data has a character that is not base 64", word: "data", elements: "§<data>§Zm9*</data>"),
    SyntaxFixture(
      "data lacks a character", word: "data", elements: "§<data>§Zm9vZm9</data>"),
    SyntaxFixture("data is Korean", word: "data", elements: "§<data>§데이터</data>"),
    SyntaxFixture("data is an empty tag", word: "data", elements: "§<data/>"),
    SyntaxFixture("true has text", word: "true", elements: "§<true>§yes</true>"),
    SyntaxFixture("false has text", word: "false", elements: "§<false>§0</false>"),
    SyntaxFixture(
      "a string holds U+0000", word: "U+0000", elements: "<string>a§\0b</string>"),
    SyntaxFixture(
      "a string begins like the decoder's null", word: "$null",
      elements: "<string>§$nullable</string>"),
    SyntaxFixture(
      "129 arrays stand in each other", word: "128", rule: "property-list-nesting",
      root: nestedArrays),
    SyntaxFixture(
      "129 dictionaries stand in each other", word: "128", rule: "property-list-nesting",
      root: nestedDictionaries),
    SyntaxFixture(
      "100,000 arrays stand in each other", word: "128", rule: "property-list-nesting",
      file: "<plist>§" + String(repeating: "<array>", count: 100_000)),
  ]

  /// One array per line; the last but one is marked, too, for readers that count the property list
  /// as a level.
  private static let nestedArrays =
    String(repeating: "<array>\n", count: 127) + "§<array>\n§<array>\n"
    + String(repeating: "</array>\n", count: 129)

  private static let nestedDictionaries =
    String(repeating: "<dict><key>a</key>\n", count: 127) + "§<dict><key>a</key>\n§<dict>\n"
    + String(repeating: "</dict>\n", count: 129)
}
