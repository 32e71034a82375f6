extension AuthorMistake {
  /// Layouts whose sections do not look as intended.
  static let inLayouts: [AuthorMistake] = [
    .layouts(
      "layout of a section misspelt", "<k>layout</k><s>pairs</s>", "<k>layout</k><s>⟦pair⟧</s>",
      "unknown-layout"),
    .layouts(
      "layout of a section in capitals", "<k>layout</k><s>wideCards</s>",
      "<k>layout</k><s>⟦WideCards⟧</s>", "unknown-layout"),
    .layouts("layout renamed", "<k>mosaic</k>", "<k>mosaics</k>", "unknown-layout").replacing(
      "<k>layout</k><s>mosaic</s>", "<k>layout</k><s>⟦mosaic⟧</s>"),
    .film(
      "layout of a screen that has none", "<s>My List</s>",
      "<s>My List</s><k>layout</k><s>⟦pairs⟧</s>", "unknown-layout"),
    .layouts(
      "fraction in percent", pairs,
      """
      <k>group</k><d><k>axis</k><s>horizontal</s><k>width</k><d><k>fractionalWidth</k>\
      ⟦<i>100</i>⟧</d><k>height</k><d><k>absolute</k><i>160</i></d>
      """, fraction),
    .layouts(
      "fraction with its point lost", firstOfMosaic, "<k>fractionalWidth</k>⟦<i>6</i>⟧", nothing),
    .layouts(
      "points for a fraction of an item", firstOfMosaic, "<k>fractionalWidth</k>⟦<i>160</i>⟧",
      nothing),
    .layouts(
      "fraction slightly above one", firstOfMosaic, "<k>fractionalWidth</k>⟦<r>1.1</r>⟧", nothing),
    .layouts("fraction below zero", firstOfMosaic, "<k>fractionalWidth</k>⟦<r>-0.6</r>⟧", fraction),
    .layouts("fraction zero", firstOfMosaic, "<k>fractionalWidth</k>⟦<i>0</i>⟧", fraction),
    .layouts(
      "points for a fraction of a group's height", "<k>height</k><d><k>absolute</k><i>300</i></d>",
      "<k>height</k><d><k>fractionalHeight</k>⟦<i>300</i>⟧</d>", fraction),
    .layouts(
      "fractions of two items above one", firstOfMosaic, "<k>fractionalWidth</k><r>0.7</r>",
      neverShown
    ).replacing("<r>0.4</r>", "⟦<r>0.4</r>⟧"),
    .layouts(
      "inner fractions above one",
      """
      <d><k>width</k><d><k>fractionalWidth</k><i>1</i></d><k>height</k><d>\
      <k>fractionalHeight</k><r>0.5</r></d></d></a>
      """,
      """
      <d><k>width</k><d><k>fractionalWidth</k><i>1</i></d><k>height</k><d>\
      <k>fractionalHeight</k>⟦<r>0.6</r>⟧</d></d></a>
      """, neverShown),
    .layouts(
      "item that is wider than its group",
      "<k>item</k><d><k>width</k><d><k>fractionalWidth</k><i>1</i></d>",
      "<k>item</k><d><k>width</k><d><k>absolute</k>⟦<i>320</i>⟧</d>", nothing),
    .layouts(
      "item that is higher than its group",
      "<k>height</k><d><k>fractionalHeight</k><i>1</i></d></d><k>group</k>",
      "<k>height</k><d><k>absolute</k>⟦<i>400</i>⟧</d></d><k>group</k>", overflow),
    .layouts(
      "width below zero", "<k>absolute</k><i>280</i>", "<k>absolute</k>⟦<i>-280</i>⟧", negative),
    .layouts(
      "height below zero", "<k>absolute</k><i>160</i>", "<k>absolute</k>⟦<i>-160</i>⟧", negative),
    .layouts(
      "width of zero points", "<k>absolute</k><i>280</i>", "<k>absolute</k>⟦<i>0</i>⟧", negative),
    .layouts(
      "estimate below zero", "<k>estimated</k><i>44</i>", "<k>estimated</k>⟦<i>-44</i>⟧", negative),
    .layouts(
      "estimate of zero", "<k>estimated</k><i>44</i>", "<k>estimated</k>⟦<i>0</i>⟧", negative),
    .layouts(
      "insets wider than the screen", "<k>contentInsets</k><d><k>leading</k><i>16</i>",
      "<k>⟦contentInsets⟧</k><d><k>leading</k><i>1600</i>",
      insets),
    .layouts(
      "insets larger than an item", "<k>contentInsets</k><d><k>trailing</k><i>4</i></d>",
      "<k>⟦contentInsets⟧</k><d><k>trailing</k><i>400</i></d>", insets),
    .layouts(
      "inset as a fraction", "<k>leading</k><i>16</i>", "<k>leading</k>⟦<r>0.04</r>⟧", insets),
    .layouts("count of zero", "<k>count</k><i>2</i>", "<k>count</k>⟦<i>0</i>⟧", "wrong-value-type"),
    .layouts(
      "count of items below zero", "<k>count</k><i>2</i>", "<k>count</k>⟦<i>-2</i>⟧",
      "wrong-value-type"),
    .layouts(
      "count as a fraction", "<k>count</k><i>2</i>", "<k>count</k>⟦<r>2.5</r>⟧", "wrong-value-type"),
    .layouts(
      "count with a digit too many", "<k>count</k><i>2</i>", "<k>count</k>⟦<i>22</i>⟧",
      "layout-tiny-cells"),
    .layouts(
      "count of two hundred", "<k>count</k><i>2</i>", "<k>count</k>⟦<i>200</i>⟧",
      "layout-tiny-cells"),
    .layouts(
      "spacing wider than the group", "<k>fixed</k><i>8</i>", "<k>fixed</k>⟦<i>800</i>⟧",
      "layout-tiny-cells"),
    .layouts(
      "width of three points", "<k>fractionalWidth</k><r>0.4</r>", "<k>absolute</k>⟦<i>3</i>⟧",
      "layout-tiny-cells"),
    .layouts(
      "height of two points", "<k>absolute</k><i>160</i>", "<k>absolute</k>⟦<i>2</i>⟧",
      "layout-tiny-cells"),
    .layouts(
      "two lengths in a dimension", "<k>width</k><d><k>absolute</k><i>280</i>",
      "<k>width</k>⟦<d>⟧<k>absolute</k><i>280</i><k>fractionalWidth</k><r>0.8</r>", "unknown-key"),
    .layouts(
      "no length in a dimension", "<k>width</k><d><k>absolute</k><i>280</i></d>",
      "<k>width</k>⟦<d>⟧</d>", "missing-key"),
    .layouts(
      "two spacings in one", "<k>interItemSpacing</k><d><k>fixed</k><i>8</i>",
      "<k>interItemSpacing</k>⟦<d>⟧<k>fixed</k><i>8</i><k>flexible</k><i>8</i>", "unknown-key"),
    .layouts(
      "count and subitems", "<k>height</k><d><k>absolute</k><i>300</i></d>",
      "<k>height</k><d><k>absolute</k><i>300</i></d><k>⟦count⟧</k><i>3</i>", "layout-ignored-value"),
    .layouts(
      "list and group", "<k>rows</k><d>",
      """
      <k>rows</k><d><k>⟦group⟧</k><d><k>width</k><d><k>fractionalWidth</k><i>1</i></d>\
      <k>height</k><d><k>absolute</k><i>44</i></d></d>
      """, "layout-ignored-value"),
    .layouts(
      "subitems without a subitem", "<k>height</k><d><k>absolute</k><i>160</i></d>",
      "<k>height</k><d><k>absolute</k><i>160</i></d><k>subitems</k>⟦<a>⟧</a>", "empty-section"
    ).replacing("<k>count</k><i>2</i>", ""),
    .layouts(
      "subitem that is never shown", "<k>fractionalHeight</k><r>0.5</r></d></d></a></d></a>",
      """
      <k>fractionalHeight</k><r>0.5</r></d></d></a></d><d><k>width</k><d><k>fractionalWidth</k>\
      ⟦<r>0.5</r>⟧</d><k>height</k><d><k>fractionalHeight</k><i>1</i></d></d></a>
      """, neverShown),
    .layouts(
      "header over the section's items", "<s>top</s>", "<s>top</s><k>extendsBoundary</k>⟦<false/>⟧",
      "layout-supplementary-overlap"),
    .layouts(
      "header at the bottom without its footer", "<k>header</k><d>",
      "<k>header</k><d><k>⟦pinToVisbleBounds⟧</k><true/>", "unknown-key"),
    .layouts(
      "vertical axis for a row",
      """
      <k>axis</k><s>horizontal</s><k>width</k><d><k>fractionalWidth</k><i>1</i></d>\
      <k>height</k><d><k>absolute</k><i>300</i></d>
      """,
      """
      <k>axis</k><s>vertical</s><k>width</k><d><k>fractionalWidth</k><i>1</i></d>\
      <k>height</k><d><k>absolute</k><i>300</i></d>
      """, neverShown
    ).replacing(
      "<r>0.4</r></d><k>height</k><d><k>fractionalHeight</k><i>1</i>",
      "<r>0.4</r></d><k>height</k><d><k>fractionalHeight</k>⟦<i>1</i>⟧"),
    .layouts(
      "fraction of the height in a group that scrolls",
      "<k>height</k><d><k>absolute</k><i>240</i></d>",
      "<k>height</k><d><k>fractionalHeight</k>⟦<i>240</i>⟧</d>", fraction),
    .layouts(
      "group that is lower than a line in landscape",
      "<k>height</k><d><k>absolute</k><i>160</i></d>",
      "<k>height</k><d><k>fractionalHeight</k>⟦<r>0.01</r>⟧</d>", "layout-tiny-cells"),
    .posterLayouts(
      "percent for a fraction, over images", pairs,
      """
      <k>group</k><d><k>axis</k><s>horizontal</s><k>width</k><d><k>fractionalWidth</k>\
      ⟦<i>100</i>⟧</d><k>height</k><d><k>absolute</k><i>160</i></d>
      """, fraction),
    .posterLayouts(
      "item that is higher than its group, over images",
      "<k>height</k><d><k>fractionalHeight</k><i>1</i></d></d><k>group</k>",
      "<k>height</k><d><k>absolute</k>⟦<i>400</i>⟧</d></d><k>group</k>", overflow),
    .posterLayouts(
      "count with a digit too many, over images", "<k>count</k><i>2</i>", "<k>count</k>⟦<i>22</i>⟧",
      "layout-tiny-cells"),
  ]

  private static let pairs =
    """
    <k>group</k><d><k>axis</k><s>horizontal</s><k>width</k><d><k>fractionalWidth</k>\
    <i>1</i></d><k>height</k><d><k>absolute</k><i>160</i></d>
    """
  private static let firstOfMosaic = "<k>fractionalWidth</k><r>0.6</r>"
  private static let fraction = "fraction-out-of-range"
  private static let overflow = "items-overflow-group"
  private static let neverShown = "layout-subitem-never-shown"
  private static let nothing = "section-lays-out-nothing"
  private static let negative = "layout-negative-size"
  private static let insets = "layout-insets"
}
