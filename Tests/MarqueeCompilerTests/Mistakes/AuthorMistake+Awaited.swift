extension AuthorMistake {
  /// Mistakes that wait for rules which do not exist yet, by rule.
  static let awaited: Set<String> = [
    // a loose file that needs its extension
    "JPEG named without its extension",
    // a no-break space beside a space
    "space beside a no-break space",
    "no-break space beside a space",
    // animated-image
    "animated image",
    // conflicting-output
    "two screens of one name in two folders",
    "screen with the name of the index",
    // draft-text
    "reminder for a text",
    "reminder in small letters",
    "blind text",
    "nothing of Objective-C",
    "nothing of JavaScript",
    "nothing of JSON",
    "nothing of a spreadsheet",
    "crosses for a text",
    "section's name for now",
    "author for now",
    "title with a placeholder of code",
    // empty-image-set
    "image set without images",
    "image set for iPads alone",
    "image set for the dark alone",
    // escaped-text
    "ampersand escaped twice",
    "space of HTML escaped",
    "apostrophe of HTML escaped",
    "quotation mark escaped twice",
    "tag of HTML escaped",
    "line break of HTML escaped",
    "caption with an escaped apostrophe",
    // file-extension
    "extension in capitals",
    "extension with a capital",
    // garbled-text
    "letter with an accent read as Latin-1",
    "apostrophe read as Windows-1252",
    "dash read as Windows-1252",
    "bullet read as Windows-1252",
    "umlaut read as Latin-1",
    "replacement character",
    "two replacement characters",
    "Korean read as Latin-1",
    // heading-count
    "heading of ten over nine",
    "heading of ten over six",
    "heading of five over four",
    "heading in capitals over six",
    "heading of ten in Korean over six",
    "heading of five over three",
    "heading of ten over five",
    // image-color
    "JPEG in the colors of print",
    // image-oversized
    "image straight from a camera",
    // image-scale-order
    "scales swapped",
    "another shape at another scale",
    // invalid-image-name
    "space at the end of an image's name",
    "space before an image's name",
    "line break at the end of an image's name",
    "zero-width space in an image's name",
    "image's name in quotation marks",
    "image's name in curly quotation marks",
    "folder in an image's name",
    "address for an image's name",
    "images' names without images: space at the end",
    "images' names without images: quotation marks",
    "images' names without images: address",
    // invisible-character
    "zero-width space in a text",
    "zero-width space alone",
    "zero-width space in Korean",
    "byte order mark in a text",
    "word joiner in a text",
    "joiner between letters",
    "non-joiner between letters",
    "mark for the right in an English text",
    "mark for the left in an English text",
    "isolate that is not closed",
    "isolate that was not opened",
    "zero-width space in a title",
    "byte order mark in a row",
    // items in an array
    "items in an item",
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
    // line-break
    "line break in a text",
    "line break and tabs in a text",
    "tab in a text",
    "line separator in a text",
    "line break as a reference",
    "line break in a title",
    // merge conflicts, and tags that are not closed or closed twice
    "closing tag of an item forgotten",
    "closing tag of an item twice",
    "closing tag of a section's items twice",
    "opening tag of an item forgotten",
    "start of an item commented out",
    "end of an item commented out",
    "merge conflict in a text",
    "merge conflict around an item",
    "merge conflict with its base",
    "key in an array",
    // missing-translation
    "item without a translation",
    "identifier of an item translated",
    "image of a translation misspelt",
    // more of an image name
    "extension twice",
    "images' names without images: scale",
    // no-screens
    "folder without screens",
    "screens with a wrong extension",
    // white space around links, and a scheme twice
    "space before an address",
    "scheme twice",
  ]
}
