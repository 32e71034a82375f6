import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

/// A part of a text that its author does not mean to show.
///
/// The file is long because the table of patterns is: one place for all that is known.
struct Draft {
  let kind: Kind
  /// A note for what is rarely meant, but may be.
  let severity: Severity
  /// The bytes of the text that are not meant.
  let range: Range<Int>

  /// What is wrong with a text, in words that follow the field's name; '*' is what is not meant.
  enum Kind: String, Sendable {
    case blank = "contains * in place of a text"
    case placeholder = "contains the placeholder *"
    case markdown = "contains Markdown, which the app shows as it is: *"
    case escape = "contains an escape, which the app shows as it is: *"
    case fileName = "is the name of a file, not a text"
    case code = "is a name in a program, not a text"
    case address = "is an address, not a text"
    case keys = "is a row of keys, not a text"
    case repetition = "has a word twice: *"
    case unmatched = "has an unmatched *"
    case alphabets = "mixes two alphabets in a word: *"
    case remark = "contains a note to other editors: *"
    case label = "begins with the label *"
    case copyMark = "has the mark of a copy: *"
    case separator = "has nothing beside *"

    var whole: String {
      switch self {
      case .blank, .placeholder: "is a placeholder, not a text"
      case .label: "is a label, not a text"
      case .repetition: "says everything twice"
      default: rawValue
      }
    }
  }

  private struct Pattern: Sendable {
    let kind: Kind
    let severity: Severity
    /// A text without any of these signs does not match; if there are none, one that neither begins
    /// nor ends as a known text.
    let signs: UInt64
    let expression: TextPattern

    init(
      _ kind: Kind, _ signs: String, _ expression: String, _ severity: Severity = .warning,
      ignoringCase: Bool = false
    ) {
      guard let expression = try? TextPattern(expression, ignoringCase: ignoringCase) else {
        preconditionFailure("'\(expression)' is not an expression")
      }
      (self.kind, self.severity, self.expression) = (kind, severity, expression)
      self.signs = signs.utf8.reduce(0) { $0 | Draft.bit(of: $1) }
    }
  }

  /// Searches a text for the first kind that it has.
  ///
  /// - Parameters:
  ///   - text: UTF-8, without white space at its ends.
  ///   - key: The key of its field.
  /// - Returns: `nil` if the text has none.
  /// - Complexity: O(*n*) in the bytes, whatever they are: a text may be a megabyte of '['.
  init?(in text: ArraySlice<UInt8>, ofField key: String) {
    let isKnown = text.withSpan { Self.isKnown($0) }
    if let kind = Self.kind(ofWhole: text, isKnown, ofField: key) {
      self.init(kind: kind, severity: .warning, range: text.indices)
      return
    }
    let signs = Self.signs(of: text)
    for pattern in Self.patterns
    where pattern.signs & signs != 0 || isKnown && pattern.signs == 0 {
      guard let range = Self.match(of: pattern, in: text) else { continue }
      self.init(kind: pattern.kind, severity: pattern.severity, range: range)
      return
    }
    if let (range, severity) = Self.repeatedWord(in: text) ?? Self.repeatedHalf(of: text) {
      self.init(kind: .repetition, severity: severity, range: range)
    } else if let range = Self.unmatchedMark(in: text) {
      self.init(kind: .unmatched, severity: .warning, range: range)
    } else {
      return nil
    }
  }

  private init(kind: Kind, severity: Severity, range: Range<Int>) {
    (self.kind, self.severity, self.range) = (kind, severity, range)
  }

  /// One of 64 bits for a sign, which few others have; 0 for a letter of ASCII and a digit.
  private static func bit(of byte: UInt8) -> UInt64 {
    switch byte {
    // The first bytes of '·', of Cyrillic letters, of '•' and '…', of '「' and of '（'.
    case 0xC2, 0xD0, 0xD1, 0xE2, 0xE3, 0xEF: 1 << UInt64((byte >> 4) - 0xB)
    case 0x80...: 0
    default: byte.isASCIILetter || byte.isASCIIDigit ? 0 : 1 << UInt64(byte & 0x3F)
    }
  }

  /// The signs of a text: a '.' or ':' unless it ends a word, and a space before another sign.
  private static func signs(of text: ArraySlice<UInt8>) -> UInt64 {
    var (signs, isAfterWord): (UInt64, Bool) = (0, false)
    for index in text.indices {
      let (byte, next) = (text[index], text.byte(at: index + 1) ?? 0x20)
      let isMeant = byte == 0x20 ? bit(of: next) == 0 : isAfterWord && next == 0x20
      if !(isMeant && " .:".utf8.contains(byte)) { signs |= bit(of: byte) }
      isAfterWord = byte.isOfWord
    }
    return signs
  }

  /// The first of at most 16 matches that is not meant; after a number '%' is a percentage.
  private static func match(of pattern: Pattern, in text: ArraySlice<UInt8>) -> Range<Int>? {
    var budget = StepBudget(byteCount: .max)
    return text.withSpan { pattern.expression.matches(in: $0, upTo: 16, spending: &budget) }
      .lazy.map { match in
        let start = text.startIndex
        return WhiteSpace.trimming(text[start + match.lowerBound..<start + match.upperBound])
          .indices
      }.first { match in
        text[match.lowerBound] != UInt8(ascii: "%")
          || WhiteSpace.trimming(text[..<match.lowerBound]).last?.isASCIIDigit != true
      }
  }

  /// Whether a variable of a template or Markdown may be what a text is about: it is quoted, or in
  /// a title, beside other words or as a single word of letters.
  func mayBeMeant(in text: ArraySlice<UInt8>, isTitle: Bool) -> Bool {
    guard kind == .placeholder || kind == .markdown else { return false }
    return text.withSpan { Self.quotation.expression.firstMatch(in: $0) } != nil
      || isTitle && (range != text.indices || Self.match(of: Self.word, in: text) != nil)
  }

  private static let quotation = Pattern(
    .placeholder, "", #"["`“”„«「][^"`“”„»」]*[%{\[*_$][^"`“”„»」]*["`“”»」]"#)
  private static let word = Pattern(.placeholder, "", #"^[${}]*[A-Za-z]+\}*$"#)

  /// Whether a text is a name as programs use them: 'hero_image', 'still-train', 'heroImage'.
  ///
  /// 'iPhone', 'macOS', 'deadmau5' and 'hip-hop' are titles, too.
  static func isCode(_ text: ArraySlice<UInt8>) -> Bool { match(of: code, in: text) != nil }

  private static let code = Pattern(
    .label, "", "_|^[a-z]{4,}(?:-[a-z]{4,})+$|^[a-z]{2,}(?:[A-Z][a-z]+)+$")
}

extension Draft {
  /// Texts in the case in which they are always written: `Todo` is Spanish, and `Null` is a film.
  private static let words = texts(
    """
    TODO|TODO.|TBD|TBD.|tbd|FIXME|test|test test|Test test|test123|xxx|xxxx|XXXX|foo|foobar|foo bar|
    Foo Bar|blah|blah blah|bla bla|placeholder|PLACEHOLDER|lorem|Lorem|ipsum|N/A|n/a|<null>|null|
    NULL|nil|<nil>|<no value>|undefined|NaN|None|#N/A|#REF!|#VALUE!|#NAME?|#DIV/0!|#NULL!|#NUM!
    """)
  private static let phrases = texts(
    """
    lorem ipsum|placeholder text|sample text|dummy text|blind text|your text here|text here|
    text goes here|insert text here|enter text here|add text here|title here|title goes here|
    your title here|insert title here|description here|description goes here|add description here|
    item title|section title|image description|enter a title|add a title|add a description|
    click to edit|tap to edit|type here|your name here|platzhaltertext|beispieltext|mustertext|
    blindtext|text hier einfügen|titel hier einfügen|texte factice|votre texte ici|votre titre ici|
    texto de relleno|tu texto aquí|ダミーテキスト|サンプルテキスト|샘플 텍스트|내용을 입력하세요
    """)
  /// Beginnings and ends of what patterns without a sign find.
  private static let edges = texts(
    """
    lorem|ipsum|dolor|consectetur|sed do|ut enim|duis aute|excepteur|sed ut|TODO|TBD:|XXX:|FIXME|
    DRAFT|Text folgt|asdf|asda|sdfs|dfgd|fghf|ghjg|jklj|sdfg|dfgh|fghj|ghjk|hjkl|lkjh|kjhg|jhgf|
    hgfd|gfds|fdsa|zxcv|xcvb|cvbn|vbnm|yxcv|qwer|IMG_|IMG-|DSC_|DSC0|DSC1|DSCN|DSCF|PXL_|MVI_|
    VID_|GOPR|Screenshot_|image_|text|author|title|titel|titre|título|caption|description|
    descripción|alt text|beschreibung|Copy of|Kopie|Copie|Copia|copy|Copy|kopie|copie|copia|コピー|
    副本|복사본|(old|backup|DO NOT|NOT FINAL|NOT APPROVED|NEEDS|CHANGE|REPLACE|NICHT|NOCH|NE PAS|
    NO PUB|À TRA|À COM|Note to|PUBLISH|RELEASE|TRANSLATE|SHIP| USE|FINAL|null | TBD|NaN |REVIEW
    """)

  private static func texts(_ list: String) -> Set<String> {
    Set(list.replacing("\n", with: "").split(separator: "|").map(String.init))
  }

  private static func kind(
    ofWhole text: ArraySlice<UInt8>, _ isKnown: Bool, ofField key: String
  ) -> Kind? {
    guard text.count <= 64, isKnown || text.count == key.utf8.count else { return nil }
    let word = String(decoding: text, as: UTF8.self)
    if word.lowercased() == key.lowercased() { return .label }
    return isKnown && (words.contains(word) || phrases.contains(word.lowercased())) ? .blank : nil
  }

  /// Whether a text may begin or end with one of the texts above.
  static func isKnown(_ text: borrowing Span<UInt8>) -> Bool {
    let start = (0..<min(4, text.count)).reduce(UInt32(0)) { $0 << 8 | UInt32(text[$1] | 0x20) }
    // A copy may have a number: 'Dune copy 2', 'Dune - Copy (2)'.
    var end = text.count
    while end > 4, text.count - end < 4,
      text[end - 1].isASCIIDigit || " ()".utf8.contains(text[end - 1])
    {
      end -= 1
    }
    let last = (max(0, end - 4)..<end).reduce(UInt32(0)) { $0 << 8 | UInt32(text[$1]) }
    return starts[slot(of: start)] || ends[slot(of: last)]
  }

  private static let starts = table(
    words.union(phrases).union(edges).map { text in
      text.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
    })
  private static let ends = table(
    edges.map { text in text.utf8.suffix(4).reduce(0) { $0 << 8 | UInt32($1) } })

  /// A place of four bytes in a table, which few others have.
  private static func slot(of bytes: UInt32) -> Int { Int((bytes &* 0x9E37_79B1) >> 16) }

  private static func table(_ keys: [UInt32]) -> [Bool] {
    keys.reduce(into: Array(repeating: false, count: 1 << 16)) { $0[slot(of: $1)] = true }
  }
}

extension Draft {
  /// What no author means to show, as regular expressions; the first one that matches counts.
  ///
  /// A kind is kept only while it reports nothing in real catalogs and names that is not a mistake.
  private static let patterns: [Pattern] = [
    // Words that wait for a text.
    Pattern(
      .blank, "",
      "^(?:lorem ipsum dolor|ipsum dolor|dolor sit amet|consectetur adipis|sed do eiusmod|"
        + "ut enim ad minim|duis aute irure|excepteur sint|sed ut perspiciatis).*",
      ignoringCase: true),
    Pattern(.blank, "", "^(?:TODO(?:[:(]| -)|FIXME|DRAFT:|PLACEHOLDER:|Text folgt).*"),
    Pattern(.blank, "", "^(?:TBD|XXX):.*|^(?:undefined|null|NaN) | TBD$", .note),
    Pattern(
      .keys, "",
      "^(?:asdf|asdasd|sdf[sg]|dfg[dh]|fgh[fj]|ghj[gk]|jklj|hjkl|lkjh|kjhg|jhgf|hgfd|gfds|fdsa)"
        + "[asdfghjkl]*$|^(?:zxcv|xcvb|cvbn|vbnm)[zxcvbnm]*$|^yxcv[yxcvbnm]*$", ignoringCase: true),
    Pattern(.keys, "", "^qwer(?:t[yz]?|tyuiop)?$"),
    // What programs write for nothing, and for a value that is not a text.
    Pattern(
      .blank, "([<{",
      #"\(null\)|\[object Object\]|Optional\("|<\w+: 0x[0-9a-f]+|"#
        + #"^\[['"].*['"]\]$|^\{['"]\w+['"]:"#),
    Pattern(
      .blank, "([<【",
      #"[(\[<【（](?:(?:DRAFT|WIP|仮)[)\]】）]|(?:TODO|TBD|tbd|FIXME|PLACEHOLDER|placeholder|"#
        + #"[Ii]nsert |INSERT |[Yy]our text|要確認|확인 필요)[^)\]>】）]*[)\]>】）])"#),
    // Signs. '?', '-' and '+' are titles, '!!!' is a band, and stars are ratings.
    Pattern(.blank, "-", #"\d{4}-\d\d-\d\dT\d\d:\d\d"#),
    Pattern(.blank, "._…", "^[._…]$", .note),
    Pattern(
      .blank, "._…?-–—#=~",
      #"^(?:(?:\. ?)+|(?:_ ?)+|(?:… ?)+|(?:\? ?){2,}|(?:- ?){2,}|(?:– ?){2,}|(?:— ?){2,}|"#
        + #"(?:# ?){2,}|(?:= ?){2,}|(?:~ ?){2,})$"#),
    // Directives of 'printf'. R has '%in%', and in the middle '%d' can be what a text is about.
    Pattern(.placeholder, "%", #"%\d{1,2}\$(?:@|(?:\.\d+)?l*[dsifu](?:\b|[^\x00-\x7F]))|\d%%\B"#),
    Pattern(
      .placeholder, "%",
      #"%(?:@|\([A-Za-z_][A-Za-z0-9_.\-]*\)[sdif]|(?:l+|\.\d+l*)[dsifu](?:\b|[^\x00-\x7F])|"#
        + #"[dsifu](?:[.,:!?]*$|[^\x00-\x7F]))|^%[dsifu](?:\b|[^\x00-\x7F])"#),
    // Variables of templates.
    Pattern(
      .placeholder, "{<$[\\",
      #"\{\{[^{}]*\w[^{}]*\}\}|\{%[^%]*\w[^%]*%\}|<%[^%]*\w[^%]*%>|<\?[^?]*\w[^?]*\?>|"#
        + #"<#[^#]*\w[^#]*#>|\$\{[^{}]*\w[^{}]*\}|[#%]\{[A-Za-z_][A-Za-z0-9_.\-]*\}|"#
        + #"[$\\]\([A-Za-z_][A-Za-z0-9_.\-]*\)|\[\[[A-Za-z_][A-Za-z0-9_.\-]*\]\]|"#
        + #"\{(?:\d{1,2}|[a-z_][A-Za-z0-9_.\-]*|[A-Z][A-Z0-9_]*)"#
        + #"(?:, ?(?:plural|select|number|date|time)[^}]*|:[^ }]{0,6})?\}"#),
    // Markdown, by CommonMark's rules of where emphasis begins and ends; '__init__' is Python.
    Pattern(.markdown, "#", #"^#{2,6} \b|^# \p{Lu}"#),
    Pattern(
      .markdown, "*~_",
      #"\B\*{2,3}\b[^*]*[^* ]\*{2,3}\B|\B~~\b[^~]*[^~ ]~~\B|"#
        + #"\b__[^\W_][^_]*[^\w.\-][^_]*[^_ ]__\b"#),
    Pattern(.markdown, "[", #"\[[^\]]+\]\((?:http|/|#|mailto:|www\.|screen:)[^)]*\)"#),
    // Names of files; 'Node.js' and 'Booking.com' are products.
    Pattern(
      .fileName, ".",
      #"^(?:\S+ ){0,3}\S*[^\s.]\.(?:png|jpe?g|gif|webp|heic|avif|svg|tiff|psd|bmp)$|"#
        + #"^(?:Screenshot|Screen Shot|Bildschirmfoto|Capture d’écran) .*\.(?:png|jpe?g|heic)$|"#
        + #"^\S*[^\s.]\.(?:pdf|mp4|m4v|avi|mkv|plist|json|csv|xml|txt|rtf|docx|xlsx|pptx|html?|"#
        + #"sketch|xcassets|strings)$"#, ignoringCase: true),
    Pattern(
      .fileName, "",
      #"^(?:(?:IMG|DSC|PXL|MVI|VID|Screenshot|image)_|IMG-|DSC[NF]?|GOPR)"#
        + #"(?:[\d_\-]+\d[\d_\-]|\d[\d_\-]{2})[\d_\-]*$"#),
    Pattern(.fileName, "@", #"^\S+@[23]x$"#),
    Pattern(.code, "_%", "^[a-z]+(?:_[a-z0-9]{2,})+$|^[A-Z]+(?:_[A-Z0-9]{2,})+$|^%[A-Z_]{3,}%$"),
    Pattern(
      .address, ":.@",
      #"^(?:https?://|mailto:|www\.)\S{4,}$|"#
        + #"^[<(\[]?[A-Za-z0-9._%+\-]+@(?:[A-Za-z0-9\-]+\.)+[A-Za-z]{2,}[>)\]]?$"#),
    // What other formats write for letters, quotation marks and emphasis.
    Pattern(
      .escape, "%=",
      #"%[C-F][0-9A-F]%[89AB][0-9A-F](?:%[0-9A-F]{2})*|\b%(?:2[0-9A-F]|3[A-F])|"#
        + #"=[CDE][0-9A-F]=[89AB][0-9A-F](?:=[89AB][0-9A-F])?|=\?[\w\-]+\?[BQbq]\?\S*\?="#),
    Pattern(
      .escape, "\\",
      #"\\(?:x[0-9A-Fa-f]{2}|u\{[0-9A-Fa-f]+\}|U[0-9A-Fa-f]{8}|[0-3][0-7]{2}|['/&]|"#
        + #"["`^~]\{?[A-Za-z]|r\b|(?:emph|text[a-z]{2})\{)"#),
    Pattern(
      .escape, "&'\"[<:",
      #"&(?:amp|nbsp|quot|[aeiou](?:acute|grave|uml|circ)|[lr][sd]quo|#x?[0-9]{2,4})\b|\b''\b|"#
        + #"'''\b|\B""\b|\b""\B|\[\[[^\[\]]*\w[^\[\]]*\]\]|<!--|<!\[CDATA\[|:[a-z]+_[a-z_]+:|"#
        + #"\[/(?:b|i|u|url|img|color|size|quote|code)\]|"#
        + #"\B:(?:smile|fire|star|heart|rocket|tada|warning|sparkles):\B"#),
    // A letter of another alphabet that looks the same.
    Pattern(.alphabets, "а", #"[A-Za-z][аеорсухіѕј]+[A-Za-z]|[A-Za-z]{2,}[аеорсухіѕј]\b"#),
    // What editors and their tools have left.
    Pattern(
      .remark, "",
      #"\b(?:DO NOT (?:PUBLISH|USE|RELEASE|SHIP|TRANSLATE|EDIT)|NOT (?:FINAL|APPROVED)|"#
        + #"NEEDS REVIEW|CHANGE ?ME|REPLACE ME|NICHT (?:VERÖFFENTLICHEN|FINAL)|NOCH PRÜFEN|"#
        + #"NOCH OFFEN|NE PAS PUBLIER|NO PUBLICAR|À (?:TRADUIRE|COMPLÉTER))\b|"#
        + #"^(?:[Dd]o not (?:publish|translate)|Nicht veröffentlichen|Ne pas publier|"#
        + #"No publicar|[Nn]ote to (?:editor|translator))s?\b"#),
    Pattern(.remark, "/", #"^// .*|^/\*.*"#),
    Pattern(
      .remark, "([",
      #"[(\[](?:[Cc]heck\??|(?:[Cc]heck (?:with|this)|needs? (?:image|photo|text|copy|review)|"#
        + #"ask \p{Lu}|sp\?|noch (?:zu )?(?:prüfen|übersetzen)|pendiente|por (?:definir|traducir)|"#
        + #"à (?:vérifier|compléter|traduire))[^)\]]*)[)\]]"#),
    Pattern(.remark, "([", #"[(\[]\?+[)\]]"#, .note),
    Pattern(
      .label, "[<{【",
      #"^[\[<{【［]\s?(?:(?:sub)?title|heading|headline|(?:author |product |company |your )?name|"#
        + #"author|caption|description|text|image|photo|logo|date|price|category|tag|label|brand|"#
        + #"titel|überschrift|bild|beschreibung|titre|légende|título|imagen|descripción|autor|"#
        + #"タイトル|見出し|説明|画像|제목|설명|이미지)\s?[\]>}】］]$"#, ignoringCase: true),
    Pattern(.label, "[", #"^\[\p{Lu}\p{Ll}+(?: \p{L}+){0,3}\]$"#, .note),
    Pattern(
      .label, "",
      #"^(?:title|caption|description|alt text|titel|beschreibung|titre|título|descripción)"#
        + #" ?[:：]"#, ignoringCase: true),
    Pattern(
      .copyMark, "",
      #"[\-–—] ?(?:[Cc]opy|[Kk]opie|[Cc]opi[ea])(?: ?\(?\d+\)?)?$|\b (?:copy|Kopie|copi[ea]) \d+$|"#
        + #"\((?:[Cc]opy|[Oo]ld|[Bb]ackup|Kopie|copi[ea]|コピー|副本|복사본)(?: \d+)?\)$"#),
    Pattern(.copyMark, "", #"のコピー ?\d*$|\S ?(?:복사본|副本) ?\d*$"#),
    Pattern(
      .copyMark, "",
      #"^(?:Copy of|Kopie von|Copie de|Copia d[ei]) |\p{Lu}\S* (?:copy|Kopie|copi[ea])$"#, .note),
    Pattern(.copyMark, "(", #"\B\(\d\)$"#, .note),
    // A list of which a part is empty.
    Pattern(
      .separator, " ",
      #"[·•∙・|/,;&–—\-] +[·•∙・|/,;&–—\-](?: |$)| [·•∙|/&–—\-]$| ,| \( ?\)| \[ ?\]|"#
        + #" ["“„«] ?["”“»](?: |$)"#),
    Pattern(.separator, "·|/,;", #"^[·∙|/,;] |,,"#),
    Pattern(.separator, "•-,", #"^[•–\-] |,$"#, .note),
  ]
}

extension Draft {
  /// Words that no sentence has twice; 'that that', 'had had' and 'der der' are right.
  private static let unrepeated = texts(
    "the|and|of|an|in|for|with|from|this|und|für|mit|ist|le|les|et|dans|pour|avec|une|el|de|del|una"
  )

  /// The first word that comes twice, except names, as 'Duran Duran'; a word of five letters or
  /// more can be repeated for emphasis.
  private static func repeatedWord(in text: ArraySlice<UInt8>) -> (Range<Int>, Severity)? {
    var last = text.prefix(0)
    for part in text.split(separator: 0x20) {
      let word = part.prefix(while: \.isOfWord)
      let isFirst = last.startIndex == text.startIndex
      if !word.isEmpty, last.count == word.count,
        last.elementsEqual(word)
          || isFirst && last.dropFirst().elementsEqual(word.dropFirst())
            && last.first.map({ $0 | 0x20 }) == word.first
      {
        let range = last.startIndex..<word.endIndex
        if unrepeated.contains(String(decoding: word, as: UTF8.self)) { return (range, .warning) }
        if word.count > 4, range != text.indices, word.allSatisfy(\.isASCIISmallLetter),
          last.elementsEqual(word)
        {
          return (range, .note)
        }
      }
      last = part.suffix(while: \.isOfWord)
    }
    return nil
  }

  /// The whole of a text that says the same twice: 'A quiet film A quiet film', 'LagoonLagoon'.
  ///
  /// 'New York, New York' and 'Bora Bora' are names, and choruses say the same more often.
  private static func repeatedHalf(of text: ArraySlice<UInt8>) -> (Range<Int>, Severity)? {
    guard let half = half(of: text), self.half(of: half) == nil else { return nil }
    let between = text[half.endIndex...].dropLast(half.count)
    let wordCount = half.count { $0 == 0x20 } + 1
    let isJoined = between.allSatisfy { $0 == 0x20 }
    if wordCount > (isJoined ? 1 : 2) {
      return (text.indices, isJoined && wordCount > 2 ? .warning : .note)
    }
    guard between.isEmpty else { return nil }
    if half.first?.isASCIICapital == true, half.last?.isASCIISmallLetter == true,
      half.count > 4
    {
      return (text.indices, .warning)
    }
    // Kana and ideographs; other scripts have names that are one word twice.
    let isLong = half.allSatisfy { (0x80...0xBF).contains($0) || (0xE3...0xE9).contains($0) }
    return isLong && half.count > 9 ? (text.indices, .note) : nil
  }

  /// The half of a text that is the same half twice, with a separator between or none.
  private static func half(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    for gap in 0...3 where text.count > gap && (text.count - gap).isMultiple(of: 2) {
      let half = text.prefix((text.count - gap) / 2)
      let between = text[half.endIndex...].prefix(gap)
      let isSeparator = between.allSatisfy { byte in " ,.-/|".utf8.contains(byte) }
      if isSeparator, half.elementsEqual(text.suffix(half.count)) { return half }
    }
    return nil
  }

  /// A bracket or a quotation mark without its other half: '(Director’s cut', '“Dune', 'Dune"'.
  private static func unmatchedMark(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var (open, closed): ([Range<Int>], [Range<Int>]) = ([], [])
    var (straight, curly, angular): ([Range<Int>], [Range<Int>], [Range<Int>]) = ([], [], [])
    var offset = text.startIndex
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let range = offset..<(offset + UTF8.width(scalar))
      offset = range.upperBound
      switch scalar {
      case "(", "[", "{", "「", "『", "【", "《", "〈", "〔", "（": open.append(range)
      case ")", "]", "}", "」", "』", "】", "》", "〉", "〕", "）":
        if open.popLast() == nil { closed.append(range) }
      case "\"": straight.append(range)
      case "“", "”", "„", "‟": curly.append(range)
      case "«", "»": angular.append(range)
      default: break
      }
    }
    return unmatchedBracket(open, closed, in: text)
      ?? unmatched(straight, in: text) ?? unmatched(curly, in: text)
      ?? (angular.count == 1 && match(of: guillemet, in: text) != nil ? angular.first : nil)
  }

  /// A guillemet that is not an arrow: it touches a word on one side, or begins a quotation.
  private static let guillemet = Pattern(.unmatched, "«", #"\b[«»]\B|\B[«»]\b|.\B«\B"#)

  /// The bracket that is left, if it is one.
  ///
  /// Faces such as ':)' and numbers such as '1)' need none, and where several are missing they are
  /// an ornament, as in 'Sunn O)))'. Kinds of brackets are not distinguished: '[0, 1)' is an
  /// interval.
  private static func unmatchedBracket(
    _ open: [Range<Int>], _ closed: [Range<Int>], in text: ArraySlice<UInt8>
  ) -> Range<Int>? {
    guard open.count + closed.count == 1, let bracket = (open + closed).first else { return nil }
    let (before, after) = (text.byte(at: bracket.lowerBound - 1), text.byte(at: bracket.upperBound))
    // A single bracket, which touches no word inside it, is what the text is about.
    guard let inner = closed.isEmpty ? after : before,
      inner.isOfWord || ".,!?%$#&+".utf8.contains(inner)
    else { return nil }
    let word = text[..<bracket.lowerBound].suffix(while: \.isOfWord)
    let isFace =
      after.map(":;=".utf8.contains) == true || before.map(":;=-'^*".utf8.contains) == true
      || before.map("8xXBD".utf8.contains) == true && word.count < 3
    let isNumbered =
      !closed.isEmpty && (1...3).contains(word.count) && after == 0x20
      && (text.byte(at: word.startIndex - 1) ?? 0x20) == 0x20
    return isFace || isNumbered ? nil : bracket
  }

  /// The last of an odd number of quotation marks.
  ///
  /// Languages use the curly marks in different pairs, so only their number counts. After a digit a
  /// mark means inches, and between letters it is Hebrew. Apostrophes are not counted.
  private static func unmatched(
    _ marks: [Range<Int>], in text: ArraySlice<UInt8>
  ) -> Range<Int>? {
    let others = marks.filter { mark in
      let before = text.byte(at: mark.lowerBound - 1)
      let isInWord = before?.isOfWord == true && text.byte(at: mark.upperBound)?.isOfWord == true
      return before?.isASCIIDigit != true && !isInWord
    }
    return marks.count.isMultiple(of: 2) || others.count.isMultiple(of: 2) ? nil : others.last
  }
}

extension UInt8 {
  /// Whether the byte belongs to a word: a letter, a digit, or any character beyond ASCII.
  var isOfWord: Bool { isASCIILetter || isASCIIDigit || self >= 0x80 }

  fileprivate var isASCIISmallLetter: Bool { (0x61...0x7A).contains(self) }
}

extension ArraySlice<UInt8> {
  /// The byte at an index; `nil` beyond the ends.
  fileprivate func byte(at index: Int) -> UInt8? { indices.contains(index) ? self[index] : nil }

  /// The bytes at the end that fulfill a condition.
  fileprivate func suffix(while isWanted: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[((lastIndex { !isWanted($0) }).map { $0 + 1 } ?? startIndex)...]
  }
}
