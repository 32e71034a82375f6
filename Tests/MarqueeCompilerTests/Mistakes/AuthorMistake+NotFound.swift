extension AuthorMistake {
  /// Mistakes that are not found as they should be, with the reason.
  static let notFound: [String: String] = [
    "image set with a misspelt key": "the scale that the set lost is reported at the screen too",
    "settings' name misspelt":
      "a name close to 'Marquee.plist' is not suggested, and each key and type is reported",
    "inset as a fraction": "UIKit takes an inset of less than a point for a part of the container",
    "header over the section's items": "a header inside of the section may be meant",
    "spacing wider than the group": "the count is reported, which the spacing leaves no room",
    "width of three points": "the cells inside are reported, which are narrower still",
    "key in an array": "the key and its value are reported each",
    "text inside a key": "each of the tags is reported",
    "comment in a comment": "the words after the first end are reported too",
    "end of the declaration forgotten":
      "the last tag is reported, since the declaration swallows the first",
  ]
}

extension ValidCatalog {
  /// Catalogs without a mistake that have diagnostics, with the reason.
  static let notSilent = [
    "banner without a title": "only this link must begin with 'https://', which no reference says"
  ]
}
