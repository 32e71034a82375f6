import MarqueeOutputs
import MarqueeScreen
import Testing

/// What keys and values of a list mean.
@Suite struct MeaningTests {
  /// The only kind of a list of items in JSON.
  private static func kind(_ items: [String], currency: Currency? = nil) throws -> ImportedKind {
    let text = "[\(items.map { "{\($0)}" }.joined(separator: ","))]"
    let plan = ImportPlan([ImportedFile(Array(text.utf8), name: "List.json")], currency: currency)
    #expect(plan.diagnostics == [])
    return try #require(plan.kinds.first)
  }

  private static func part(_ part: ShownPart, of kind: ImportedKind) -> String? {
    kind.show.first { $0.part == part }.map { kind.fields[$0.field].sourceKey }
  }

  @Test(
    arguments: [
      ("title", "\"A\"", Meaning.title), ("movieName", "\"A\"", .title),
      ("Film Title", "\"A\"", .title),
      ("overview", "\"A\"", .subtitle), ("short_description", "\"A\"", .subtitle),
      ("posterPath", "\"poster1\"", .image), ("IMG", "\"a.png\"", .image),
      ("image-url", "\"https://example.com/a\"", .image), ("file", "\"a.jpg\"", .image),
      ("salePrice", "4", .price), ("imdbRating", "4.5", .rating), ("stars", "5", .rating),
      ("releaseDate", "\"2024-02-29\"", .date), ("updated_at", "\"2024-02-28T10:00:00Z\"", .date),
      ("year", "1999", .date), ("homepage", "\"https://example.com\"", .link),
      ("imdbID", "\"tt1\"", .identifier), ("SKU", "12", .identifier),
    ])
  func `a key means what its words and values say`(
    key: String, value: String, meaning: Meaning
  ) throws {
    let kind = try Self.kind(["\"\(key)\": \(value)"])
    #expect(kind.fields.first?.meaning == meaning)
    #expect(kind.fields.first?.scores.first?.value ?? 0 >= 0.7)
  }

  @Test(
    arguments: [
      ("price", "\"cheap\"", Meaning.price), ("votes", "1200", .date), ("rating", "80", .rating),
      ("date", "\"soon\"", .date),
      ("date", "\"2023-02-29\"", .date), ("date", "\"2024-05-01T10:00:00+02:00\"", .date),
      ("url", "\"here\"", .link), ("image", "\"two words\"", .image), ("image", "\"../a\"", .image),
      ("title", "\"https://example.com\"", .title), ("id", "\"two words\"", .identifier),
    ])
  func `a word alone says nothing`(key: String, value: String, meaning: Meaning) throws {
    let kind = try Self.kind(["\"\(key)\": \(value)"])
    #expect(kind.fields.first?.scores.contains { $0.meaning == meaning } == false)
  }

  @Test func `the score is the word's weight times the share of values`() throws {
    let kind = try Self.kind([
      #""poster": "a""#, #""poster": "b""#, #""poster": "c d""#, #""poster": "e""#,
    ])
    let score = kind.fields[0].scores.first { $0.meaning == .image }?.value
    // Three of four values can be the name of an image.
    #expect(score == 0.75)
    #expect(kind.fields[0].kind == "text")
    #expect(Self.part(.image, of: kind) == nil)
  }

  @Test func `each part of a cell has the field with the highest score`() throws {
    let kind = try Self.kind([
      #""tagline": "x", "label": "A", "name": "B", "cover": "c", "thumbUrl": "t", "score": 3"#
    ])
    // Of equal scores the first counts.
    #expect(Self.part(.title, of: kind) == "label")
    #expect(Self.part(.subtitle, of: kind) == "tagline")
    #expect(Self.part(.image, of: kind) == "cover")
    #expect(Self.part(.rating, of: kind) == "score")
  }

  @Test func `a price is shown if its currency is known`() throws {
    let item = #""name": "A", "price": 5"#
    let plain = try Self.kind([item])
    #expect(Self.part(.price, of: plain) == nil)
    #expect(plain.hasPriceWithoutCurrency)
    #expect(Self.part(.price, of: try Self.kind([item], currency: Currency("EUR"))) == "price")
    let own = try Self.kind([item + #", "currency": "USD""#])
    #expect(Self.part(.price, of: own) == "price")
    #expect(!own.hasPriceWithoutCurrency)
  }

  @Test func `a price that is a text is a caption`() throws {
    let kind = try Self.kind([
      #""name": "A", "price": "$9.99""#, #""name": "B", "price": "19 EUR""#,
    ])
    #expect(Self.part(.caption, of: kind) == "price")
    #expect(Self.part(.price, of: kind) == nil)
    #expect(!kind.hasPriceWithoutCurrency)
  }

  @Test func `a category names its section`() throws {
    let text = #"[{"category": "New", "movies": [{"title": "A"}]}, {"movies": [{"title": "B"}]}]"#
    let plan = ImportPlan([ImportedFile(Array(text.utf8), name: "a.json")])
    #expect(plan.kinds.first?.sectionFields.isEmpty == true)
    let screen = try #require(plan.files.last)
    #expect(String(decoding: screen.bytes, as: UTF8.self).contains("<string>New</string>"))
  }

  @Test func `the name of a list of sections is kept in each of them`() throws {
    let text = #"""
      {"Action": [{"title": "New", "list": "mine", "films": [{"name": "A"}]}],
       "Drama": [{"title": "Old", "list": "yours", "films": [{"name": "B"}]}]}
      """#
    let plan = ImportPlan([ImportedFile(Array(text.utf8), name: "a.json")])
    #expect(plan.kinds.first?.sectionFields.map(\.key) == ["list", "list2"])
    let screen = String(decoding: try #require(plan.files.last).bytes, as: UTF8.self)
    for name in ["Action", "Drama"] {
      #expect(screen.contains("<key>list2</key>\n\t\t\t<string>\(name)</string>"))
    }
  }

  @Test func `few words are a choice, many are texts`() throws {
    let genres = ["Drama", "Crime", "Drama", "Crime"]
    let kind = try Self.kind(genres.indices.map { #""name": "\#($0)", "genre": "\#(genres[$0])""# })
    #expect(kind.fields[1].form == .choice(["Drama", "Crime"]))
    #expect(Self.part(.caption, of: kind) == "genre")
    let texts = try Self.kind((0..<4).map { #""name": "\#($0)", "genre": "g\#($0)""# })
    #expect(texts.fields[1].form == .plain)
  }

  @Test func `images by link need a title, and extend a row`() throws {
    let link = #""image": "https://example.com/a.png""#
    let kind = try Self.kind([#""name": "A", \#(link)"#, #""name": "B", \#(link)"#])
    #expect(kind.base == "row")
    #expect(kind.fields.map(\.key) == ["text", "imageLink"])
    let untitled = try Self.kind([#""name": "A", \#(link)"#, link])
    #expect(untitled.base == nil)
    #expect(untitled.fields.map(\.kind) == ["text", "link"])
  }

  @Test func `a key with another meaning in a screen gets another name`() throws {
    let kind = try Self.kind([#""name": "A", "kind": "x", "link": "no link", "id": 4.5, "item": 1"#]
    )
    #expect(
      kind.fields.map(\.key) == [
        "name", "originalKind", "originalLink", "originalID", "originalItem",
      ])
    let kept = try Self.kind([#""name": "A", "link": "https://example.com", "id": 7"#])
    #expect(kept.fields.map(\.key) == ["name", "link", "id"])
    #expect(kept.fields.map(\.isInherited) == [false, true, true])
  }

  @Test(
    arguments: [
      ("Movies", "movie", "movies"), ("categories", "category", "categoryList"),
      ("top list", "topList", "topLists"),
      ("course", "courseItem", "courseItems"), ("Series", "series", "seriesList"),
      ("!", "item", "items"),
    ])
  func `kinds are named after files`(file: String, kind: String, sectionType: String) {
    let text = Array("[{\"a\": 1}]".utf8)
    let plan = ImportPlan([ImportedFile(text, name: "in/\(file).json")])
    #expect(plan.kinds.map(\.name) == [kind])
    #expect(plan.kinds.map(\.sectionType) == [sectionType])
  }

  @Test func `lists of groups are items or sections by their words`() throws {
    func sections(_ text: String) -> Int? {
      ImportPlan([ImportedFile(Array(text.utf8), name: "a.json")]).screens.first?.sectionCount
    }
    #expect(
      sections(#"[{"title": "A", "films": [{"x": 1}]}, {"title": "B", "films": [{"x": 2}]}]"#) == 2)
    #expect(
      sections(#"[{"title": "A", "cast": [{"x": 1}]}, {"title": "B", "cast": [{"x": 2}]}]"#) == 1)
    #expect(sections(#"[{"title": "A", "bits": [{"x": 1}]}, {"title": "B", "bits": []}]"#) == 1)
    // An image or a date belongs to an item.
    #expect(sections(#"[{"title": "A", "image": "a", "bits": [{"x": 1}]}]"#) == 1)
    #expect(sections(#"{"data": {"rows": {"New": [{"x": 1}], "Old": [{"x": 2}]}}}"#) == 2)
    #expect(sections(#"{"m1": {"name": "A"}, "m2": {"name": "B"}}"#) == 1)
  }
}
