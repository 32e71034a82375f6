import MarqueeImages
import MarqueeLoading
import MarqueeScreen

/// What the values of a key can mean to people.
///
/// The score of a meaning is the weight of the key's words times the share of values that can have
/// it. If two keys or meanings have the same score, the first one counts.
package enum Meaning: String, Hashable, Sendable, CaseIterable {
  case image, title, subtitle, price, rating, currency, identifier, date, choice, link

  /// The score from which a meaning is used.
  static let threshold = 0.25

  /// How likely a key without a known word has a meaning.
  static func unknownWeight(_ meaning: Meaning) -> Double {
    switch meaning {
    case .date, .link: 0.5
    case .title, .choice: 0.3
    case .subtitle: 0.2
    case .image, .price, .rating, .currency, .identifier: 0
    }
  }

  /// How much the words of a key say about a meaning, from 0 to 1.
  ///
  /// The last word counts most, and a key that is a single word more than `originalTitle`. For an image, words such as `url` after it say only how it is
  /// written.
  static func weight(of meaning: Meaning, in key: KeyWords) -> Double {
    var words = key.words
    if meaning == .image {
      while let last = words.last, words.count > 1, formWords.contains(last) { words.removeLast() }
    }
    guard let last = words.last, let known = known[meaning] else { return unknownWeight(meaning) }
    if known.contains(last) { return words.count == 1 ? 1 : 0.9 }
    let isNamed = meaning != .identifier && words.contains(where: known.contains)
    return isNamed ? 0.6 : unknownWeight(meaning)
  }

  /// Words after which comes how an image is given.
  private static let formWords: Set = ["url", "uri", "link", "href", "name", "path", "file", "src"]

  private static let known: [Meaning: Set<String>] = [
    .image: [
      "art", "artwork", "avatar", "backdrop", "banner", "cover", "icon", "image", "images", "img",
      "logo", "photo", "pic", "picture", "poster", "thumb", "thumbnail", "wallpaper",
    ],
    .title: [
      "caption", "heading", "headline", "label", "name", "title", "movie", "film", "product",
      "course",
    ],
    .subtitle: [
      "about", "abstract", "author", "blurb", "body", "desc", "description", "detail", "details",
      "excerpt", "info", "overview", "plot", "sub", "subtitle", "summary", "synopsis", "tagline",
      "text",
    ],
    .price: ["amount", "cost", "fee", "price"],
    .rating: ["rate", "rating", "ratings", "score", "stars", "vote"],
    .currency: ["currency"],
    .identifier: ["code", "guid", "id", "identifier", "isbn", "key", "sku", "slug", "uuid"],
    .date: [
      "at", "birthday", "created", "date", "day", "published", "release", "released", "time",
      "updated", "year",
    ],
    .choice: [
      "category", "certificate", "certification", "country", "genre", "group", "kind", "language",
      "level", "section", "state", "status", "type",
    ],
    .link: [
      "address", "homepage", "href", "link", "page", "permalink", "site", "trailer", "uri", "url",
      "video", "website",
    ],
  ]

  /// The score of a meaning for a key, from 0 to 1.
  ///
  /// - Parameter values: The key's values that are not empty.
  static func score(of meaning: Meaning, _ key: KeyWords, _ values: [ImportedValue]) -> Double {
    let weight = weight(of: meaning, in: key)
    let areImages = meaning == .image && values.allSatisfy { $0.text.map(isImageFile) ?? false }
    // A number such as 1999 is a year only if its key says so.
    let isNumber = meaning == .date && values.contains { $0.number != nil }
    if isNumber, weight == unknownWeight(.date) { return 0 }
    return max(weight, areImages ? 0.7 : 0) * share(of: meaning, in: values)
  }

  /// How many of a key's values, from 0 to 1, can have a meaning.
  ///
  /// - Parameter values: The values that are not empty.
  /// - Complexity: O(*n*) in their bytes.
  static func share(of meaning: Meaning, in values: [ImportedValue]) -> Double {
    guard !values.isEmpty else { return 0 }
    switch meaning {
    case .choice:
      return words(of: values) == nil ? 0 : 1
    case .identifier:
      let texts = values.compactMap { canIdentify($0) ? $0.scalarText : nil }
      return Double(Set(texts).count) / Double(values.count)
    default:
      return Double(values.count { canHave(meaning, $0) }) / Double(values.count)
    }
  }

  /// The few words that all values are, in their order; `nil` for free text.
  static func words(of values: [ImportedValue]) -> [String]? {
    var words: [String] = []
    for value in values {
      guard let text = value.text, text.utf8.count <= 40, isOneLine(text) else { return nil }
      if !words.contains(text) { words.append(text) }
      if words.count > maximumWordCount { return nil }
    }
    return words.count > 1 && words.count * 2 <= values.count ? words : nil
  }

  private static let maximumWordCount = 12

  private static func canHave(_ meaning: Meaning, _ value: ImportedValue) -> Bool {
    switch meaning {
    case .image:
      return value.text.map { isImageName($0) || isWebLink($0) } ?? false
    case .title:
      return value.text.map { $0.utf8.count <= 200 && isOneLine($0) && !isLink($0) } ?? false
    case .subtitle:
      return value.text.map { !isLink($0) } ?? false
    case .price:
      return value.number.map { $0.doubleValue >= 0 } ?? value.text.map(isPriceText) ?? false
    case .rating:
      return value.number.map { (0...5).contains($0.doubleValue) } ?? false
    case .currency:
      return value.text.map { $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isASCIICapital) } ?? false
    case .date:
      if case .date = value.kind { return true }
      if let number = value.number { return Int(number.text).map((1000...9999).contains) ?? false }
      return value.text.map { CalendarText.date($0) != nil } ?? false
    case .link:
      return value.text.map(isLink) ?? false
    case .choice, .identifier:
      return true
    }
  }

  private static func canIdentify(_ value: ImportedValue) -> Bool {
    if let number = value.number { return Int(number.text) != nil }
    return value.text.map { text in
      text.utf8.count <= 64 && !text.utf8.contains(where: \.isASCIISpace)
    } ?? false
  }

  // MARK: Texts

  /// Whether a text is a link or a place in the catalog.
  static func isLink(_ text: String) -> Bool {
    // A text that is not a link is not an error here.
    (try? Destination(Array(text.utf8)[...])) != nil
  }

  /// Whether a text is a link to the web.
  static func isWebLink(_ text: String) -> Bool {
    // A text that is not a link is not an error here.
    (try? WebLink(Array(text.utf8)[...])) != nil
  }

  /// Whether a text can be the name of an image, and has no white space or path around it.
  static func isImageName(_ text: String) -> Bool {
    text.utf8.count <= 128 && RelativePath(text) != nil
      && text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\\") }
  }

  /// Whether a text ends like the name of an image file.
  private static func isImageFile(_ text: String) -> Bool {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = text[text.utf8.index(after: dot)...]
    return ImageFormat(fileExtension: ending.lowercased()) != nil
  }

  /// Whether a text can be a price with its currency, such as `$19.99` or `19,99 EUR`.
  private static func isPriceText(_ text: String) -> Bool {
    text.utf8.count <= 16 && text.utf8.contains { (0x30...0x39).contains($0) }
      && text.utf8.count { $0.isASCIILetter } <= 3 && CalendarText.date(text) == nil
  }

  private static func isOneLine(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 }
  }
}
