extension AuthorMistake {
  /// Addresses, and places in the catalog.
  static let inLinks: [AuthorMistake] = [
    .film("address without a scheme", film, "<s>⟦example.com/films/10⟧</s>", invalid),
    .film("address that starts with www", film, "<s>⟦www.example.com/films/10⟧</s>", invalid),
    .film("address that starts with slashes", film, "<s>⟦//example.com/films/10⟧</s>", invalid),
    .film("path for an address", film, "<s>⟦/films/10⟧</s>", invalid),
    .film("slash of an address missing", film, "<s>⟦https:/example.com/films/10⟧</s>", invalid),
    .film("slashes of an address missing", film, "<s>⟦https:example.com/films/10⟧</s>", invalid),
    .film("colon of an address missing", film, "<s>⟦https//example.com/films/10⟧</s>", invalid),
    .film("address without a host", film, "<s>⟦https://⟧</s>", invalid),
    .film("address without a host before its path", film, "<s>⟦https:///films/10⟧</s>", invalid),
    .film("space in an address", film, "<s>https://example.com/films/the⟦ ⟧rain</s>", invalid),
    .film(
      "space at the end of an address", film, "<s>https://example.com/films/10⟦ ⟧</s>", invalid),
    .film("space before an address", film, "<s>⟦ ⟧https://example.com/films/10</s>", invalid),
    .film("line break in an address", film, "<s>https://example.com/⟦\n⟧films/10</s>", invalid),
    .film("scheme twice", film, "<s>⟦https://⟧https://example.com/films/10</s>", invalid),
    .film("scheme misspelt", film, "<s>⟦htps⟧://example.com/films/10</s>", invalid),
    .film("scheme with a letter too many", film, "<s>⟦httpss⟧://example.com/films/10</s>", invalid),
    .film("scheme with a semicolon", film, "<s>⟦https;//example.com/films/10⟧</s>", invalid),
    .film("backslashes in an address", film, "<s>⟦https:\\\\example.com\\films⟧</s>", invalid),
    .film(
      "address in angle brackets", film, "<s>⟦&lt;https://example.com/films/10&gt;⟧</s>", invalid),
    .film("address in quotation marks", film, "<s>⟦\"https://example.com/films/10\"⟧</s>", invalid),
    .film("address in Markdown", film, "<s>⟦[Film](https://example.com/films/10)⟧</s>", invalid),
    .film("words for an address", film, "<s>⟦coming soon⟧</s>", invalid),
    .film("number sign for an address", film, "<s>⟦#⟧</s>", invalid),
    .film("two addresses", film, "<s>https://example.com/a,⟦ ⟧https://example.com/b</s>", invalid),
    .film("port that is no number", film, "<s>⟦https://example.com:port/films⟧</s>", invalid),
    .film(
      "percent sign that escapes nothing", film, "<s>https://example.com/100⟦%⟧/films</s>", invalid),
    .film("comma for the point of a host", film, "<s>https://example⟦,⟧com/films</s>", invalid),
    .film("two points in a host", film, "<s>⟦https://example..com/films⟧</s>", invalid),
    .film(
      "placeholder of a template in an address", film, "<s>https://example.com/⟦{⟧id}</s>", invalid),
    .film(
      "full stop after an address", film, "<s>https://example.com/films/10⟦.⟧</s>", invalid),
    .film(
      "two addresses in a row", film,
      "<s>https://example.com/films/10⟦https⟧://example.com/films/11</s>", invalid),
    .film("empty address", film, "⟦<s></s>⟧", invalid),
    .film("address that is not secure", film, "<s>⟦http⟧://example.com/films/10</s>", insecure),
    .film(
      "address that is not secure, in capitals", film, "<s>⟦HTTP⟧://example.com/films/10</s>",
      insecure),
    .courses(
      "address of a course that is not secure", "<s>https://learn.example.com/maps?from=home</s>",
      "<s>⟦http⟧://learn.example.com/maps</s>", insecure),
    .film(
      "user and password in an address", film, "<s>https://⟦mina:secret@⟧example.com/films/10</s>",
      "link-with-user"),
    .film(
      "user in an address", film, "<s>https://⟦mina@⟧example.com/films/10</s>", "link-with-user"),
    .film("code for an address", film, "<s>⟦javascript⟧:alert(1)</s>", "invalid-link"),
    .film(
      "file of a machine for an address", film, "<s>⟦file⟧:///Users/mina/films.html</s>",
      "invalid-link"),
    .film("screen that does not exist", screen, "<s>screen:⟦Serie⟧</s>", target),
    .film("screen in small letters", screen, "<s>screen:⟦series⟧</s>", target),
    .film("screen with its extension", screen, "<s>screen:⟦Series.plist⟧</s>", target),
    .film("screen with a space", screen, "<s>screen:⟦ Series⟧</s>", invalid),
    .film("screen as an address", screen, "<s>screen:⟦//Series⟧</s>", target),
    .film("screen that is not named", screen, "<s>⟦screen:⟧</s>", invalid),
    .film(
      "section of another screen that does not exist", screen, "<s>screen:Series#⟦new⟧</s>", target),
    .film("section that does not exist", screen, "<s>section:⟦newest⟧</s>", target),
    .film("section by its name", screen, "<s>section:⟦New This Week⟧</s>", target),
    .film("item that does not exist", screen, "<s>item:⟦koi⟧</s>", target),
    .film("screen's name alone", screen, "<s>⟦Series⟧</s>", invalid),
    .film("place in capitals", screen, "<s>⟦Screen⟧:Series</s>", invalid),
    .list(
      "telephone number without a scheme", "<s>tel:+15550100</s>", "<s>⟦+15550100⟧</s>", invalid),
    .list(
      "address of mail without a scheme", "<s>mailto:help@example.com</s>",
      "<s>⟦help@example.com⟧</s>", invalid),
    .list(
      "section of a list misspelt", "<s>section:support</s>", "<s>section:⟦suport⟧</s>", target),
    .list("screen removed", "<s>screen:Help</s>", "<s>screen:⟦FAQ⟧</s>", target),
    .courses(
      "link of the business banner without a scheme", "<s>https://business.example.com</s>",
      "<s>⟦business.example.com⟧</s>", invalid),
    .shelf(
      "section after the screen's name misspelt", "<s>screen:Tense#tonight</s>",
      "<s>screen:Tense#⟦tonigth⟧</s>", target),
    .own(
      "scheme that the field does not allow", "<s>https://example.com/t101.mp4</s>",
      "<s>⟦ftp://example.com/t101.mp4⟧</s>", "link-scheme"),
    .own(
      "place where only the web is allowed", "<s>https://example.com/t101.mp4</s>",
      "<s>⟦screen:Home⟧</s>", "link-scheme"),
    .files(
      "screen renamed that a link leads to", .film, [.move("Series.plist", "Shows.plist")], target,
      at: "Home.plist", "<s>screen:⟦Series⟧</s>"),
  ]

  private static let film = "<s>https://example.com/films/10</s>"
  private static let screen = "<s>screen:Series</s>"
  private static let invalid = "invalid-link"
  private static let insecure = "insecure-link"
  private static let target = "unknown-link-target"
}
