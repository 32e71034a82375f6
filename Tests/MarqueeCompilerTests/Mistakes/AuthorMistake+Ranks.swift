extension AuthorMistake {
  /// Ranks, and numbers of items.
  static let inRanks: [AuthorMistake] = [
    .ranks("rank copied", "<i>5</i>", "⟦<i>4</i>⟧", duplicate),
    .ranks(
      "rank of a neighbor in the middle", "<s>rank-encore</s><k>rank</k><i>3</i>",
      "<s>rank-encore</s><k>rank</k>⟦<i>2</i>⟧", duplicate),
    .ranks("rank skipped", "<i>5</i>", "⟦<i>6</i>⟧", gap),
    .ranks("rank skipped in the middle", "<i>4</i>", "⟦<i>6</i>⟧", gap).replacing(
      "<i>5</i>", "<i>7</i>"),
    .ranks("digit of a rank doubled", "<i>5</i>", "⟦<i>55</i>⟧", gap),
    .ranks(
      "first item removed",
      """
      <d><k>description</k><s>Harbor of Small Lights</s><k>imageName</k>\
      <s>rank-harbor</s><k>rank</k><i>1</i></d>
      """, "", gap
    ).replacing("<s>rank-ferry</s><k>rank</k><i>2</i>", "<s>rank-ferry</s><k>rank</k>⟦<i>2</i>⟧")
      .replacing("<s>Top 5 Films</s>", "<s>Top Films</s>"),
    .ranks(
      "item in the middle removed",
      """
      <d><k>description</k><s>Encore</s><k>imageName</k><s>rank-encore</s><k>rank</k>\
      <i>3</i></d>
      """, "", gap
    ).replacing("<i>4</i>", "⟦<i>4</i>⟧").replacing("<s>Top 5 Films</s>", "<s>Top Films</s>"),
    .ranks(
      "rank forgotten",
      """
      <d><k>description</k><s>Moth</s><k>imageName</k><s>rank-moth</s><k>rank</k>\
      <i>5</i></d>
      """, "⟦<d>⟧<k>description</k><s>Moth</s><k>imageName</k><s>rank-moth</s></d>", missing),
    .ranks(
      "rank forgotten in the middle",
      """
      <d><k>description</k><s>Encore</s><k>imageName</k><s>rank-encore</s><k>rank</k>\
      <i>3</i></d>
      """, "⟦<d>⟧<k>description</k><s>Encore</s><k>imageName</k><s>rank-encore</s></d>", missing),
    .ranks(
      "new item without a rank", "<i>5</i></d>",
      "<i>5</i></d>⟦<d>⟧<k>description</k><s>Koi</s><k>imageName</k><s>rank-soup</s></d>", missing
    ).replacing("<s>Top 5 Films</s>", "<s>Top Films</s>").replacing(
      "<s>Stone Soup</s>", "<s>Koi</s>"),
    .ranks("ranks of two items swapped", "<i>4</i>", "<i>5</i>", order).replacing(
      "<s>Moth</s><k>imageName</k><s>rank-moth</s><k>rank</k><i>5</i>",
      "<s>Moth</s><k>imageName</k><s>rank-moth</s><k>rank</k>⟦<i>4</i>⟧"),
    .ranks(
      "items of a ranking from the last to the first", "<s>rank-towns</s><k>rank</k><i>1</i>",
      "<s>rank-towns</s><k>rank</k><i>3</i>", order
    ).replacing("<s>rank-soup</s><k>rank</k><i>3</i>", "<s>rank-soup</s><k>rank</k><i>1</i>")
      .replacing(
        "<s>rank-letters</s><k>rank</k><i>2</i>", "<s>rank-letters</s><k>rank</k>⟦<i>2</i>⟧"),
    .ranks(
      "rank zero", "<s>rank-harbor</s><k>rank</k><i>1</i>",
      "<s>rank-harbor</s><k>rank</k>⟦<i>0</i>⟧", kind),
    .ranks(
      "rank below zero", "<s>rank-harbor</s><k>rank</k><i>1</i>",
      "<s>rank-harbor</s><k>rank</k>⟦<i>-1</i>⟧", kind),
    .ranks(
      "rank as a fraction", "<s>rank-harbor</s><k>rank</k><i>1</i>",
      "<s>rank-harbor</s><k>rank</k>⟦<r>1.5</r>⟧", kind),
    .ranks(
      "rank with its sign", "<s>rank-harbor</s><k>rank</k><i>1</i>",
      "<s>rank-harbor</s><k>rank</k><s>⟦#1⟧</s>", kind),
    .ranks(
      "rank in words", "<s>rank-harbor</s><k>rank</k><i>1</i>",
      "<s>rank-harbor</s><k>rank</k><s>⟦first⟧</s>", kind),
    .film(
      "eleventh item of a ranking", "<s>top-orchard</s></d>",
      """
      <s>top-orchard</s></d>⟦<d>⟧<k>description</k><s>Owl Post</s><k>imageName</k>\
      <s>top-owl</s></d>
      """, "rank-limit"
    ).replacing("<s>Top 10 Today</s>", "<s>Top Today</s>").also([.image("Images/top-owl", 550, 510)]
    ),
    .film(
      "heading of ten over nine",
      "<d><k>description</k><s>Orchard of Glass</s><k>imageName</k><s>top-orchard</s></d>", "",
      heading
    ).replacing("<s>Top 10 Today</s>", "<s>⟦Top 10⟧ Today</s>"),
    .film(
      "heading of ten over six", "<s>New This Week</s>", "<s>⟦Top 10⟧ of the Week</s>", heading),
    .film("heading of five over four", "<s>Only Here</s>", "<s>⟦Top 5⟧ Originals</s>", heading),
    .film(
      "heading in capitals over six", "<s>New This Week</s>", "<s>⟦TOP 5⟧ THIS WEEK</s>", heading),
    .film(
      "heading of ten in Korean over six", "<s>New This Week</s>", "<s>이번 주 ⟦TOP 10⟧</s>", heading),
    .ranks("heading of five over three", "<s>Top 3 Series</s>", "<s>⟦Top 5⟧ Series</s>", heading),
    .ranks("heading of three over five", "<s>Top 5 Films</s>", "<s>⟦Top 3⟧ Films</s>", heading),
    .ranks("heading of ten over five", "<s>Top 5 Films</s>", "<s>⟦Top 10⟧ Films</s>", heading),
  ]

  private static let duplicate = "duplicate-rank"
  private static let gap = "rank-gap"
  private static let missing = "missing-rank"
  private static let order = "rank-order"
  private static let heading = "heading-count"
  private static let kind = "wrong-value-type"
}
