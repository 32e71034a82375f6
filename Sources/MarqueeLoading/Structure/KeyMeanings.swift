/// Words that authors of other formats write for a key.
package enum KeyMeanings {
  /// A key, with the position of a word among its words.
  struct Match {
    let key: String
    /// The position of the word: an earlier one is closer.
    let position: Int
  }

  /// Returns the keys that a word can mean, ignoring its case, hyphens, underscores and spaces.
  static func matches(_ word: String) -> [Match] { byWord[plain(word), default: []] }

  static func matches(_ word: String, _ key: String) -> Bool {
    matches(word).contains { $0.key == plain(key) }
  }

  /// How close a key of another format is to one of ours: the key itself before one that ends in
  /// its words, any other with them after those, and words that come first before later ones.
  package struct Closeness: Hashable, Comparable, Sendable {
    /// 0 if the whole key is a word, 1 if its last word is one, else 2.
    package let part: Int
    package let position: Int

    package static func < (left: Closeness, right: Closeness) -> Bool {
      (left.part, left.position) < (right.part, right.position)
    }
  }

  /// Returns how close the words of a key are to a key of the list below; `nil` if none means it.
  ///
  /// Digits at the end of a word do not count, and neither does an `s`.
  package static func closeness(of words: some Collection<String>, to key: String) -> Closeness? {
    let words = words.map { String($0.reversed().drop(while: \.isNumber).reversed()) }
      .filter { !$0.isEmpty }
    let wanted = plain(key)
    func position(_ word: String) -> Int? {
      if word == wanted { return -1 }
      let match = byWord[word, default: []].first { $0.key == wanted }
      return match?.position ?? (word.hasSuffix("s") ? position(String(word.dropLast())) : nil)
    }
    if let whole = position(words.joined()) { return Closeness(part: 0, position: whole) }
    if let last = words.last.flatMap(position) { return Closeness(part: 1, position: last) }
    return words.compactMap(position).min().map { Closeness(part: 2, position: $0) }
  }

  /// How close the words of keys, each inside the one before, are to a key of the list below.
  ///
  /// `url` and the like after the word of an image say only how it is written.
  package static func closeness(ofKeys keys: [String], to key: String) -> Closeness? {
    let words = keys.flatMap { KeyWords($0).words }
    let forms: Set = ["url", "uri", "link", "href", "name", "path", "file", "src"]
    let named = words.reversed().drop { key == "imageName" && forms.contains($0) }.reversed()
    return closeness(of: named.isEmpty ? words : Array(named), to: key)
  }

  /// Whether keys, or their last word, mean a key of the list below.
  package static func name(_ keys: [String], _ key: String) -> Bool {
    closeness(ofKeys: keys, to: key).map { $0.part < 2 } ?? false
  }

  /// Whether a key of another format says only that something is in a list.
  package static func namesStructure(_ key: String) -> Bool {
    let words = KeyWords(key).words
    return words.isEmpty || closeness(of: words, to: "structure")?.part == 0
  }

  /// A key in the form that ``Match/key`` has.
  static func plain(_ key: String) -> String {
    String(decoding: key.lowercased().utf8.filter { !"-_ ".utf8.contains($0) }, as: UTF8.self)
  }

  private static let images =
    "image picture photo poster thumbnail thumb cover artwork icon img pic backdrop banner logo "
    + "avatar wallpaper art screenshot "
  private static let summaries =
    " summary desc overview plot synopsis abstract blurb excerpt about info message content body"
    + " answer back definition meaning translation"
  /// Keys and words that say only that something is in a list.
  private static let structure =
    "items content contents item entries elements list rows data children cards records results "
    + "objects values value cells entry hits nodes docs "

  /// The words of each key, the closest ones first.
  private static let words: KeyValuePairs<String, String> = [
    // Sections.
    "sectionType": "type kind sectionKind layoutType style",
    "sectionName":
      "title name header heading headline sectionTitle sectionHeader label category genre group "
      + "row section shelf",
    "contentItem": structure
      + "posters movies products films series shows videos books songs albums courses games apps "
      + "recipes articles posts events places titles",
    "layout": "layoutName",
    "query": "search filter",
    "sections": "rows content shelves",
    "formatVersion": "version",

    // Items.
    "id": "identifier uuid uid slug itemID guid isbn sku code key handle barcode ean",
    "description":
      "title name text label caption alt altText heading headline subtitle" + summaries,
    "title":
      "name heading headline movie film product course front question term word text label "
      + "description",
    "text": "title name label heading headline description",
    "secondaryText":
      "subtitle detail details description caption subheading secondary" + summaries,
    "caption": "subtitle description text body tagline detail" + summaries,
    "subtitle":
      "subhead subheading tagline caption detail details secondaryText description text"
      + summaries,
    "imageName": images + "imageFile file asset",
    "imageLink": images + "imageURL posterURL thumbnailURL pictureURL url src",
    "link":
      "url href action deeplink destination target webLink linkURL address uri permalink page "
      + "homepage website site",
    "spokenText": "accessibilityLabel voiceOver alt altText accessibility",
    "highlightedText": "highlight highlighted emphasis",
    "author":
      "teacher instructor creator lecturer by authors artist director brand vendor supplier maker "
      + "publisher company user",
    "rating": "stars score ratings averageRating rate",
    "reviewCount": "reviews ratingCount numReviews numberOfReviews numberOfRatings ratings",
    "price": "cost amount fee",
    "currency": "currencyCode",
    "tag": "badge label ribbon",
    "titles": "categories items names chips tags list",
    "rank": "position place number ranking",

    // What lists of other formats have, and screens do not.
    "date": "day year released release published created updated birthday time",
    "structure": structure
      + "categories groups home layout layouts lists page screen sections feed channel response "
      + "payload root body result info volumeInfo snippet attributes fields node properties "
      + "messages notifications",
    "itemDetails":
      "actors attachments authors awards cast categories chapters comments credits crew episodes "
      + "extras formats genres images ingredients keywords languages lessons links offers options "
      + "people photos prices properties ratings reviews roles seasons sizes sources stars steps "
      + "tags tracks trailers translations variants versions",

    // Settings.
    "itemKinds": "kinds items models itemTypes",
    "sectionTypes": "types sections kindsOfSections",
    "screenFields": "fields screens",
    "include": "files only included",
    "exclude": "ignore ignored skip excludes",
    "devices": "phones screens",
    "textRules": "customRules patterns",
    "extends": "base inherits parent from",
    "fields": "keys properties attributes",
    "show": "cell parts display",
    "showsName": "header hasHeader showHeader",
    "fallback": "default",
    "kind": "type",
    "required": "mandatory",
    "default": "defaultValue value",
    "help": "description comment documentation",
    "values": "choices options cases words enum",
    "of": "element elements items",
    "to": "target",
    "minimum": "min least from",
    "maximum": "max most",
    "forbids": "forbid pattern regex match",
    "requires": "require pattern regex",
    "message": "text description reason",
    "severity": "level",
    "items": "kind itemKind holds",

    // Queries.
    "where": "filter conditions matching",
    "orderBy": "sort sortBy order orderedBy",
    "limit": "count max maximum first",
    "descending": "reverse reversed desc",

    // Layouts.
    "contentInsets": "insets padding margin margins contentInset",
    "interGroupSpacing": "spacing groupSpacing lineSpacing",
    "interItemSpacing": "spacing itemSpacing gap",
    "orthogonalScrollingBehavior": "scrolling scroll orthogonalScrolling",
    "axis": "direction orientation",
    "count": "columns itemCount repeat",
    "leading": "left",
    "trailing": "right",
    "fractionalWidth": "fraction",
    "absolute": "points fixed",
    "fixed": "points absolute",
  ]

  private static let byWord: [String: [Match]] = words.reduce(into: [:]) { matches, entry in
    let (key, words) = entry
    for (position, word) in words.split(separator: " ").enumerated() {
      matches[plain(String(word)), default: []].append(
        Match(key: plain(key), position: position))
    }
  }
}
