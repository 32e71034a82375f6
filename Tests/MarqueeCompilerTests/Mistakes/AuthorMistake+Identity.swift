extension AuthorMistake {
  /// Identifiers, and duplicates.
  static let inIdentity: [AuthorMistake] = [
    .film("identifier of a section copied", "<s>top-10</s>", "<s>⟦new⟧</s>", duplicateID),
    .film(
      "identifier of an item copied", "<s>Moth</s>", "<s>Moth</s><k>id</k><s>⟦paper⟧</s>",
      duplicateID
    ).replacing("<s>Paper Boats</s>", "<s>Paper Boats</s><k>id</k><s>paper</s>"),
    .film(
      "identifier copied into another section", "<s>Moth</s>", "<s>Moth</s><k>id</k><s>⟦koi⟧</s>",
      duplicateID
    ).replacing("<s>Koi in the Lotus Pond</s>", "<s>Koi in the Lotus Pond</s><k>id</k><s>koi</s>"),
    .courses(
      "identifier of a course copied", "<r>24.5</r>", "<r>24.5</r><k>id</k><s>ceramics</s>",
      duplicateID
    ).replacing("<k>id</k><s>ceramics</s></d>", "<k>id</k><s>⟦ceramics⟧</s></d>"),
    .list(
      "identifier of a row copied", "<s>How do I download a film?</s>",
      "<s>How do I download a film?</s><k>id</k><s>password</s>", duplicateID, in: "Help.plist"
    ).replacing(
      "<s>How do I change my password?</s><k>id</k><s>password</s>",
      "<s>How do I change my password?</s><k>id</k><s>⟦password⟧</s>"),
    .own(
      "identifier of a film copied", "<s>t103</s>", "<s>t103</s><k>id</k><s>⟦moons⟧</s>",
      duplicateID),
    .own("code of a film copied", "<s>t103</s>", "<s>⟦t102⟧</s>", duplicateID),
    .film(
      "item copied", "<d><k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s></d>",
      """
      <d><k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s></d>⟦<d>⟧\
      <k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s></d>
      """, duplicateItem),
    .film(
      "item copied to the start", "<d><k>description</k><s>Paper Boats</s>",
      """
      <d><k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s></d><d>\
      <k>description</k><s>Paper Boats</s>
      """, duplicateItem
    ).replacing(
      "<d><k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s></d></a>",
      "⟦<d>⟧<k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s></d></a>"),
    .film(
      "item copied with its keys in another order",
      "<d><k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s></d>",
      """
      <d><k>description</k><s>Moth</s><k>imageName</k><s>grid-moth</s></d>⟦<d>⟧\
      <k>imageName</k><s>grid-moth</s><k>description</k><s>Moth</s></d>
      """, duplicateItem),
    .film(
      "film in two places of a ranking",
      "<s>Orchard of Glass</s><k>imageName</k><s>top-orchard</s>",
      "<s>Encore</s><k>imageName</k><s>top-encore</s>", duplicateItem
    ).replacing(
      "<d><k>description</k><s>Encore</s><k>imageName</k><s>top-encore</s></d></a>",
      "⟦<d>⟧<k>description</k><s>Encore</s><k>imageName</k><s>top-encore</s></d></a>"),
    .list(
      "row copied", "<s>Terms of Use</s><k>secondaryText</k><s>Last changed in May</s></d>",
      """
      <s>Terms of Use</s><k>secondaryText</k><s>Last changed in May</s></d>⟦<d>⟧\
      <k>text</k><s>Terms of Use</s><k>secondaryText</k><s>Last changed in May</s></d>
      """, duplicateItem),
    .courses(
      "course copied", "<k>price</k><s>39.00</s></d>",
      """
      <k>price</k><s>39.00</s></d>⟦<d>⟧<k>imageName</k><s>course-synthesizer</s>\
      <k>title</k><s>Whole Songs from One Small Synthesizer</s><k>author</k><s>Ines \
      Valdor</s><k>rating</k><r>4.6</r><k>reviewCount</k><i>412</i><k>price</k>\
      <s>39.00</s></d>
      """, duplicateItem),
    .shelf(
      "library's item twice in a section", "<s>camp</s>", "<s>camp</s><s>⟦koi⟧</s>", duplicateItem),
    .film(
      "name of a section copied", "<s>Only Here</s>", "<s>⟦New This Week⟧</s>",
      "duplicate-section-name"),
    .ranks(
      "name of a ranking copied", "<s>Top 3 Series</s>", "<s>⟦Top 5 Films⟧</s>",
      "duplicate-section-name"
    ).replacing(
      "<k>rank</k><i>3</i></d></a></d></a>",
      """
      <k>rank</k><i>3</i></d><d><k>description</k><s>Moth</s><k>imageName</k>\
      <s>rank-moth</s><k>rank</k><i>4</i></d><d><k>description</k><s>Encore</s>\
      <k>imageName</k><s>rank-encore</s><k>rank</k><i>5</i></d></a></d></a>
      """),
    .film(
      "image of another item left in a copy", "<s>Moth</s><k>imageName</k><s>grid-moth</s>",
      "<s>⟦Moth⟧</s><k>imageName</k><s>grid-boats</s>", "conflicting-description"),
    .film(
      "description spelt in two ways", "<s>Moth</s><k>imageName</k><s>grid-moth</s></d>",
      """
      <s>Moth</s><k>imageName</k><s>grid-moth</s></d><d><k>description</k><s>⟦A Moth⟧\
      </s><k>imageName</k><s>grid-moth</s></d>
      """, "conflicting-description"),
    .film("description for all", "<s>Paper Boats</s>", "<s>⟦Poster⟧</s>", "placeholder-text")
      .replacing("<s>The Baker of Lyon</s>", "<s>Poster</s>").replacing(
        "<s>Eleven Doors</s>", "<s>Poster</s>"
      ).replacing("<s>Slow Rivers</s>", "<s>Poster</s>").replacing("<s>Moth</s>", "<s>Poster</s>"),
    .library("code of a library's item copied", "<s>m1</s>", "<s>⟦r1⟧</s>", duplicateID),
    .shelf("item of the library misspelt", "<s>camp</s>", "<s>⟦cmap⟧</s>", "unknown-item"),
    .shelf("item of the library in capitals", "<s>camp</s>", "<s>⟦Camp⟧</s>", "unknown-item"),
    .shelf("item of the library with a space", "<s>camp</s>", "<s>⟦camp ⟧</s>", "unknown-item"),
    .shelf(
      "item of the library by its description", "<s>camp</s>",
      "<s>⟦Camp under Northern Lights⟧</s>", "unknown-item"),
    .library(
      "item that no screen shows", "<k>koi</k>",
      """
      <k>⟦owl⟧</k><d><k>kind</k><s>film</s><k>description</k><s>Owl</s><k>imageName</k>\
      <s>lib-k2</s><k>titleID</k><s>o1</s></d><k>koi</k>
      """, "unused-item"
    ).also([.image("Images/lib-k2", 357, 420)]),
    .files(
      "identifier with another meaning on another screen", .film,
      [
        .replace("Series.plist", "<s>Glass Towns</s>", "<s>Glass Towns</s><k>id</k><s>⟦koi⟧</s>"),
        .replace(
          "Home.plist", "<s>Koi in the Lotus Pond</s>",
          "<s>Koi in the Lotus Pond</s><k>id</k><s>koi</s>"),
      ], "conflicting-item", at: "Series.plist"),
    .files(
      "item of a kind that the section does not show", .library,
      [
        .replace(
          "Tense.plist", "<k>text</k><s>About Neon Rain</s><k>link</k><s>item:rain</s></d>",
          "<k>text</k><s>About Neon Rain</s><k>link</k><s>item:rain</s></d><s>⟦koi⟧</s>")
      ], "unknown-item", at: "Tense.plist"),
    .files(
      "code of a library's item replaced in a section", .library,
      [
        .replace(
          "Home.plist", "<s>camp</s>", "<d><k>item</k><s>camp</s><k>titleID</k><s>c2</s></d>")
      ], "overridden-identity", at: "Home.plist"),
  ]

  private static let duplicateID = "duplicate-id"
  private static let duplicateItem = "duplicate-item"
}
