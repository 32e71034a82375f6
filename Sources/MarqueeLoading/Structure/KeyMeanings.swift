/// Words that authors of other formats write for a key.
enum KeyMeanings {
  /// A key, with the position of a word among its words.
  struct Match {
    /// The key in small letters.
    let key: String
    /// The position of the word: an earlier one is closer.
    let position: Int
  }

  /// Returns the keys that a word can mean, ignoring its case, hyphens, underscores and spaces.
  static func matches(_ word: String) -> [Match] { byWord[plain(word), default: []] }

  /// Whether a word can mean a key.
  static func matches(_ word: String, _ key: String) -> Bool {
    matches(word).contains { $0.key == plain(key) }
  }

  /// A key in the form that ``Match/key`` has.
  static func plain(_ key: String) -> String {
    String(decoding: key.lowercased().utf8.filter { !"-_ ".utf8.contains($0) }, as: UTF8.self)
  }

  /// The words of each key, the closest ones first.
  private static let words: KeyValuePairs<String, String> = [
    // Sections.
    "sectionType": "type kind sectionKind layoutType style",
    "sectionName": "name title header heading headline sectionTitle sectionHeader label",
    "contentItem":
      "items content contents item entries elements list rows data children cards posters movies",
    "layout": "layoutName",
    "query": "search filter",
    "sections": "rows content shelves",
    "formatVersion": "version",

    // Items.
    "id": "identifier uuid uid slug itemID",
    "description":
      "title name text label caption alt altText heading headline summary desc subtitle",
    "title": "name heading headline text label description",
    "text": "title name label heading headline description",
    "secondaryText": "subtitle detail details description caption subheading secondary",
    "caption": "subtitle description text body tagline detail summary",
    "subtitle": "caption detail tagline subheading description",
    "imageName":
      "image picture photo poster thumbnail thumb cover artwork icon img pic imageFile file asset",
    "imageLink":
      "imageURL image picture photo poster thumbnail thumb cover artwork icon img pic posterURL "
      + "thumbnailURL pictureURL url src",
    "link": "url href action deeplink destination target webLink linkURL address",
    "spokenText": "accessibilityLabel voiceOver alt altText accessibility",
    "highlightedText": "highlight highlighted emphasis",
    "author": "teacher instructor creator lecturer by authors",
    "rating": "stars score ratings averageRating",
    "reviewCount": "reviews ratingCount numReviews numberOfReviews numberOfRatings ratings",
    "price": "cost amount fee",
    "currency": "currencyCode",
    "tag": "badge label ribbon",
    "titles": "categories items names chips tags list",
    "rank": "position place number ranking",

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
