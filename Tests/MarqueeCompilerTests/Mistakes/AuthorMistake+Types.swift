extension AuthorMistake {
  /// Section types that do not exist, or do not fit the content of the section.
  static let inSectionTypes: [AuthorMistake] = [
    .film("type in capitals", "<s>basic</s>", "<s>⟦Basic⟧</s>", unknown),
    .film("type in all capitals", "<s>rank</s>", "<s>⟦RANK⟧</s>", unknown),
    .film("letters of a type swapped", "<s>basic</s>", "<s>⟦baisc⟧</s>", unknown),
    .film("letter of a type missing", "<s>large</s>", "<s>⟦larg⟧</s>", unknown),
    .film("letter of a type doubled", "<s>grid</s>", "<s>⟦gridd⟧</s>", unknown),
    .film("type in the plural", "<s>large</s>", "<s>⟦larges⟧</s>", unknown),
    .film("type in quotation marks", "<s>basic</s>", "<s>⟦\"basic\"⟧</s>", unknown),
    .film("type in curly quotation marks", "<s>basic</s>", "<s>⟦“basic”⟧</s>", unknown),
    .film("space at the end of a type", "<s>basic</s>", "<s>⟦basic ⟧</s>", unknown),
    .film("space before a type", "<s>basic</s>", "<s>⟦ basic⟧</s>", unknown),
    .film("line break at the end of a type", "<s>basic</s>", "<s>⟦basic\n⟧</s>", unknown),
    .film("type in Korean", "<s>basic</s>", "<s>⟦기본⟧</s>", unknown),
    .film("Cyrillic letter in a type", "<s>basic</s>", "<s>⟦b\u{0430}sic⟧</s>", unknown),
    .film("zero-width space in a type", "<s>basic</s>", "<s>⟦ba\u{200B}sic⟧</s>", unknown),
    .film("type of UIKit", "<s>basic</s>", "<s>⟦carousel⟧</s>", unknown),
    .film(
      "type with an underscore", "<s>twoColumn</s>", "<s>⟦two_column⟧</s>", unknown,
      in: "Series.plist"),
    .film(
      "type with a hyphen", "<s>twoColumn</s>", "<s>⟦two-column⟧</s>", unknown, in: "Series.plist"),
    .film(
      "type in small letters", "<s>twoColumn</s>", "<s>⟦twocolumn⟧</s>", unknown, in: "Series.plist"
    ),
    .film(
      "type with a space", "<s>twoColumn</s>", "<s>⟦two column⟧</s>", unknown, in: "Series.plist"),
    .film("type without a word", "<s>basic</s>", "<s>⟦⟧</s>", unknown),
    .film("white space for a type", "<s>basic</s>", "<s>⟦ ⟧</s>", unknown),
    .film("number of a type", "<s>basic</s>", "<s>⟦0⟧</s>", unknown),
    .film("name of a class for a type", "<s>basic</s>", "<s>⟦BasicSectionCell⟧</s>", unknown),
    .film("type as a case of an enumeration", "<s>basic</s>", "<s>⟦.basic⟧</s>", unknown),
    .courses("swim lane without its course", "<s>courseSwimlane</s>", "<s>⟦swimlane⟧</s>", unknown),
    .courses(
      "swim lane with a capital", "<s>courseSwimlane</s>", "<s>⟦courseSwimLane⟧</s>", unknown),
    .courses("category in the singular", "<s>categories</s>", "<s>⟦category⟧</s>", unknown),
    .courses("banner with a space", "<s>mainBanner</s>", "<s>⟦main banner⟧</s>", unknown),
    .courses(
      "featured courses in the plural", "<s>featuredCourse</s>", "<s>⟦featuredCourses⟧</s>", unknown
    ),
    .own("own type misspelt", "<s>spotlight</s>", "<s>⟦spotlght⟧</s>", unknown),
    .own("own type in the singular", "<s>films</s>", "<s>⟦film⟧</s>", unknown),
    .own("own type in capitals", "<s>people</s>", "<s>⟦People⟧</s>", unknown),
    .film(
      "second main section", "<d><k>sectionType</k><s>grid</s>",
      """
      <d><k>sectionType</k><s>⟦main⟧</s><k>contentItem</k><a><d><k>description</k>\
      <s>Two brothers cross the dunes</s><k>imageName</k><s>hero-dunes</s></d></a></d>\
      <d><k>sectionType</k><s>grid</s>
      """, "several-main-sections"),
    .film(
      "main section below another", "<d><k>sectionType</k><s>twoColumn</s>",
      """
      <d><k>sectionType</k><s>⟦main⟧</s><k>contentItem</k><a><d><k>description</k>\
      <s>Two brothers cross the dunes</s><k>imageName</k><s>hero-dunes</s></d></a></d>\
      <d><k>sectionType</k><s>twoColumn</s>
      """, "main-not-first", in: "Series.plist"),
    .courses(
      "two banners in one section", "<s>One hour a day, just for you</s></d>",
      """
      <s>One hour a day, just for you</s></d><d><k>imageName</k><s>banner-study</s>\
      <k>title</k><s>Another evening</s><k>caption</k><s>Two hours a day</s></d>
      """, "item-count"
    ).replacing(
      "<s>mainBanner</s><k>contentItem</k><a>", "<s>mainBanner</s><k>contentItem</k>⟦<a>⟧"),
    .courses(
      "two courses of the month", "<s>89.00</s><k>id</k><s>ceramics</s></d>",
      """
      <s>89.00</s><k>id</k><s>ceramics</s></d><d><k>imageName</k><s>course-ceramics</s>\
      <k>title</k><s>Glazes</s><k>author</k><s>Mirela Stan</s><k>rating</k><r>4.2</r>\
      <k>reviewCount</k><i>4</i><k>price</k><s>49.00</s></d>
      """, "item-count"
    ).replacing(
      "<s>featuredCourse</s><k>contentItem</k><a>", "<s>featuredCourse</s><k>contentItem</k>⟦<a>⟧"),
    .courses(
      "two texts of a header", "<a><d><k>text</k><s>Our course of the month</s></d>",
      """
      ⟦<a>⟧<d><k>text</k><s>Our course of the month</s></d><d><k>text</k><s>And \
      another</s></d>
      """, "item-count"),
    .own(
      "more items than an own type allows", "<k>year</k><i>2024</i></d>",
      """
      <k>year</k><i>2024</i></d><d><k>description</k><s>The Salt Bay</s><k>imageName</k>\
      <s>still-bay</s><k>titleID</k><s>t104</s></d>
      """, "item-count"
    ).replacing("<s>spotlight</s><k>contentItem</k><a>", "<s>spotlight</s><k>contentItem</k>⟦<a>⟧")
      .also([.image("Images/still-bay", 1290, 660)]),
    .film(
      "section without items", "<d><k>sectionType</k><s>grid</s>",
      """
      <d><k>sectionType</k><s>basic</s><k>sectionName</k><s>Soon</s><k>contentItem</k>\
      ⟦<a>⟧</a></d><d><k>sectionType</k><s>grid</s>
      """, "empty-section"),
    .courses(
      "categories without titles", "<d><k>titles</k><a>",
      """
      <d><k>titles</k>⟦<a>⟧</a></d></a></d><d><k>sectionType</k><s>categories</s>\
      <k>contentItem</k><a><d><k>titles</k><a>
      """, "empty-section"),
    .files(
      "screen without sections", .film,
      [.write("Soon.plist", "<plist version=\"1.0\">⟦<array>⟧</array></plist>\n")], "empty-section",
      at: "Soon.plist"),
    .shelf(
      "query that finds nothing", "<a><s>bright</s></a>",
      "<a><s>bright</s></a><k>year</k><i>1950</i>", "query-without-result"
    ).replacing("<k>query</k><d>", "<k>query</k>⟦<d>⟧"),
    .shelf(
      "query of a mood that does not exist", "<s>bright</s>", "<s>⟦brigth⟧</s>", "wrong-value-type"),
    .shelf("misspelt query", "<k>query</k>", "<k>⟦queyr⟧</k>", "missing-key"),
    .shelf("query for a field that does not exist", "<k>moods</k>", "<k>⟦mood⟧</k>", "unknown-key"),
    .shelf("order of a query by no field", "<s>year</s>", "<s>⟦yaer⟧</s>", "unknown-key"),
  ]

  private static let unknown = "unknown-section-type"
}
