extension AuthorMistake {
  /// Mistakes that are not found as they should be, with the reason.
  static let notFound: [String: String] = [
    "code of a film copied": "two items of a section may have one identity",
    "code of a library's item copied": "two items of the library may have one identity",
    "file of an image set renamed": "the scale that the set lost is reported at the screen too",
    "file of an image set removed": "the scale that the set lost is reported at the screen too",
    "image set with a misspelt key": "the scale that the set lost is reported at the screen too",
    "kind of a library's item forgotten":
      "sections are told that the library does not have the faulty item",
    "item of the library twice": "it is reported twice at one place",
    "percent for a fraction, over images":
      "each image is reported, whose cells the mistake has made",
    "item that is higher than its group, over images":
      "each image is reported, whose cells the mistake has made",
    "price with three decimals": "a zero at the end is not counted, though it is shown",
    "currency of yen for a price with cents":
      "zeros at the end are not counted, though they are shown",
    "closing tag of a key forgotten": "the key that the mistake made is reported too",
    "key closed twice": "the second closing tag is taken for that of the dictionary",
    "text inside a key": "each of the tags is reported",
    "comment that never ends": "the key that the comment swallowed is reported too",
    "comment in a comment": "the words after the first end are reported too",
    "text section that never ends": "the key that the text swallowed is reported too",
    "text tag for a key": "the value of the key is reported too",
    "end of the declaration forgotten":
      "the last tag is reported, since the declaration swallows the first",
    "base that does not exist": "a text rule about a field of the faulty kind is reported too",
  ]
}

extension SoundCatalog {
  /// Catalogs without a mistake of which something is said, with the reason.
  static let notSilent = [
    "list of people as rows": "an image of an own kind is taken to fill a row of a list",
    "banner without a title": "only this link must begin with 'https://', which no reference says",
  ]
}
