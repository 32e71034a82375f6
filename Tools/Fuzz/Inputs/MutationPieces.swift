/// Pieces that the readers know, and pieces that may confuse them.
enum MutationPieces {
  static let markup = [
    "<", ">", "/", "&", ";", "'", "\"", "=", " ", "\n", "\r\n", "\t", "]]>", "<!--", "-->", "<?",
    "?>", "<![CDATA[", "<!DOCTYPE plist>", "<!DOCTYPE plist [<!ENTITY a \"b\">]>", "&a;", "&amp;",
    "&lt;", "&#65;", "&#x1F698;", "&#0;", "&#xD800;", "&#x110000;", "&#99999999999999999999;",
    "<key>", "</key>", "<string>", "</string>", "<dict>", "</dict>", "<array>", "</array>",
    "<plist>", "</plist>", "<plist version=\"1.0\">", "<true/>", "<false/>", "<string/>", "<dict/>",
    "<array/>", "<integer>7</integer>", "<real>4.5</real>", "<date>2024-12-31T23:59:59Z</date>",
    "<data>Zm9v</data>", "<strng>", "<key/>", "<!-- marquee:allow nested-item reason -->",
    "<!-- marquee:allow white-space -->", "<key>New item</key>", "<key>id</key>",
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml version='1.0' encoding='UTF-16'?>", "{",
    "}",
    "(", ")", "<0fbd>", "/* c */", "// c", "\\U1F698", "\\", "bplist00",
  ]

  static let words = [
    "basic", "large", "main", "rank", "grid", "twoColumn", "list", "mainBanner", "textHeader",
    "courseSwimlane", "featuredCourse", "categories", "businessBanner", "udemyBusinessBanner",
    "recommend", "sectionType", "sectionName", "contentItem", "contentItems", "layout", "layouts",
    "sections", "formatVersion", "description", "imageName", "imageLink", "text", "secondaryText",
    "highlightedText", "title", "caption", "author", "rating", "reviewCount", "price", "tag",
    "titles", "link", "selection", "random", "first", "id", "New item", "item", "group", "axis",
    "horizontal", "vertical", "width", "height", "count", "interItemSpacing", "fixed", "flexible",
    "subitems", "contentInsets", "interGroupSpacing", "orthogonalScrollingBehavior", "continuous",
    "groupPaging", "header", "footer", "fractionalWidth", "fractionalHeight", "absolute",
    "estimated",
    "sectionTypes", "rules", "devices", "items", "poster", "off", "warning", "error", "iphone-15",
    "393x852@3", "0x0@0", "99999999x1@1", "nested-item", "white-space", "missing-key",
    "https://example.com", "http://example.com", "javascript:alert(1)", "../../etc/passwd",
    "poster-cat", "Poster-Cat", "poster-cat.jpg", "poster-cat@2x",
  ]

  static let texts = [
    "", " ", "  ", "\"\"", " a", "a ", "a  b", "\u{1B}[2J", "\u{7}", "\u{9B}", "\u{202E}",
    "\u{2028}",
    "\u{FEFF}", "\u{0}", "\r", "\u{85}", "\u{301}", "한글", "👨‍👩‍👧", "🇰🇷", "::error::", "%0A", "$null",
    "\u{FFFE}", "\u{E000}", "e\u{301}", "\u{1F468}\u{200D}", "a\u{0}b", "officeProductivity",
    "healthAndFitness", "</script>", "-->", "null", "true", "YES",
  ]

  static let propertyList =
    (ExtremeNumbers.all + markup + words + texts + words.map { "<key>\($0)</key>" })
    .map { Array($0.utf8) }

  /// Text for between two tags or two quotation marks.
  static let plain =
    (ExtremeNumbers.all + words + texts).filter { !$0.contains("<") && !$0.contains("\"") }
    .map { Array($0.utf8) } + [Array("&quot;&amp;".utf8), Array("&#x1F698;".utf8)]

  /// Words in descriptions of layouts.
  static let caseWords =
    (ExtremeNumbers.all + [
      "horizontal", "vertical", "group", "item", "custom", "fw", "fh", "abs", "est", "paging",
      "none",
      "continuous", "groupPagingCentered", "continuousGroupLeadingBoundary", "top", "bottom",
      "leading",
      "trailing", "topLeading", "h", "plain", "grouped", "insetGrouped", "w", "count",
      "repeatCount",
      "interItemSpacing", "fixed", "flexible", "contentInsets", "safeArea", "layoutMargins",
    ]).map { Array($0.utf8) }

  static let json =
    (ExtremeNumbers.all + words + texts
    + [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud83d", "\\ud800", "\\udc00", "null",
      "true", "false", "{}",
      "[]", "[[[[", "fw", "fh", "abs", "est", "type", "group", "custom", "name", "scale",
      "containerSize", "itemsPerSection", "measuredSizes", "list", "orthogonalOffsets", "requested",
      "boundarySupplementaryItems", "supplementaryItems", "decorationItems", "alignment", "top",
      "none", "paging", "groupPagingCentered", "edgeSpacing", "pinToVisibleBounds", "-1", "1e9",
    ]).map { Array($0.utf8) }

  /// Pieces for images: signatures, names of parts, and numbers of several widths.
  static let images =
    [
      "\u{89}PNG\r\n\u{1A}\n", "IHDR", "IDAT", "IEND", "acTL", "eXIf", "JFIF", "Exif\0\0", "GIF89a",
      "RIFF", "WEBP", "VP8 ", "VP8L", "VP8X", "ANIM", "ftypheic", "ftypavif", "meta", "iprp",
      "ipco",
      "ispe", "irot", "imir", "iloc", "iinf", "infe", "pitm", "moov", "II*\0", "MM\0*", "BM",
      "%PDF-",
      "/MediaBox [0 0 60 40]", "/MediaBox", "endobj", "stream", "<svg width='1' height='1'>",
      "<svg viewBox='0 0 1e999 1'>", "width=", "viewBox=", "&", "<!ENTITY",
    ].map { Array($0.utf8) } + [
      [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0],
      [0, 0, 0, 1],
      [1, 0, 0, 0], [0xFF, 0xD8], [0xFF, 0xD9], [0xFF, 0xC0], [0xFF, 0xDA], [0xFF, 0xE1, 0, 2],
      Array(repeating: 0xFF, count: 8), Array(repeating: 0, count: 8),
      [0x7F] + Array(repeating: 0xFF, count: 7), [0x80] + Array(repeating: 0, count: 7),
    ]

  /// Pieces for command lines; a line break separates arguments.
  static let arguments =
    ([
      "validate", "build", "fix", "layout", "reference", "rules", "explain", "help", "--help", "-h",
      "--version", "--output", "--output=", "-o", "--strict", "--strict=1", "--reporter", "-r",
      "json",
      "sarif", "--color", "always", "--stdin-name", "--device", "-d", "--orientation", "landscape",
      "--json", "--pretty", "--dry-run", "-n", "-", "--", "---", "=", "--=", "\n", "\n\n",
      "-\u{301}",
      "nested-item", "--reporter=\u{1B}[2J",
    ] + texts + ExtremeNumbers.all).map { Array($0.utf8) }
}
