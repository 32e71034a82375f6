extension AuthorMistake {
  /// Mistakes that wait for rules which do not exist yet, by rule.
  static let awaited: Set<String> = [
    // draft-text
    "author for now",
    // layout-ignored-value
    "count and subitems",
    "list and group",
    // layout-insets
    "insets wider than the screen",
    "insets larger than an item",
    "inset as a fraction",
    // layout-negative-size
    "width below zero",
    "height below zero",
    "width of zero points",
    "estimate below zero",
    "estimate of zero",
    // layout-subitem-never-shown
    "fractions of two items above one",
    "inner fractions above one",
    "subitem that is never shown",
    "vertical axis for a row",
    // layout-supplementary-overlap
    "header over the section's items",
    // layout-tiny-cells
    "count with a digit too many",
    "count of two hundred",
    "spacing wider than the group",
    "width of three points",
    "height of two points",
    "group that is lower than a line in landscape",
    "count with a digit too many, over images",
    // layouts
    "fraction with its point lost",
    "points for a fraction of an item",
    "fraction slightly above one",
    "item that is wider than its group",
    "item that is higher than its group",
    // merge conflicts, and tags that are not closed or closed twice
    "key in an array",
  ]
}
