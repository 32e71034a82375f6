import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

/// A part of a text that its author does not mean to show.
struct Draft {
  let kind: Kind
  /// A note for what is rarely meant, but may be.
  let severity: Severity
  /// The bytes of the text that are not meant.
  let range: Range<Int>

  /// What is wrong with a text, in words that follow the field's name; '*' is what is not meant.
  ///
  /// The table of patterns names the cases.
  enum Kind: String, CaseIterable, Sendable {
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
}

extension Draft {
  /// Searches a text for the first kind that it has.
  ///
  /// - Parameters:
  ///   - text: UTF-8, without white space at its ends.
  ///   - key: The key of its field.
  /// - Returns: `nil` if the text has none.
  /// - Complexity: O(*n*) in the bytes, whatever they are: a text may be a megabyte of '['.
  init?(in text: ArraySlice<UInt8>, ofField key: String) {
    let isKnown = text.withSpan { Self.isKnown($0) }
    guard
      let found = Self.word(text, isKnown, ofField: key) ?? Self.pattern(in: text, isKnown)
        ?? Self.repeatedWord(in: text) ?? Self.repeatedHalf(of: text)
        ?? Self.unmatchedMark(in: text)
    else { return nil }
    self = found
  }

  /// Whether a variable of a template or Markdown may be what a text is about: it is quoted, or in
  /// a title, beside other words or as a single word of letters.
  func mayBeMeant(in text: ArraySlice<UInt8>, isTitle: Bool) -> Bool {
    guard kind == .placeholder || kind == .markdown else { return false }
    return Self.match(of: Self.quotation, in: text) != nil
      || isTitle && (range != text.indices || Self.match(of: Self.variable, in: text) != nil)
  }

  /// Whether a text is a name as programs use them: 'hero_image', 'still-train', 'heroImage'.
  ///
  /// 'iPhone', 'macOS', 'deadmau5' and 'hip-hop' are titles, too.
  static func isCode(_ text: ArraySlice<UInt8>) -> Bool { match(of: code, in: text) != nil }

  private static let quotation = TextPattern(
    known: #"["`“”„«「][^"`“”„»」]*[%{\[*_$][^"`“”„»」]*["`“”»」]"#)
  private static let variable = TextPattern(known: #"^[${}]*[A-Za-z]+\}*$"#)
  private static let code = TextPattern(
    known: "_|^[a-z]{4,}(?:-[a-z]{4,})+$|^[a-z]{2,}(?:[A-Z][a-z]+)+$")
  /// A guillemet that is not an arrow: it touches a word on one side, or begins a quotation.
  private static let guillemet = TextPattern(known: #"\b[«»]\B|\B[«»]\b|.\B«\B"#)

  /// The first of at most 16 matches that is not meant; after a number '%' is a percentage.
  private static func match(of pattern: TextPattern, in text: ArraySlice<UInt8>) -> Range<Int>? {
    var budget = StepBudget(byteCount: .max)
    return text.withSpan { pattern.matches(in: $0, upTo: 16, spending: &budget) }
      .lazy.map { match in
        let start = text.startIndex
        return WhiteSpace.trimming(text[start + match.lowerBound..<start + match.upperBound])
          .indices
      }.first { match in
        text[match.lowerBound] != UInt8(ascii: "%")
          || WhiteSpace.trimming(text[..<match.lowerBound]).last?.isASCIIDigit != true
      }
  }
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

  private static func word(
    _ text: ArraySlice<UInt8>, _ isKnown: Bool, ofField key: String
  ) -> Draft? {
    guard text.count <= 64, isKnown || text.count == key.utf8.count else { return nil }
    let word = String(decoding: text, as: UTF8.self)
    let isLabel = word.lowercased() == key.lowercased()
    let isBlank = isKnown && (words.contains(word) || phrases.contains(word.lowercased()))
    guard isLabel || isBlank else { return nil }
    return Draft(kind: isLabel ? .label : .blank, severity: .warning, range: text.indices)
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
  private struct Pattern: Sendable {
    let kind: Kind
    let severity: Severity
    /// The first bytes of signs; a text without any of them does not match.
    let signs: [UInt8]
    let expression: TextPattern
  }

  private static func pattern(in text: ArraySlice<UInt8>, _ isKnown: Bool) -> Draft? {
    var isIn = [Bool](repeating: false, count: 256)
    for (byte, next) in zip(text, text.dropFirst() + [0x20]) {
      // A full stop and a colon end words.
      if next != 0x20 || byte != UInt8(ascii: ".") && byte != UInt8(ascii: ":") {
        isIn[Int(byte)] = true
      }
    }
    if let first = text.first { isIn[Int(first)] = true }
    for pattern in patterns
    where pattern.signs.isEmpty ? isKnown : pattern.signs.contains(where: { isIn[Int($0)] }) {
      guard let range = match(of: pattern.expression, in: text) else { continue }
      return Draft(kind: pattern.kind, severity: pattern.severity, range: range)
    }
    return nil
  }

  private static let patterns = table.replacing("\n  ", with: "").split(separator: "\n")
    .map { line in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      let name = parts[0].replacing("?", with: "")
      guard parts.count == 3, let kind = Kind.allCases.first(where: { "\($0)" == name }) else {
        preconditionFailure("'\(line)' is not a pattern")
      }
      let signs = parts[1] == "known" ? "" : parts[1]
      return Pattern(
        kind: kind, severity: parts[0] == name ? .warning : .note,
        signs: signs.unicodeScalars.compactMap(\.utf8.first),
        expression: TextPattern(known: parts[2]))
    }

  /// What no author means to show; the first pattern that matches counts.
  ///
  /// Each has a kind, with '?' for a note; signs of which a text must have one, or 'known' for a
  /// text that begins or ends as a known one; and a regular expression, with '(?i)' for any case.
  /// A kind is kept only while it reports nothing in real catalogs and names that is not a mistake:
  ///
  /// - '?', '-' and '+' are titles, '!!!' is a band, and stars are ratings.
  /// - R has '%in%', and in the middle '%d' can be what a text is about.
  /// - Emphasis begins and ends by CommonMark's rules; '__init__' is Python.
  /// - 'Node.js' and 'Booking.com' are products.
  private static let table = #"""
    blank known (?i)^(?:lorem ipsum dolor|ipsum dolor|dolor sit amet|consectetur adipis|
      sed do eiusmod|ut enim ad minim|duis aute irure|excepteur sint|sed ut perspiciatis).*
    blank known ^(?:TODO(?:[:(]| -)|FIXME|DRAFT:|PLACEHOLDER:|Text folgt).*
    blank? known ^(?:TBD|XXX):.*|^(?:undefined|null|NaN) | TBD$
    keys known (?i)^(?:asdf|asdasd|sdf[sg]|dfg[dh]|fgh[fj]|ghj[gk]|jklj|hjkl|lkjh|kjhg|jhgf|hgfd|
      gfds|fdsa)[asdfghjkl]*$|^(?:zxcv|xcvb|cvbn|vbnm)[zxcvbnm]*$|^yxcv[yxcvbnm]*$
    keys known ^qwer(?:t[yz]?|tyuiop)?$
    blank ([<{ \(null\)|\[object Object\]|Optional\("|<\w+: 0x[0-9a-f]+|^\[['"].*['"]\]$|
      ^\{['"]\w+['"]:
    blank ([<【 [(\[<【（](?:(?:DRAFT|WIP|仮)[)\]】）]|(?:TODO|TBD|tbd|FIXME|PLACEHOLDER|
      placeholder|[Ii]nsert |INSERT |[Yy]our text|要確認|확인 필요)[^)\]>】）]*[)\]>】）])
    blank - \d{4}-\d\d-\d\dT\d\d:\d\d
    blank? ._… ^[._…]$
    blank ._…?-–—#=~ ^(?:(?:\. ?)+|(?:_ ?)+|(?:… ?)+|(?:\? ?){2,}|(?:- ?){2,}|(?:– ?){2,}|
      (?:— ?){2,}|(?:# ?){2,}|(?:= ?){2,}|(?:~ ?){2,})$
    placeholder % %\d{1,2}\$(?:@|(?:\.\d+)?l*[dsifu](?:\b|[^\x00-\x7F]))|\d%%\B
    placeholder % %(?:@|\([A-Za-z_][A-Za-z0-9_.\-]*\)[sdif]|(?:l+|\.\d+l*)[dsifu](?:\b|
      [^\x00-\x7F])|[dsifu](?:[.,:!?]*$|[^\x00-\x7F]))|^%[dsifu](?:\b|[^\x00-\x7F])
    placeholder {<$[\ \{\{[^{}]*\w[^{}]*\}\}|\{%[^%]*\w[^%]*%\}|<%[^%]*\w[^%]*%>|<\?[^?]*\w[^?]*\?>|
      <#[^#]*\w[^#]*#>|\$\{[^{}]*\w[^{}]*\}|[#%]\{[A-Za-z_][A-Za-z0-9_.\-]*\}|
      [$\\]\([A-Za-z_][A-Za-z0-9_.\-]*\)|\[\[[A-Za-z_][A-Za-z0-9_.\-]*\]\]|\{(?:\d{1,2}|
      [a-z_][A-Za-z0-9_.\-]*|[A-Z][A-Z0-9_]*)(?:, ?(?:plural|select|number|date|time)[^}]*|
      :[^ }]{0,6})?\}
    markdown # ^#{2,6} \b|^# \p{Lu}
    markdown *~_ \B\*{2,3}\b[^*]*[^* ]\*{2,3}\B|\B~~\b[^~]*[^~ ]~~\B|
      \b__[^\W_][^_]*[^\w.\-][^_]*[^_ ]__\b
    markdown [ \[[^\]]+\]\((?:http|/|#|mailto:|www\.|screen:)[^)]*\)
    fileName . (?i)^(?:\S+ ){0,3}\S*[^\s.]\.(?:png|jpe?g|gif|webp|heic|avif|svg|tiff|psd|bmp)$|
      ^(?:Screenshot|Screen Shot|Bildschirmfoto|Capture d’écran) .*\.(?:png|jpe?g|heic)$|
      ^\S*[^\s.]\.(?:pdf|mp4|m4v|avi|mkv|plist|json|csv|xml|txt|rtf|docx|xlsx|pptx|html?|sketch|
      xcassets|strings)$
    fileName known ^(?:(?:IMG|DSC|PXL|MVI|VID|Screenshot|image)_|IMG-|DSC[NF]?|
      GOPR)(?:[\d_\-]+\d[\d_\-]|\d[\d_\-]{2})[\d_\-]*$
    fileName @ ^\S+@[23]x$
    code _% ^[a-z]+(?:_[a-z0-9]{2,})+$|^[A-Z]+(?:_[A-Z0-9]{2,})+$|^%[A-Z_]{3,}%$
    address :.@ ^(?:https?://|mailto:|www\.)\S{4,}$|
      ^[<(\[]?[A-Za-z0-9._%+\-]+@(?:[A-Za-z0-9\-]+\.)+[A-Za-z]{2,}[>)\]]?$
    escape %= %[C-F][0-9A-F]%[89AB][0-9A-F](?:%[0-9A-F]{2})*|\b%(?:2[0-9A-F]|3[A-F])|
      =[CDE][0-9A-F]=[89AB][0-9A-F](?:=[89AB][0-9A-F])?|=\?[\w\-]+\?[BQbq]\?\S*\?=
    escape \ \\(?:x[0-9A-Fa-f]{2}|u\{[0-9A-Fa-f]+\}|U[0-9A-Fa-f]{8}|[0-3][0-7]{2}|['/&]|
      ["`^~]\{?[A-Za-z]|r\b|(?:emph|text[a-z]{2})\{)
    escape &'"[<: &(?:amp|nbsp|quot|[aeiou](?:acute|grave|uml|circ)|[lr][sd]quo|#x?[0-9]{2,4})\b|
      \b''\b|'''\b|\B""\b|\b""\B|\[\[[^\[\]]*\w[^\[\]]*\]\]|<!--|<!\[CDATA\[|:[a-z]+_[a-z_]+:|
      \[/(?:b|i|u|url|img|color|size|quote|code)\]|\B:(?:smile|fire|star|heart|rocket|tada|warning|
      sparkles):\B
    alphabets аѕ [A-Za-z][аеорсухіѕј]+[A-Za-z]|[A-Za-z]{2,}[аеорсухіѕј]\b
    remark known \b(?:DO NOT (?:PUBLISH|USE|RELEASE|SHIP|TRANSLATE|EDIT)|NOT (?:FINAL|APPROVED)|
      NEEDS REVIEW|CHANGE ?ME|REPLACE ME|NICHT (?:VERÖFFENTLICHEN|FINAL)|NOCH PRÜFEN|NOCH OFFEN|
      NE PAS PUBLIER|NO PUBLICAR|À (?:TRADUIRE|COMPLÉTER))\b|^(?:[Dd]o not (?:publish|translate)|
      Nicht veröffentlichen|Ne pas publier|No publicar|[Nn]ote to (?:editor|translator))s?\b
    remark / ^// .*|^/\*.*
    remark ([ [(\[](?:[Cc]heck\??|(?:[Cc]heck (?:with|this)|needs? (?:image|photo|text|copy|review)|
      ask \p{Lu}|sp\?|noch (?:zu )?(?:prüfen|übersetzen)|pendiente|por (?:definir|traducir)|
      à (?:vérifier|compléter|traduire))[^)\]]*)[)\]]
    remark? ([ [(\[]\?+[)\]]
    label [<{【 (?i)^[\[<{【［]\s?(?:(?:sub)?title|heading|headline|(?:author |product |company |
      your )?name|author|caption|description|text|image|photo|logo|date|price|category|tag|label|
      brand|titel|überschrift|bild|beschreibung|titre|légende|título|imagen|descripción|autor|
      タイトル|見出し|説明|画像|제목|설명|이미지)\s?[\]>}】］]$
    label? [ ^\[\p{Lu}\p{Ll}+(?: \p{L}+){0,3}\]$
    label known (?i)^(?:title|caption|description|alt text|titel|beschreibung|titre|título|
      descripción) ?[:：]
    copyMark known [\-–—] ?(?:[Cc]opy|[Kk]opie|[Cc]opi[ea])(?: ?\(?\d+\)?)?$|\b (?:copy|Kopie|
      copi[ea]) \d+$|\((?:[Cc]opy|[Oo]ld|[Bb]ackup|Kopie|copi[ea]|コピー|副本|복사본)(?: \d+)?\)$
    copyMark known のコピー ?\d*$|\S ?(?:복사본|副本) ?\d*$
    copyMark? known ^(?:Copy of|Kopie von|Copie de|Copia d[ei]) |\p{Lu}\S* (?:copy|Kopie|copi[ea])$
    copyMark? ( \B\(\d\)$
    separator ·•・|/,;&-(["“« [·•∙・|/,;&–—\-] +[·•∙・|/,;&–—\-](?: |$)| [·•∙|/&–—\-]$| ,| \( ?\)|
       \[ ?\]| ["“„«] ?["”“»](?: |$)
    separator ·|/,; ^[·∙|/,;] |,,
    separator? •-, ^[•–\-] |,$
    """#
}

extension Draft {
  /// Words that no sentence has twice; 'that that', 'had had' and 'der der' are right.
  private static let unrepeated = texts(
    "the|and|of|an|in|for|with|from|this|und|für|mit|ist|le|les|et|dans|pour|avec|une|el|de|del|una"
  )

  /// The first word that comes twice, except names, as 'Duran Duran'; a word of five letters or
  /// more can be repeated for emphasis.
  private static func repeatedWord(in text: ArraySlice<UInt8>) -> Draft? {
    let parts = text.split(separator: 0x20)
    for (part, next) in zip(parts, parts.dropFirst()) {
      let (first, second) = (part.suffix(while: \.isOfWord), next.prefix(while: \.isOfWord))
      let isSame = first.elementsEqual(second)
      let isCapitalized =
        first.startIndex == text.startIndex && first.first.map { $0 | 0x20 } == second.first
        && first.dropFirst().elementsEqual(second.dropFirst())
      guard !second.isEmpty, isSame || isCapitalized else { continue }
      let range = first.startIndex..<second.endIndex
      let isNeverRight = unrepeated.contains(String(decoding: second, as: UTF8.self))
      let isLong = second.count > 4 && second.allSatisfy(\.isASCIISmallLetter)
      if isNeverRight || isSame && isLong && range != text.indices {
        return Draft(kind: .repetition, severity: isNeverRight ? .warning : .note, range: range)
      }
    }
    return nil
  }

  /// The whole of a text that says the same twice: 'A quiet film A quiet film', 'LagoonLagoon'.
  ///
  /// 'New York, New York' and 'Bora Bora' are names, and choruses say the same more often.
  private static func repeatedHalf(of text: ArraySlice<UInt8>) -> Draft? {
    guard let half = half(of: text), self.half(of: half) == nil else { return nil }
    let between = text[half.endIndex...].dropLast(half.count)
    let isJoined = between.allSatisfy { $0 == 0x20 }
    let wordCount = half.count { $0 == 0x20 } + 1
    let isCapitalized =
      half.first?.isASCIICapital == true && half.last?.isASCIISmallLetter == true
    // Kana and ideographs; other scripts have names that are one word twice.
    let isIdeographic = half.allSatisfy { (0x80...0xBF).contains($0) || (0xE3...0xE9).contains($0) }
    let isWord = between.isEmpty && isCapitalized && half.count > 4
    let isWordOfIdeographs = between.isEmpty && isIdeographic && half.count > 9
    let isPhrase = wordCount > (isJoined ? 1 : 2)
    guard isPhrase || isWord || isWordOfIdeographs else { return nil }
    let isCertain = isPhrase ? isJoined && wordCount > 2 : isWord
    return Draft(kind: .repetition, severity: isCertain ? .warning : .note, range: text.indices)
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
  private static func unmatchedMark(in text: ArraySlice<UInt8>) -> Draft? {
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
    let range =
      unmatchedBracket(open, closed, in: text)
      ?? unmatched(straight, in: text) ?? unmatched(curly, in: text)
      ?? (angular.count == 1 && match(of: guillemet, in: text) != nil ? angular.first : nil)
    return range.map { Draft(kind: .unmatched, severity: .warning, range: $0) }
  }

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
