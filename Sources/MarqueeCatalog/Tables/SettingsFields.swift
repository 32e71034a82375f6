package import MarqueeScreen

/// The tables of `Marquee.plist`, the settings of a content folder.
extension FieldTable {
  package static let settings = settings(
    "settings", "Marquee.plist",
    Field(
      "itemKinds", .map(.dictionary(.authoredItemKind), names: .declaration(.kind)),
      "Custom kinds of items, or further fields for a built-in kind, by name."),
    Field(
      "screenFields", ownFields,
      "Fields that the root of a screen has too, by key."),
    Field(
      "include", .texts,
      "Paths, from the folder of these settings, of the property lists that are screens, if not all "
        + "are; '*' matches any characters."),
    Field(
      "exclude", .texts,
      "Paths, from the folder of these settings, and names of files and folders that hold no screens; "
        + "'*' matches any characters."),
    Field("currency", .currency, "The currency of prices, such as 'EUR'."),
    Field(
      "locale", .word(DisplayLocale.allCases.map(\.rawValue)),
      "The language and country of screens that are in no language's folder, and the country of those "
        + "in the folder of this language; 'en_US' if not written."),
    Field(
      "sectionTypes", .map(.dictionary(.authoredSectionType), names: .declaration(.sectionType)),
      "Custom section types, by name."),
    Field(
      "rules", .map(.word(["off", "note", "warning", "error"]), names: .rule),
      "How a rule's diagnostics are reported, by the rule's name."),
    Field(
      "baseline", .text,
      "The file with the diagnostics that are not reported, which 'marquee validate "
        + "--write-baseline' writes: a path from the folder of these settings."),
    Field(
      "devices", .texts,
      "The devices that layouts and images are judged on, by name or as 402x874@3."),
    Field(
      "textSizes", .texts,
      "The text sizes in which fit is checked, such as 'large', the default, and "
        + "'accessibilityExtraLarge'."),
    Field(
      "orientations", .texts,
      "How devices are held where fit is checked: 'portrait', the default, and 'landscape'."),
    Field(
      "directions", .texts,
      "The reading directions in which fit is checked: 'ltr' and 'rtl'; that of the language if not "
        + "written."),
    Field("images", .dictionary(.imageLimits), "When an image does not fit its cells."),
    Field(
      "usedImages", .texts.naming(.image),
      "Images that the app uses by other means; '*' matches any characters."),
    Field("textRules", .array(.textRule), "Custom rules about texts."),
    Field(
      "chrome", .map(.dictionary(.chrome), names: .reference(.screen)),
      "What the app shows around screens, for previews, by the screen's name; '*' for all others."
    ),
    Field("preview", .dictionary(.previewSettings), "How 'marquee preview' shows screens."),
    Field("theme", .dictionary(.theme), "What the app's cells look like."),
    Field("cells", .dictionary(.cellChoices), "Choices of single cells' looks."))

  package static let theme = fixed(
    FixedTable("theme", "a theme", isOfSettings: true) { Theme.looks.map(\.field) })

  package static let cellChoices = settings(
    "cellChoices", "choices of cells",
    Field("banner", .dictionary(.bannerCell), "Banners."),
    Field("course", .dictionary(.courseCell), "Cards of courses, and of items of custom kinds."))

  package static let bannerCell = settings(
    "bannerCell", "a banner's cell",
    Field(
      "texts", Theme.BannerTexts.kind,
      "Where title and caption are: 'over' the image, the default, or 'below' it."))

  package static let courseCell = settings(
    "courseCell", "a course's card",
    Field(
      "stars", Theme.CourseStars.kind,
      "How many stars are beside the number of the rating: 'five', the default, or 'one'."))

  package static let chrome = settings(
    "chrome", "a screen's bars",
    Field("title", .text, "The title in the navigation bar; there is no bar if not written."),
    Field("largeTitle", .boolean, "Whether the title is large at the top of the screen."),
    Field("tabs", .array(.tab), "The tabs of the tab bar; there is no bar if not written."),
    Field(
      "underBars", .boolean,
      "Whether the content begins at the edge of the screen, under the status bar."))

  package static let tab = settings(
    "tab", "a tab",
    Field("title", .text, .required, "The words below the icon."),
    Field("icon", .word(tabIcons), "The icon; a plain one if not written."),
    Field("selected", .boolean, "Whether it is the tab of the screen."))

  private static let tabIcons = [
    "home", "search", "play", "download", "person", "book", "cart", "heart", "bell", "list",
  ]

  package static let previewSettings = settings(
    "previewSettings", "'preview'",
    Field(
      "editor", .hiddenText,
      "The editor that pages of 'marquee server' open places in: 'vscode', 'xcode', 'idea', or an"
        + " address with '{path}', '{line}' and '{column}'."))

  private static func settings(_ name: String, _ phrase: String, _ fields: Field...) -> FieldTable {
    .fixed(FixedTable(name, phrase, isOfSettings: true) { fields })
  }

  private static let ownFields = FieldKind.map(
    .dictionary(.fieldDescription), names: .declaration(.field))

  package static let authoredSectionType = settings(
    "authoredSectionType", "a section type",
    Field(
      "items", .text.naming(.kind), .required,
      "The kind of its items: a built-in one, or one of 'itemKinds'."),
    Field(
      "layout", .word(SectionType.builtIn.map(\.name) + HouseLayout.all.map(\.name)), .required,
      "The layout of the house that it has, or the built-in section type whose layout it has."),
    Field(
      "fields", ownFields, "Fields that such a section has too, by key."),
    Field("itemCount", .dictionary(.itemCount), "How many items such a section has."),
    Field(
      "showsName", .boolean,
      "Whether 'sectionName' is shown, in the header of the layout; as in 'layout' if not written."),
    Field(
      "numbered", .boolean,
      "Whether each item's image has a numeral, or each row one in front of its text: its 'rank', or "
        + "its position if no item has one; as in 'layout' if not written."),
    Field(
      "fallback", .word(SectionType.builtIn.map(\.name)),
      "The built-in section type that an app shows that does not know this one."))

  package static let itemCount = settings(
    "itemCount", "'itemCount'",
    Field("minimum", .integer(atLeast: 1), "The least number of items."),
    Field("maximum", .integer(atLeast: 1), "The greatest number of items."))

  package static let authoredItemKind = settings(
    "authoredItemKind", "a kind of items",
    Field(
      "extends", .text.naming(.kind),
      "The kind whose fields it has too: a built-in or a custom one."),
    Field("fields", ownFields, "Its own fields, by key."),
    Field(
      "show", .dictionary(.show),
      "Which field is which part of the cell; 'images.poster' is one in a group."),
    Field(
      "identity", .text.naming(.field),
      "The field that makes an item the same one when others change, such as a code."))

  package static let show = fixed(
    FixedTable("show", "'show'", isOfSettings: true) {
      ShownPart.allCases.map { part in
        Field(
          part.rawValue, .text.naming(.fieldPath),
          "The field that is the cell's \(part.rawValue).")
      }
    })

  package static let fieldDescription = fixed(
    FixedTable("fieldDescription", "a field", isOfSettings: true) { descriptionFields })

  private static let descriptionFields: [Field] = [
    Field("kind", .word(OwnFieldKind.all.map(\.word)), .required, "What its values are."),
    Field("required", .boolean, "Whether it must be written; it need not if this is absent."),
    Field(
      "requiredWhen", .map(.anything, names: .field),
      "Values of other fields with which it must be written."),
    Field("default", .anything, "The value where an author writes none."),
    Field("help", .text, "What the field is for, in one line."),
    Field("minLength", .integer(atLeast: 0), "The least number of characters of a text."),
    Field("maxLength", .integer(atLeast: 0), "The greatest number of characters of a text."),
    Field("pattern", .text, "A regular expression that the whole text matches."),
    Field("minimum", .decimal, "The least number."),
    Field("maximum", .decimal, "The greatest number."),
    Field("digits", .integer(atLeast: 0), "How many digits follow the decimal point at most."),
    Field("schemes", .texts, "The schemes that a link may have, such as 'https'."),
    Field("values", .texts, "The words of a choice."),
    Field("of", .fieldType, "What the elements of a list are: a kind, or a field's description."),
    Field("minCount", .integer(atLeast: 0), "The least number of elements of a list."),
    Field("maxCount", .integer(atLeast: 0), "The greatest number of elements of a list."),
    Field("unique", .boolean, "Whether no two elements of a list are equal."),
    Field("fields", ownFields, "The fields of a group, by key."),
    Field(
      "to", .word(ReferenceTarget.allCases.map(\.rawValue)),
      "What a reference names: an item if absent."),
  ]

  package static let textRule = settings(
    "textRule", "a text rule",
    Field(
      "id", .identifier, .required,
      "The rule's name, in lowercase letters, digits and hyphens: no built-in rule's."),
    Field(
      "fields", .texts.naming(.anyField),
      "The keys of the texts that it is about, as 'title'; all texts that are shown if not written."
    ),
    Field(
      "forbids", .hiddenText, .requiredUnless("requires"),
      "A regular expression that no part of a text may match."),
    Field(
      "requires", .hiddenText, .requiredUnless("forbids"),
      "A regular expression that a part of each text must match; '^' and '$' are its ends."),
    Field("message", .text, .required, "What is reported."),
    Field(
      "severity", .word(["note", "warning", "error"]),
      "How serious it is; 'warning' if not written."),
    Field(
      "ignoreCase", .boolean, "Whether letters match in either case; they do not if not written."))

  package static let imageLimits = settings(
    "imageLimits", "limits for images",
    Field(
      "lookup", .word(["uiKit", "files"]),
      "How the app finds loose files: 'uiKit' (if not written) as UIImage(named:), PNG by the plain"
        + " name and others with their extension; 'files' any by the plain name."),
    Field(
      "maximumEnlargement", .number,
      "How many times larger than its pixels an image may be shown; 1.1 if not written."),
    Field(
      "maximumDistortion", .number,
      "How many times wider or higher in proportion than its cell it may be; 1.75 if not written."
    ),
    Field(
      "maximumByteCount", .integer(atLeast: 1),
      "How many bytes an image's file may have; 1000000 if not written."),
    Field(
      "maximumReduction", .number,
      "How many times smaller than its pixels its largest cell may be; 4 if not written."))
}
