extension AuthorMistake {
  /// Texts that differ from what their author sees.
  static let inTexts: [AuthorMistake] =
    inWhiteSpace + inInvisibleSigns + inDamagedTexts + inPlaceholders + inHighlights

  private static let inWhiteSpace: [AuthorMistake] = [
    .film("space at the end", "<s>Neon Rain</s>", "<s>Neon Rain⟦ ⟧</s>", untrimmed),
    .film("space at the start", "<s>Neon Rain</s>", "<s>⟦ ⟧Neon Rain</s>", untrimmed),
    .film("line break at the end", "<s>Neon Rain</s>", "<s>Neon Rain⟦\n⟧</s>", untrimmed),
    .film("text on a line of its own", "<s>Neon Rain</s>", "<s>⟦\n\t⟧Neon Rain</s>", untrimmed),
    .film("tab at the start", "<s>Neon Rain</s>", "<s>⟦\t⟧Neon Rain</s>", untrimmed),
    .film("no-break space at the end", "<s>Neon Rain</s>", "<s>Neon Rain⟦\u{A0}⟧</s>", untrimmed),
    .film("ideographic space at the end", "<s>Neon Rain</s>", "<s>네온⟦\u{3000}⟧</s>", untrimmed),
    .film(
      "space at the end of a section's name", "<s>Only Here</s>", "<s>Only Here⟦ ⟧</s>", untrimmed),
    .courses(
      "space at the end of an author", "<s>Tomas Brandell</s>", "<s>Tomas Brandell⟦ ⟧</s>",
      untrimmed),
    .courses("space at the end of a tag", "<s>Bestseller</s>", "<s>Bestseller⟦ ⟧</s>", untrimmed),
    .list(
      "space at the start of a second text", "<s>Last changed in May</s>",
      "<s>⟦ ⟧Last changed in May</s>", untrimmed),
    .film("two spaces", "<s>Neon Rain</s>", "<s>Neon⟦  ⟧Rain</s>", repeated),
    .film("five spaces", "<s>Neon Rain</s>", "<s>Neon⟦     ⟧Rain</s>", repeated),
    .film(
      "space beside a no-break space", "<s>Neon Rain</s>", "<s>Neon⟦ \u{A0}⟧Rain</s>", repeated),
    .film(
      "no-break space beside a space", "<s>Neon Rain</s>", "<s>Neon⟦\u{A0} ⟧Rain</s>", repeated),
    .film("two spaces after a full stop", "<s>Neon Rain</s>", "<s>Rain.⟦  ⟧Neon.</s>", repeated),
    .film("two spaces in a section's name", "<s>Only Here</s>", "<s>Only⟦  ⟧Here</s>", repeated),
    .list("two spaces in Korean", "<s>Contact Us</s>", "<s>문의⟦  ⟧하기</s>", repeated),
    .film("line break in a text", "<s>Neon Rain</s>", "<s>Neon⟦\n⟧Rain</s>", lineBreak),
    .film(
      "line break and tabs in a text", "<s>Neon Rain</s>", "<s>Neon⟦\n\t\t\t\t⟧Rain</s>", lineBreak),
    .film("tab in a text", "<s>Neon Rain</s>", "<s>Neon⟦\t⟧Rain</s>", lineBreak),
    .film("line separator in a text", "<s>Neon Rain</s>", "<s>Neon⟦\u{2028}⟧Rain</s>", lineBreak),
    .film("line break as a reference", "<s>Neon Rain</s>", "<s>Neon⟦&#10;⟧Rain</s>", lineBreak),
    .courses(
      "line break in a title", "<s>Hand-Drawn Maps</s>", "<s>Hand-Drawn⟦\n⟧Maps</s>", lineBreak),
    .film("empty description", "<s>Neon Rain</s>", "⟦<s></s>⟧", empty),
    .film("empty tag for a description", "<s>Neon Rain</s>", "⟦<string/>⟧", empty),
    .film("white space for a description", "<s>Neon Rain</s>", "<s>⟦   ⟧</s>", empty),
    .film("no-break space for a description", "<s>Neon Rain</s>", "<s>⟦\u{A0}⟧</s>", empty),
    .film("empty name of a shown section", "<s>Only Here</s>", "⟦<s></s>⟧", empty),
    .film("empty identifier", "<s>top-10</s>", "⟦<s></s>⟧", empty),
    .courses("empty author", "<s>Tomas Brandell</s>", "⟦<s></s>⟧", empty),
    .courses("empty category", "<s>music</s>", "⟦<s></s>⟧", empty),
    .courses("empty tag", "<s>Bestseller</s>", "⟦<s></s>⟧", empty),
    .film(
      "quotation marks for an empty text", "<s>Neon Rain</s>", "<s>⟦\"\"⟧</s>", "quoted-empty-text"),
    .film(
      "single quotation marks for an empty text", "<s>Neon Rain</s>", "<s>⟦''⟧</s>",
      "quoted-empty-text"),
    .film(
      "curly quotation marks for an empty text", "<s>Neon Rain</s>", "<s>⟦“”⟧</s>",
      "quoted-empty-text"),
  ]

  private static let inInvisibleSigns: [AuthorMistake] = [
    .film(
      "zero-width space in a text", "<s>Neon Rain</s>", "<s>Ne⟦\u{200B}⟧on Rain</s>", invisible),
    .film("zero-width space alone", "<s>Neon Rain</s>", "<s>⟦\u{200B}⟧</s>", invisible),
    .film("zero-width space in Korean", "<s>Neon Rain</s>", "<s>네온⟦\u{200B}⟧비</s>", invisible),
    .film("byte order mark in a text", "<s>Neon Rain</s>", "<s>Neon⟦\u{FEFF}⟧ Rain</s>", invisible),
    .film("word joiner in a text", "<s>Neon Rain</s>", "<s>Neon⟦\u{2060}⟧Rain</s>", invisible),
    .film("joiner between letters", "<s>Neon Rain</s>", "<s>Ne⟦\u{200D}⟧on</s>", invisible),
    .film("non-joiner between letters", "<s>Neon Rain</s>", "<s>Ne⟦\u{200C}⟧on</s>", invisible),
    .film(
      "mark for the right in an English text", "<s>Neon Rain</s>", "<s>Neon ⟦\u{200F}⟧Rain</s>",
      invisible),
    .film(
      "mark for the left in an English text", "<s>Neon Rain</s>", "<s>Neon ⟦\u{200E}⟧Rain</s>",
      invisible),
    .film(
      "isolate that is not closed", "<s>Neon Rain</s>", "<s>Film: ⟦\u{2067}⟧נשף בגן</s>", invisible),
    .film(
      "isolate that was not opened", "<s>Neon Rain</s>", "<s>Film: נשף⟦\u{2069}⟧ בגן</s>", invisible
    ),
    .film("soft escape of a terminal", "<s>Neon Rain</s>", "<s>Neon⟦\u{1B}⟧Rain</s>", control),
    .film("bell in a text", "<s>Neon Rain</s>", "<s>Neon⟦\u{7}⟧Rain</s>", control),
    .film("delete in a text", "<s>Neon Rain</s>", "<s>Neon⟦\u{7F}⟧Rain</s>", control),
    .film(
      "control character of Windows in a text", "<s>Neon Rain</s>", "<s>Neon⟦\u{85}⟧Rain</s>",
      control),
    .courses(
      "zero-width space in a title", "<s>Hand-Drawn Maps</s>", "<s>Hand-Drawn ⟦\u{200B}⟧Maps</s>",
      invisible),
    .list(
      "byte order mark in a row", "<s>Contact Us</s>", "<s>⟦\u{FEFF}⟧Contact Us</s>", invisible),
  ]

  private static let inDamagedTexts: [AuthorMistake] = [
    .courses(
      "letter with an accent read as Latin-1", "<s>Aldén Ruiz</s>", "<s>Ald⟦Ã©⟧n Ruiz</s>", garbled),
    .film(
      "apostrophe read as Windows-1252", "<s>Neon Rain</s>", "<s>Editor⟦â€™⟧s Choice</s>", garbled),
    .film("dash read as Windows-1252", "<s>Neon Rain</s>", "<s>Neon ⟦â€“⟧ Rain</s>", garbled),
    .film("bullet read as Windows-1252", "<s>Neon Rain</s>", "<s>Neon ⟦â€¢⟧ Rain</s>", garbled),
    .film("umlaut read as Latin-1", "<s>Neon Rain</s>", "<s>Die Nachtf⟦Ã¤⟧hre</s>", garbled),
    .film("replacement character", "<s>Neon Rain</s>", "<s>Caf⟦\u{FFFD}⟧</s>", garbled),
    .film(
      "two replacement characters", "<s>Neon Rain</s>", "<s>Ne⟦\u{FFFD}\u{FFFD}⟧on</s>", garbled),
    .film("Korean read as Latin-1", "<s>Neon Rain</s>", "<s>⟦ë„¤ì˜¨⟧</s>", garbled),
    .film("ampersand escaped twice", "<s>Neon Rain</s>", "<s>Neon ⟦&amp;amp;⟧ Rain</s>", escaped),
    .film("space of HTML escaped", "<s>Neon Rain</s>", "<s>Neon⟦&amp;nbsp;⟧Rain</s>", escaped),
    .film(
      "apostrophe of HTML escaped", "<s>Neon Rain</s>", "<s>Editor⟦&amp;#39;⟧s Choice</s>", escaped),
    .film(
      "quotation mark escaped twice", "<s>Neon Rain</s>", "<s>⟦&amp;quot;⟧Neon Rain</s>", escaped),
    .film("tag of HTML escaped", "<s>Neon Rain</s>", "<s>⟦&lt;b&gt;⟧Neon Rain</s>", escaped),
    .film(
      "line break of HTML escaped", "<s>Neon Rain</s>", "<s>Neon⟦&lt;br/&gt;⟧Rain</s>", escaped),
    .film("line break of C", "<s>Neon Rain</s>", "<s>Neon⟦\\n⟧Rain</s>", escaped),
    .film("letter of JSON", "<s>Neon Rain</s>", "<s>Caf⟦\\u00e9⟧</s>", escaped),
    .courses(
      "caption with an escaped apostrophe", "<s>One hour a day, just for you</s>",
      "<s>One hour⟦&amp;rsquo;⟧s time</s>", escaped),
  ]

  private static let inPlaceholders: [AuthorMistake] = [
    .film("reminder for a text", "<s>Neon Rain</s>", "<s>⟦TODO⟧</s>", draft),
    .film("reminder in small letters", "<s>Neon Rain</s>", "<s>⟦tbd⟧</s>", draft),
    .film("blind text", "<s>Neon Rain</s>", "<s>⟦Lorem ipsum dolor sit amet⟧</s>", draft),
    .film("nothing of Objective-C", "<s>Neon Rain</s>", "<s>⟦(null)⟧</s>", draft),
    .film("nothing of JavaScript", "<s>Neon Rain</s>", "<s>⟦undefined⟧</s>", draft),
    .film("nothing of JSON", "<s>Neon Rain</s>", "<s>⟦null⟧</s>", draft),
    .film("nothing of a spreadsheet", "<s>Neon Rain</s>", "<s>⟦N/A⟧</s>", draft),
    .film("crosses for a text", "<s>Neon Rain</s>", "<s>⟦xxx⟧</s>", draft),
    .film("section's name for now", "<s>Only Here</s>", "<s>⟦FIXME⟧</s>", draft),
    .courses("author for now", "<s>Tomas Brandell</s>", "<s>⟦test⟧</s>", draft),
    .film("question marks for a text", "<s>Neon Rain</s>", "<s>⟦???⟧</s>", draft),
    .film("dots for a text", "<s>Neon Rain</s>", "<s>⟦...⟧</s>", draft),
    .film("object of a format", "<s>Neon Rain</s>", "<s>More like ⟦%@⟧</s>", draft),
    .film("number of a format", "<s>Only Here</s>", "<s>⟦%1$d⟧ films</s>", draft),
    .film("variable of a template", "<s>Neon Rain</s>", "<s>Hello ⟦{{name}}⟧!</s>", draft),
    .film("variable of a shell", "<s>Only Here</s>", "<s>⟦${title}⟧</s>", draft),
    .film("number in braces", "<s>Only Here</s>", "<s>⟦{0}⟧ films</s>", draft),
    .film("bold text of Markdown", "<s>Neon Rain</s>", "<s>⟦**Neon**⟧ Rain</s>", draft),
    .film("heading of Markdown", "<s>Only Here</s>", "<s>⟦##⟧ Only Here</s>", draft),
    .film(
      "link of Markdown", "<s>Neon Rain</s>", "<s>⟦[Neon Rain](https://example.com)⟧</s>", draft),
    .film("file's name for a text", "<s>Neon Rain</s>", "<s>⟦poster_final_v2.png⟧</s>", draft),
    .film("camera's name for a text", "<s>Neon Rain</s>", "<s>⟦IMG_4711⟧</s>", draft),
    .courses(
      "address of mail for an author", "<s>Tomas Brandell</s>", "<s>⟦tomas@example.com⟧</s>", draft),
    .courses("row of keys", "<s>Hand-Drawn Maps</s>", "<s>⟦asdfgh⟧</s>", draft),
    .film("article twice", "<s>Neon Rain</s>", "<s>Neon in ⟦the the⟧ Rain</s>", draft),
    .film("bracket not closed", "<s>Neon Rain</s>", "<s>Neon Rain ⟦(⟧Uncut</s>", draft),
    .film("bracket not opened", "<s>Neon Rain</s>", "<s>Neon Rain Uncut⟦)⟧</s>", draft),
    .film("quotation not closed", "<s>Neon Rain</s>", "<s>⟦“⟧Neon Rain and others</s>", draft),
    .film("soft hyphen in a short word", "<s>Neon Rain</s>", "<s>Neon Ra⟦\u{AD}⟧in</s>", invisible),
    .film("separator with nothing beside it", "<s>Neon Rain</s>", "<s>Neon ⟦• •⟧ Rain</s>", draft),
    .film("name of the image for a text", "<s>Neon Rain</s>", "<s>⟦poster-rain⟧</s>", draft),
    .film("label for a text", "<s>Neon Rain</s>", "<s>⟦[Title]⟧</s>", draft),
    .film("mark of a copy", "<s>Neon Rain</s>", "<s>Neon Rain ⟦- Copy⟧</s>", draft),
    .film("letter of an address", "<s>Neon Rain</s>", "<s>Caf⟦%C3%A9⟧ Neon</s>", draft),
    .film(
      "note to other editors", "<s>Neon Rain</s>", "<s>Neon Rain ⟦(check with Anna)⟧</s>", draft),
    .film(
      "text pasted twice", "<s>Neon Rain</s>", "<s>⟦Rain in the city Rain in the city⟧</s>", draft),
    .courses("title with a placeholder of code", "<s>Hand-Drawn Maps</s>", "<s>⟦nil⟧</s>", draft),
  ]

  private static let inHighlights: [AuthorMistake] = [
    .courses("highlight misspelt", "<s>curious hands</s>", "<s>⟦curious hand's⟧</s>", highlight),
    .courses(
      "highlight in other letters", "<s>curious hands</s>", "<s>⟦Curious Hands⟧</s>", highlight),
    .courses("highlight of an old text", "<s>curious hands</s>", "<s>⟦quiet minds⟧</s>", highlight),
    .courses("category twice", "<s>languages</s>", "<s>⟦music⟧</s>", "duplicate-category-title"),
    .courses(
      "category shown as another", "<s>languages</s>", "<s>⟦Music⟧</s>", "duplicate-category-title"),
    .courses(
      "category twice in words and in camel case", "<s>languages</s>",
      "<s>⟦Office Productivity⟧</s>", "duplicate-category-title"),
  ]

  private static let untrimmed = "untrimmed-text"
  private static let repeated = "repeated-space"
  private static let lineBreak = "line-break"
  private static let empty = "empty-text"
  private static let invisible = "invisible-character"
  private static let control = "control-character"
  private static let garbled = "garbled-text"
  private static let escaped = "escaped-text"
  private static let draft = "draft-text"
  private static let highlight = "highlight-not-in-text"
}
