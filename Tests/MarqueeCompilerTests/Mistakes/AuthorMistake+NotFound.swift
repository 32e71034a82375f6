extension AuthorMistake {
  /// Mistakes that are not found as they should be, with the reason.
  static let notFound: [String: String] = [
    "settings' name misspelt":
      "a name close to 'Marquee.plist' is not suggested, and each key and type is reported",
    "comment that is misspelt": "a word close to 'marquee:allow' is not noticed",
    "comment that ignores in another tool's words":
      "words after 'marquee:' other than 'allow' are not noticed",
    "comment that allows in capitals": "'Marquee:Allow' is not noticed",
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
    "scheme misspelt": "'htps' is taken for an app's own scheme",
    "scheme with a letter too many": "'httpss' is taken for an app's own scheme",
    "comma for the point of a host": "a host may hold a comma",
    "price with three decimals": "a zero at the end is not counted, though it is shown",
    "currency of yen for a price with cents":
      "zeros at the end are not counted, though they are shown",
    "heading of three over five": "a heading is not compared with more items than it names",
    "closing tag of a key forgotten": "the key that the mistake made is reported too",
    "key closed twice": "the second closing tag is taken for that of the dictionary",
    "text inside a key": "each of the tags is reported",
    "comment that never ends": "the key that the comment swallowed is reported too",
    "comment in a comment": "the words after the first end are reported too",
    "text section that never ends": "the key that the text swallowed is reported too",
    "text tag for a key": "the value of the key is reported too",
    "end of the declaration forgotten":
      "the last tag is reported, since the declaration swallows the first",
    "encoding that is declared and not read": "only the first letter of the encoding is marked",
    "encoding that does not exist": "only the first letter of the encoding is marked",
    "line break of C": "only what XML and HTML escape is noticed",
    "letter of JSON": "only what XML and HTML escape is noticed",
    "color without its sign": "it is taken for the name of a color set",
    "color as in CSS": "it is taken for the name of a color set",
    "color as in C": "it is taken for the name of a color set",
    "base that does not exist": "a text rule about a field of the faulty kind is reported too",
  ]
}

extension SoundCatalog {
  /// Catalogs without a mistake of which something is said, with the reason.
  static let notSilent = [
    "list of people as rows": "an image of an own kind is taken to fill a row of a list",
    "property lists of other kinds": "they are taken for screens",
    "two languages": "an item's translation is taken for another meaning of its identifier",
    "banner without a title": "only this link must begin with 'https://', which no reference says",
  ]
}
