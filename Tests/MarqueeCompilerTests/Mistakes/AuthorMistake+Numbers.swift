extension AuthorMistake {
  /// Numbers, prices and currencies.
  static let inNumbers: [AuthorMistake] = [
    .courses("rating above five", "<r>4.8</r>", "⟦<r>5.1</r>⟧", rating),
    .courses("rating out of ten", "<r>4.8</r>", "⟦<i>9</i>⟧", rating),
    .courses("rating in percent", "<r>4.8</r>", "⟦<i>96</i>⟧", rating),
    .courses("rating without its point", "<r>4.8</r>", "⟦<i>48</i>⟧", rating),
    .courses("rating below zero", "<r>4.8</r>", "⟦<r>-4.8</r>⟧", rating),
    .courses("count below zero", "<i>1284</i>", "⟦<i>-1284</i>⟧", negative),
    .courses("price below zero", "<r>24.5</r>", "⟦<r>-24.5</r>⟧", negative),
    .courses("price below zero as a text", "<s>19.90</s>", "<s>⟦-19.90⟧</s>", negative),
    .courses("price with three decimals that count", "<r>24.5</r>", "⟦<r>24.555</r>⟧", precision),
    .courses("price from a spreadsheet", "<s>19.90</s>", "<s>⟦19.8999999⟧</s>", precision),
    .courses("price without its point", "<i>12</i>", "⟦<i>2990</i>⟧", "hundredfold-price"),
    .courses("comma in a price", "<s>19.90</s>", "<s>⟦19,90⟧</s>", kind),
    .courses("sign of the currency in a price", "<s>19.90</s>", "<s>⟦$19.90⟧</s>", kind),
    .courses("code of the currency in a price", "<s>19.90</s>", "<s>⟦19.90 USD⟧</s>", kind),
    .courses("euro sign behind a price", "<s>19.90</s>", "<s>⟦19.90€⟧</s>", kind),
    .courses("thousands in a price", "<s>19.90</s>", "<s>⟦1,919.90⟧</s>", kind),
    .courses("space at the end of a price", "<s>19.90</s>", "<s>⟦19.90 ⟧</s>", kind),
    .courses("price in words", "<s>19.90</s>", "<s>⟦free⟧</s>", kind),
    .courses("price that is empty", "<s>19.90</s>", "⟦<s></s>⟧", kind),
    .courses("two points in a price", "<s>19.90</s>", "<s>⟦19.90.⟧</s>", kind),
    .courses("range of prices", "<s>19.90</s>", "<s>⟦19-29⟧</s>", kind),
    .courses("price in Arabic digits", "<s>19.90</s>", "<s>⟦١٩⟧</s>", kind),
    .courses("price in full-width digits", "<s>19.90</s>", "<s>⟦１９⟧</s>", kind),
    .courses("letter for a digit", "<s>19.90</s>", "<s>⟦19.9O⟧</s>", kind),
    .courses("price that is not a number", "<r>24.5</r>", "⟦<r>nan</r>⟧", kind),
    .courses("price without an end", "<r>24.5</r>", "⟦<r>inf</r>⟧", kind),
    .courses("price with a huge exponent", "<r>24.5</r>", "⟦<r>1e308</r>⟧", kind),
    .courses("price as small as can be", "<r>24.5</r>", "⟦<r>4.9e-324</r>⟧", kind),
    .courses(
      "price with the least exponent", "<s>19.90</s>", "<s>⟦1e-9223372036854775808⟧</s>", kind),
    .courses(
      "rating with the least exponent", "<r>4.8</r>", "⟦<r>1e-9223372036854775808</r>⟧", kind),
    .courses(
      "currency by its sign", "<k>currency</k><s>USD</s>", "<k>currency</k><s>⟦$⟧</s>", currency),
    .courses(
      "currency in small letters", "<k>currency</k><s>USD</s>", "<k>currency</k><s>⟦usd⟧</s>",
      currency),
    .courses(
      "currency by its name", "<k>currency</k><s>USD</s>", "<k>currency</k><s>⟦Dollar⟧</s>",
      currency),
    .courses(
      "currency that was given up long ago", "<k>currency</k><s>USD</s>",
      "<k>currency</k><s>⟦DEM⟧</s>", currency),
    .courses(
      "currency by its country", "<k>currency</k><s>USD</s>", "<k>currency</k><s>⟦US⟧</s>", currency
    ),
    .courses(
      "letters of a currency swapped", "<k>currency</k><s>USD</s>", "<k>currency</k><s>⟦UDS⟧</s>",
      currency),
    .courses(
      "space at the end of a currency", "<k>currency</k><s>USD</s>", "<k>currency</k><s>⟦USD ⟧</s>",
      currency),
    .courses(
      "currency of one course misspelt", "<r>24.5</r>", "<r>24.5</r><k>currency</k><s>⟦ERU⟧</s>",
      currency),
    .courses(
      "currency of won for a price with cents", "<r>24.5</r>",
      "⟦<r>24.5</r>⟧<k>currency</k><s>KRW</s>", precision),
    .own("year before films", "<i>2025</i>", "⟦<i>205</i>⟧", range),
    .own("year with a digit too many", "<i>2025</i>", "⟦<i>20255</i>⟧", range),
    .own("score above ten", "<r>7.5</r>", "⟦<i>75</i>⟧", range),
    .own("score below zero", "<r>7.5</r>", "⟦<r>-7.5</r>⟧", range),
    .own("score with two decimals", "<r>7.5</r>", "⟦<r>7.55</r>⟧", "number-digits"),
    .ownSettings(
      "currency of the settings misspelt", "<k>usedImages</k>",
      "<k>currency</k><s>⟦EURO⟧</s><k>usedImages</k>", "unknown-currency"),
    .files(
      "no currency at all", .courses, [.replace("Learn.plist", "<k>currency</k><s>USD</s>", "")],
      "missing-currency", at: "Learn.plist"),
  ]

  private static let rating = "rating-range"
  private static let negative = "negative-number"
  private static let precision = "price-precision"
  private static let currency = "unknown-currency"
  private static let kind = "wrong-value-type"
  private static let range = "number-range"
}
